import { randomInt } from "node:crypto";

/** One of them; undefined where there is none. */
export function pick<One>(all: readonly One[]): One | undefined {
  return all.length === 0 ? undefined : all[randomInt(all.length)];
}

/** The same in any order. */
export function shuffle<One>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
