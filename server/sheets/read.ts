import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { sheetLimits, type Sheet, type SheetProblem } from "#domain/import/sheet.ts";

const limits = { seconds: 20, megabytes: 400 };

// A second sheet waits: each may take much memory.
const queue = new PQueue({ concurrency: 1 });

/**
 * Reads a CSV, Excel or LibreOffice file, or rows copied from a spreadsheet, in a thread of its own:
 * a large file takes seconds, and a harmful one ends with its thread.
 */
export async function readSheet(file: Uint8Array): Promise<Sheet | SheetProblem> {
  if (file.byteLength === 0) return "empty";
  if (file.byteLength > sheetLimits.bytes) return "too-large";
  return queue.add(() => readInThread(file));
}

function readInThread(file: Uint8Array): Promise<Sheet | SheetProblem> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    const timer = setTimeout(() => {
      resolve("too-slow");
      void worker.terminate();
    }, limits.seconds * 1000);
    worker.once("message", (answer: Sheet | SheetProblem) => resolve(answer));
    // Out of memory, or ended without an answer.
    worker.once("error", () => resolve("unreadable"));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve("unreadable");
    });
  });
}
