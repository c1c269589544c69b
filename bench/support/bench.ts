/** What a file right under `bench/` exports: one benchmark. */
export interface Bench {
  /** One line for the list of benchmarks. */
  about: string;
  /**
   * Measures and prints.
   *
   * @param options what stood after its name on the command line
   * @param ends what it started, to be stopped in reverse order, interrupted or not
   * @returns whether every budget holds
   */
  run(options: string[], ends: AsyncDisposableStack): Promise<boolean>;
}

/** What the person at the command line got wrong, in one line. */
export class UsageError extends Error {}

/** The number that an option such as `--rounds` was given. */
export function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number`);
  return Number(text);
}
