import { inject } from "vitest";

/**
 * How much of an exhaustive test a run does: a sample in `npm test`, more with `--ci`, and
 * everything in `npm run test:deep`.
 */
export type Depth = "usual" | "ci" | "deep";

/** This run's depth, which `TEST_DEPTH` sets. */
export function depth(): Depth {
  const named = process.env["TEST_DEPTH"];
  return named === "ci" || named === "deep" ? named : "usual";
}

/** Whether this run makes its tests at full numbers. */
export function isDeep(): boolean {
  return depth() === "deep";
}

/** How often to repeat something; on the build server as often as in a usual run, unless it says more. */
export function runs({
  usual,
  ci = usual,
  deep,
}: {
  usual: number;
  ci?: number;
  deep: number;
}): number {
  return { usual, ci, deep }[depth()];
}

/** The seed of this run's random values, printed at its start; `TEST_SEED` sets it. */
export function seed(): number {
  return inject("seed");
}

/**
 * Every n-th of a list, from a place that the seed chooses; the whole list in a deep run.
 *
 * @param n a number of its own for the build server, if it differs
 * @param shift moves the place, so that lists which are asked side by side have other samples
 */
export function everyNth<Item>(
  n: number | { usual: number; ci: number },
  list: readonly Item[],
  shift = 0,
): readonly Item[] {
  const step = runs({ ...(typeof n === "number" ? { usual: n } : n), deep: 1 });
  return list.filter((_, index) => (index + shift + seed()) % step === 0);
}
