import { inject } from "vitest";

/** Whether this run makes its tests at full numbers: `npm run test:deep`. */
export function isDeep(): boolean {
  return process.env["TEST_DEPTH"] === "deep";
}

/** How often to repeat something: a few hundred times in a usual run, in full in a deep one. */
export function runs({ usual, deep }: { usual: number; deep: number }): number {
  return isDeep() ? deep : usual;
}

/** The seed of this run's random values, printed at its start; `TEST_SEED` sets it. */
export function seed(): number {
  return inject("seed");
}

/** Every n-th of a list, from a place that the seed chooses; the whole list in a deep run. */
export function everyNth<Item>(n: number, list: readonly Item[]): readonly Item[] {
  return isDeep() ? list : list.filter((_, index) => (index + seed()) % n === 0);
}
