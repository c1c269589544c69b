import { standardLog } from "./log.ts";

type Stop = () => Promise<void>;

// Errors whose message is meant for the operator.
const expected = new Set(["SettingsError", "EmbeddedDatabaseError"]);
const expectedCodes = new Set(["EADDRINUSE", "EACCES", "ECONNREFUSED", "ENOTFOUND"]);

/** Describes an error for the operator: expected errors by their message, others with their stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.has(error.name)) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE") return `${error.message}. Set PORT to another port.`;
  return expectedCodes.has(code) ? error.message : (error.stack ?? error.message);
}

/**
 * Runs a server until SIGINT or SIGTERM, then stops it. A second signal exits at once.
 *
 * @param main starts everything and returns the functions that stop it, in order. Its `log` prints
 *   plain lines during the start and writes `notice` events afterwards
 */
export async function runUntilStopped(
  main: (log: (line: string) => void) => Promise<Stop[]>,
): Promise<void> {
  let stops: Stop[] | null = null;
  let stopping = false;
  const log = (line: string) => {
    if (stops) standardLog("warn", "notice", { message: line });
    else console.log(line);
  };

  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    // While starting, `main` finishes first; then everything it started is stopped.
    if (!stops) return;
    for (const stopPart of stops) await stopPart();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());

  try {
    stops = await main(log);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
  if (stopping) {
    stopping = false;
    await stop();
  }
}
