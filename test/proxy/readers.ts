import { setTimeout as delay } from "node:timers/promises";
import { inspect } from "node:util";

/** A client that requests the same page again and again. */
export interface Reader {
  what: string;
  read: () => Promise<Response>;
}

/** The answers to readers. */
export interface Reading {
  answers: number;
  /** What nobody should be answered, and when it was asked for (`performance.now()`). */
  failed: { what: string; askedAt: number }[];
  /** The longest that an answer took, in milliseconds. */
  slowest: number;
}

/** Starts the readers. @returns a function that stops them after their last answers */
export function startReaders(readers: readonly Reader[], reading: Reading): () => Promise<void> {
  let stopping = false;
  const working = readers.map(async ({ what, read }) => {
    while (!stopping) {
      const askedAt = performance.now();
      const fault = await faultOf(read);
      reading.answers += 1;
      reading.slowest = Math.max(reading.slowest, performance.now() - askedAt);
      if (fault !== null) reading.failed.push({ what: `${what}: ${fault}`, askedAt });
      await delay(10);
    }
  });
  return async () => {
    stopping = true;
    await Promise.all(working);
  };
}

/** What is wrong with an answer; null if it is complete. */
async function faultOf(read: () => Promise<Response>): Promise<string | null> {
  try {
    const answer = await read();
    await answer.arrayBuffer();
    return answer.status === 200 ? null : String(answer.status);
  } catch (error) {
    return inspect(error);
  }
}
