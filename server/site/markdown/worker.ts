import { parentPort, workerData } from "node:worker_threads";
import { countPieces, type Block } from "#content/site/markdown-blocks.ts";
import { parseMarkdown } from "#content/site/markdown.ts";
import { mostPieces } from "./limits.ts";

// Reads texts of small Markdown, one after the other, and ends.

/** Null for a text that can't be read or is more than a page can show. */
export type Answer = "ready" | readonly Block[] | null;

function answer(message: Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(message);
}

function read(text: string): readonly Block[] | null {
  try {
    const blocks = parseMarkdown(text);
    return countPieces(blocks) > mostPieces ? null : blocks;
  } catch {
    return null;
  }
}

answer("ready");
for (const text of workerData as readonly string[]) answer(read(text));
