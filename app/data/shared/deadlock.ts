import { setTimeout } from "node:timers/promises";

/** The longest pause before a change runs again, in milliseconds. */
const longestPause = 200;

/** Whether PostgreSQL aborted this transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

/**
 * Makes a change in a transaction of its own. After a deadlock it runs again from the start, a moment
 * later, up to six times in all: PostgreSQL has rolled it back, so the other one can complete.
 */
export async function retryDeadlocks<T>(change: () => Promise<T>): Promise<T> {
  for (let attempts = 5; ; attempts -= 1) {
    try {
      return await change();
    } catch (error) {
      if (!isDeadlock(error) || attempts === 0) throw error;
      // At once it would meet the same others in the same order again.
      await setTimeout(Math.random() * longestPause);
    }
  }
}
