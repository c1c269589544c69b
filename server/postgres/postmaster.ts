import { setTimeout as delay } from "node:timers/promises";
import { serverArguments, socketPort } from "./configuration.ts";
import { canConnectOrCreate } from "./connect.ts";
import type { Connection } from "./connect.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import type { Home } from "./home.ts";
import type { Programs } from "./programs.ts";
import { complaint, openServerLog } from "./server-log.ts";
import { startWatched } from "./watched-process.ts";
import type { WatchedProcess } from "./watched-process.ts";

export interface Postmaster {
  readonly connection: Connection;
  /** Settles when the server has ended, with how, and where its log is. */
  readonly ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back; resolves when the server has ended. */
  stop(): Promise<void>;
}

export interface Place {
  readonly home: Home;
  readonly cluster: string;
  readonly socketFolder: string;
  /** How many it takes at a time. */
  readonly connections: number;
}

const millisecondsToStart = 120_000;
const millisecondsForOrphans = 15_000;

/**
 * Starts the server and waits until it answers. Replaying the log of a killed one may take a while.
 * @param signal gives up the start
 * @throws EmbeddedDatabaseError with PostgreSQL's own complaint when it does not come up
 */
export async function startPostmaster(
  programs: Programs,
  place: Place,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Postmaster> {
  const orphansGone = Date.now() + millisecondsForOrphans;
  for (;;) {
    const attempt = await tryToStart(programs, place, log, signal);
    if ("postmaster" in attempt) return attempt.postmaster;
    // The children of a server that was killed alone end by themselves, but not at once.
    const hasOrphans = attempt.output.includes("pre-existing shared memory");
    if (!hasOrphans || Date.now() > orphansGone || signal.aborted) {
      const why = complaint(attempt.output) || attempt.ending;
      throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${why} (see ${attempt.logPath})`);
    }
    await delay(100);
  }
}

type Attempt = { postmaster: Postmaster } | { output: string; ending: string; logPath: string };

async function tryToStart(
  programs: Programs,
  { home, cluster, socketFolder, connections }: Place,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Attempt> {
  const connection = { host: socketFolder, port: socketPort, user: "viluva", database: "viluva" };
  const output = openServerLog(home.folder);
  const command = [programs.postgres, ...serverArguments(cluster, socketFolder, connections)];
  const server = startWatched(command, home.runAs, output.descriptor);
  output.close();
  const giveUp = () => void server.end();
  signal.addEventListener("abort", giveUp);
  const ending = await untilReady(server, connection, log);
  signal.removeEventListener("abort", giveUp);
  if (ending !== null) return { output: output.text(), ending, logPath: output.path };
  const ended = server.ended.then((how) => `${how}; see ${output.path}`);
  return { postmaster: { connection, ended, stop: () => server.end() } };
}

/** Returns null when the server is ready, or how it ended before that. */
async function untilReady(
  server: WatchedProcess,
  connection: Connection,
  log: (line: string) => void,
): Promise<string | null> {
  let ending: string | null = null;
  void server.ended.then((how) => (ending = how));
  const begin = Date.now();
  let told = false;
  try {
    while (ending === null) {
      if (await canConnectOrCreate(connection)) return null;
      const waited = Date.now() - begin;
      if (waited > millisecondsToStart) throw new Error("it does not answer");
      if (waited > 3000 && !told) {
        log("PostgreSQL is recovering; this can take a minute.");
        told = true;
      }
      await delay(15);
    }
    return ending;
  } catch (error) {
    await server.end();
    throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${reason(error)}`);
  }
}
