import { readdir } from "node:fs/promises";
import { UsageError, type Bench } from "./support/bench.ts";
import { endProgress } from "#server/progress.ts";

// npm run bench -- NAME [options]: every other file in this folder is a benchmark.

async function listBenches(): Promise<string[]> {
  const files = await readdir(import.meta.dirname);
  return files
    .filter((file) => file.endsWith(".ts") && file !== "run.ts")
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
}

async function loadBench(name: string): Promise<Bench> {
  return (await import(`./${name}.ts`)) as Bench;
}

async function printList(names: readonly string[]): Promise<void> {
  console.log("usage: npm run bench -- NAME [options]\n");
  const width = Math.max(...names.map((name) => name.length));
  for (const name of names) {
    console.log(`  ${name.padEnd(width)}  ${(await loadBench(name)).about}`);
  }
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")
  );
}

/** Runs one benchmark and stops everything that it started, even when interrupted. */
async function runBench(bench: Bench, options: string[]): Promise<number> {
  const ends = new AsyncDisposableStack();
  const interrupt = () => {
    endProgress();
    void ends.disposeAsync().finally(() => process.exit(130));
  };
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    return (await bench.run(options, ends)) ? 0 : 1;
  } catch (error) {
    // After an interrupt, errors only say that something was stopped.
    if (ends.disposed) return new Promise(() => {});
    endProgress();
    console.error(isUsageError(error) ? error.message : error);
    return 1;
  } finally {
    await ends.disposeAsync();
  }
}

const [name, ...options] = process.argv.slice(2);
const names = await listBenches();
if (name === undefined) {
  await printList(names);
} else if (names.includes(name)) {
  process.exitCode = await runBench(await loadBench(name), options);
} else {
  console.error(`There is no benchmark "${name}"; there are: ${names.join(", ")}.`);
  process.exitCode = 1;
}
