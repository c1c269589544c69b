import { runNextImport } from "#use-cases/import/run.ts";

/** How often an idle instance looks for an import, in milliseconds. */
const defaultInterval = 1_000;

/**
 * Runs imports that were started, and their undos, one after the other. Whichever instance looks first
 * takes one.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the run in progress
 */
export function startImports(
  services: Parameters<typeof runNextImport>[0],
  interval = defaultInterval,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    // After a failure, such as an unavailable database, the next round looks again.
    running ??= runNextImport(services, stopping.signal)
      .catch(() => {})
      .then(() => {
        running = null;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
