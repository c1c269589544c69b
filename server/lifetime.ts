import { standardLog } from "./log.ts";

type Stop = () => Promise<void>;

// What `main` throws for the operator: these say all there is to say in one line.
const expected = new Set(["SettingsError", "EmbeddedDatabaseError"]);
const expectedCodes = new Set(["EADDRINUSE", "EACCES", "ECONNREFUSED", "ENOTFOUND"]);

/** One clear line for what the operator can mend; everything else keeps its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.has(error.name)) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE") return `${error.message}. Set PORT to another port.`;
  return expectedCodes.has(code) ? error.message : (error.stack ?? error.message);
}

/**
 * Runs a server until SIGINT or SIGTERM, then its stops in order. A second signal ends at once.
 *
 * @param main starts everything and returns what stops it, first to last; what it tells is for the
 *   operator to read until it has started, and an event of the log from then on
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
    // Still starting: `main` finishes first, then everything it started is stopped.
    if (!stops) return;
    for (const each of stops) await each();
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
