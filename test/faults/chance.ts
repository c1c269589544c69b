import { randomInt } from "node:crypto";

/** A random item; undefined for an empty list. */
export function pick<One>(all: readonly One[]): One | undefined {
  return all.length === 0 ? undefined : all[randomInt(all.length)];
}

/** A shuffled copy. */
export function shuffle<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
