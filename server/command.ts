import { explain } from "./lifetime.ts";

/** What the operator got wrong, or what a command will not do; its message says all there is to say. */
export class Refusal extends Error {}

/** Runs an operator's command: what the operator can mend is told in one line and ends it with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const known = error instanceof Refusal || (error instanceof Error && "code" in error);
    console.error(known ? error.message : explain(error));
    process.exitCode = 1;
  }
}

/**
 * Lets SIGINT and SIGTERM abort long work, which then undoes what it has begun. A second one ends
 * the process at once.
 */
export async function interruptible<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new Refusal("Interrupted; nothing was changed."));
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", interrupt);
  try {
    return await work(controller.signal);
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}
