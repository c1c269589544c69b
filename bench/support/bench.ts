/** What a file directly under `bench/` exports: one benchmark. */
export interface Bench {
  /** One line for the list of benchmarks. */
  about: string;
  /**
   * Measures and prints.
   *
   * @param options the arguments after its name on the command line
   * @param ends stops everything that it started, in reverse order, even when interrupted
   * @returns whether every budget holds
   */
  run(options: string[], ends: AsyncDisposableStack): Promise<boolean>;
}

/** A mistake on the command line, described in one line. */
export class UsageError extends Error {}

/** Parses the number given for an option such as `--rounds`. */
export function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number`);
  return Number(text);
}
