import { constants } from "node:os";
import PQueue from "p-queue";
import { sheetLimits, type SheetFile, type SheetRefusal } from "#domain/import/sheet.ts";
import { readInChild } from "./child-process.ts";

// A second sheet waits: each may take much memory, and so does each that waits.
const queue = new PQueue({ concurrency: 1 });
const mostWaiting = 8;

/**
 * Reads a CSV, Excel or LibreOffice file, or rows copied from a spreadsheet, in a process of its own:
 * a large file takes seconds, and a harmful one ends with its process.
 *
 * @param priority of that process: it leaves the processors to the requests
 */
export async function readSheet(
  file: Uint8Array,
  priority: number = constants.priority.PRIORITY_BELOW_NORMAL,
): Promise<SheetFile | SheetRefusal> {
  if (file.byteLength === 0) return { problem: "empty" };
  if (file.byteLength > sheetLimits.bytes) return { problem: "too-large" };
  if (queue.size >= mostWaiting) return { problem: "busy" };
  return queue.add(() => readInChild(file, priority));
}
