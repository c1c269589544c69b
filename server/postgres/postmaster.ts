import { setTimeout as delay } from "node:timers/promises";
import { serverArguments, socketPort } from "./configuration.ts";
import { canConnectOrCreate, type Connection } from "./connect.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import type { Home } from "./home.ts";
import type { Programs } from "./programs.ts";
import { openServerLog, startError } from "./server-log.ts";
import { startWatched, type WatchedProcess } from "./watched-process.ts";

export interface Postmaster {
  readonly connection: Connection;
  /** Resolves when the server has stopped, with its exit status and the path of its log. */
  readonly ended: Promise<string>;
  /** Fast shutdown: rolls back open transactions; resolves when the server has stopped. */
  stop(): Promise<void>;
}

export interface Place {
  readonly home: Home;
  readonly cluster: string;
  readonly socketFolder: string;
  /** More of PostgreSQL's settings, and overrides. */
  readonly settings: Readonly<Record<string, string>>;
}

const millisecondsToStart = 120_000;
const millisecondsForOrphans = 15_000;

/**
 * Starts the server and waits until it answers. Recovery after a kill may take a while.
 * @param signal aborts the start
 * @throws EmbeddedDatabaseError with PostgreSQL's own error if it does not start
 */
export async function startPostmaster(
  programs: Programs,
  place: Place,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Postmaster> {
  const deadline = Date.now() + millisecondsForOrphans;
  for (;;) {
    const attempt = await tryToStart(programs, place, log, signal);
    if ("postmaster" in attempt) return attempt.postmaster;
    // If only the main process was killed, its child processes end soon, but not at once.
    const hasOrphans = attempt.output.includes("pre-existing shared memory");
    if (!hasOrphans || Date.now() > deadline || signal.aborted) {
      const why = startError(attempt.output) || attempt.ending;
      throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${why} (see ${attempt.logPath})`);
    }
    await delay(100);
  }
}

type Attempt = { postmaster: Postmaster } | { output: string; ending: string; logPath: string };

async function tryToStart(
  programs: Programs,
  { home, cluster, socketFolder, settings }: Place,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Attempt> {
  const connection = { host: socketFolder, port: socketPort, user: "viluva", database: "viluva" };
  const output = openServerLog(home.folder);
  const command = [programs.postgres, ...serverArguments(cluster, socketFolder, settings)];
  const server = startWatched(command, home.runAs, output.descriptor);
  output.close();
  const abort = () => void server.end();
  signal.addEventListener("abort", abort);
  const ending = await waitUntilReady(server, connection, log);
  signal.removeEventListener("abort", abort);
  if (ending !== null) return { output: output.text(), ending, logPath: output.path };
  const ended = server.ended.then((how) => `${how}; see ${output.path}`);
  return { postmaster: { connection, ended, stop: () => server.end() } };
}

/** Returns null when the server is ready, or its exit status if it stopped before that. */
async function waitUntilReady(
  server: WatchedProcess,
  connection: Connection,
  log: (line: string) => void,
): Promise<string | null> {
  let ending: string | null = null;
  void server.ended.then((how) => (ending = how));
  const startedAt = Date.now();
  let isLogged = false;
  try {
    while (ending === null) {
      if (await canConnectOrCreate(connection)) return null;
      const waited = Date.now() - startedAt;
      if (waited > millisecondsToStart) throw new Error("it does not answer");
      if (waited > 3000 && !isLogged) {
        log("PostgreSQL is recovering; this can take a minute.");
        isLogged = true;
      }
      await delay(15);
    }
    return ending;
  } catch (error) {
    await server.end();
    throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${reason(error)}`);
  }
}
