import { parentPort, workerData } from "node:worker_threads";
import { toSheet, type Sheet, type SheetProblem } from "#domain/import/sheet.ts";
import { decodeText, readText } from "./read-text.ts";

// Reads one sheet and ends.

async function readSheet(file: Buffer): Promise<Sheet | SheetProblem> {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return "old-excel";
  try {
    if (starts(0x50, 0x4b, 0x03, 0x04)) {
      // The library is large, and most sheets are texts.
      const { isSmallWhenUnpacked, readWorkbook } = await import("./read-workbook.ts");
      return isSmallWhenUnpacked(file) ? toSheet(readWorkbook(file)) : "too-large";
    }
    const text = decodeText(file);
    return text === null ? "not-a-sheet" : toSheet(readText(text));
  } catch {
    return "unreadable";
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await readSheet(Buffer.from(workerData as Uint8Array)));
