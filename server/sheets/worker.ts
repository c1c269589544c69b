import { parentPort, workerData } from "node:worker_threads";
import { toSheet, type Sheet, type SheetProblem } from "#domain/import/sheet.ts";
import { decodeText, readText } from "./read-text.ts";
import { isSmallWhenUnpacked, readWorkbook } from "./read-workbook.ts";

// Reads one sheet and ends.

function readSheet(file: Buffer): Sheet | SheetProblem {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return "old-excel";
  try {
    if (starts(0x50, 0x4b, 0x03, 0x04)) {
      return isSmallWhenUnpacked(file) ? toSheet(readWorkbook(file)) : "too-large";
    }
    const text = decodeText(file);
    return text === null ? "not-a-sheet" : toSheet(readText(text));
  } catch {
    return "unreadable";
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(readSheet(Buffer.from(workerData as Uint8Array)));
