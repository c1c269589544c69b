import { runNextImport } from "#use-cases/import/run.ts";
import { startRounds } from "./rounds.ts";

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
  const stop = startRounds(() => runNextImport(services, stopping.signal), interval);
  return () => {
    stopping.abort();
    return stop();
  };
}
