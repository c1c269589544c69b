import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";

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

/** Prints whether a budget holds. @returns the same */
export function judge(budget: string, holds: boolean): boolean {
  console.log(`${budget}: ${holds ? "holds" : "is not met"}`);
  return holds;
}

/** Prints what exceeds a budget, one line each. @returns whether nothing does */
export function judgeAll(overruns: readonly string[]): boolean {
  console.log(overruns.length === 0 ? "\nEvery budget holds." : `\n${overruns.join("\n")}`);
  return overruns.length === 0;
}

/** Acts again and again, with pauses in milliseconds, until a promise settles. */
export async function repeatUntil(
  until: Promise<unknown>,
  pause: number,
  act: () => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  void until.finally(() => (isOver = true)).catch(() => {});
  do {
    await act();
    await delay(pause);
  } while (!isOver);
}

/** Parses the number given for an option such as `--rounds`. */
export function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} takes a whole number`);
  return Number(text);
}

/** Reads options such as `--rounds 20`, all of them whole numbers. @param usual those without an option */
export function readCounts<Name extends string>(
  options: string[],
  usual: Record<Name, number>,
): Record<Name, number> {
  const names = Object.keys(usual) as Name[];
  const { values } = parseArgs({
    args: options,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const read = (name: Name) => readCount(`--${name}`, String(values[name] ?? usual[name]));
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
