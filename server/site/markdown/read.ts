import { Worker } from "node:worker_threads";
import PQueue from "p-queue";
import { countPieces, isPlain, type Block, type ReadTexts } from "#content/site/markdown-blocks.ts";
import { limits, mostMemory, mostPieces } from "./limits.ts";
import type { Answer } from "./worker.ts";

// Others wait: harmful texts never use more than one processor.
const queue = new PQueue({ concurrency: 1 });

/**
 * Reads texts of small Markdown in a thread. A text that takes too long, or needs too much memory, ends
 * its thread and is missing in the answer; the others go on in another thread.
 *
 * @param groups each is shown on one page. What a page can't show is missing as well
 */
export function readMarkdown(groups: readonly (readonly string[])[]): Promise<ReadTexts> {
  return queue.add(async () => withinPages(groups, await readAll(new Set(groups.flat()))));
}

async function readAll(all: ReadonlySet<string>): Promise<Map<string, readonly Block[]>> {
  const found = new Map<string, readonly Block[]>();
  // Most texts have no marks, and a thread takes a while to start.
  for (const text of all) {
    if (isPlain(text)) found.set(text, [{ kind: "paragraph", inlines: [text] }]);
  }
  const texts = [...all].filter((text) => !found.has(text));
  const end = performance.now() + limits.all;
  let next = 0;
  while (next < texts.length && performance.now() < end) {
    const answered = await readInThread(texts.slice(next), end, (text, blocks) =>
      found.set(text, blocks),
    );
    // The text that ended its thread is left out.
    next += answered + 1;
  }
  return found;
}

/** Reads texts until one of them ends the thread. @returns how many were answered */
function readInThread(
  texts: readonly string[],
  end: number,
  onRead: (text: string, blocks: readonly Block[]) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      workerData: texts,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    let answered = 0;
    let timer = stopAfter(worker, end - performance.now());
    worker.on("message", (answer: Answer) => {
      clearTimeout(timer);
      timer = stopAfter(worker, Math.min(limits.text, end - performance.now()));
      if (answer === "ready") return;
      const text = texts[answered];
      answered += 1;
      if (answer !== null && text !== undefined) onRead(text, answer);
    });
    // Out of memory; its exit follows.
    worker.once("error", () => {});
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(answered);
    });
  });
}

function stopAfter(worker: Worker, milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => void worker.terminate(), Math.max(milliseconds, 1));
}

/** Without what comes after a page is full. */
function withinPages(
  groups: readonly (readonly string[])[],
  found: Map<string, readonly Block[]>,
): ReadTexts {
  for (const texts of groups) {
    let pieces = 0;
    for (const text of texts) {
      pieces += countPieces(found.get(text) ?? []);
      if (pieces > mostPieces) found.delete(text);
    }
  }
  return found;
}
