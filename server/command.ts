import { explain } from "./lifetime.ts";

/** An expected error of a command, such as wrong usage. Only its message is printed. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs an operator's command. Expected errors are printed in one line; the exit code is then 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = error instanceof CommandError || (error instanceof Error && "code" in error);
    console.error(isExpected ? error.message : explain(error));
    process.exitCode = 1;
  }
}

/**
 * Lets SIGINT and SIGTERM abort long work, which then rolls back. A second signal exits at once.
 */
export async function interruptible<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(new CommandError("Interrupted; nothing was changed."));
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
