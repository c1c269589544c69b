import PQueue from "p-queue";
import { sheetLimits, type Sheet, type SheetProblem } from "#domain/import/sheet.ts";
import { readInChild } from "./child-process.ts";

// A second sheet waits: each may take much memory, and so does each that waits.
const queue = new PQueue({ concurrency: 1 });
const mostWaiting = 8;

/**
 * Reads a CSV, Excel or LibreOffice file, or rows copied from a spreadsheet, in a process of its own:
 * a large file takes seconds, and a harmful one ends with its process.
 */
export async function readSheet(file: Uint8Array): Promise<Sheet | SheetProblem> {
  if (file.byteLength === 0) return "empty";
  if (file.byteLength > sheetLimits.bytes) return "too-large";
  if (queue.size >= mostWaiting) return "busy";
  return queue.add(() => readInChild(file));
}
