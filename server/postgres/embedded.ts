import { setTimeout as delay } from "node:timers/promises";
import { restrictConnections } from "./authentication.ts";
import { ensureCluster } from "./cluster.ts";
import { canConnect, type Connection } from "./connect.ts";
import { dataFolderOwner, takeDataFolder, type DataFolderLock } from "./data-folder-lock.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { clusterFolder, findHome, openDataFolder, chooseHome } from "./home.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { startPostmaster } from "./postmaster.ts";
import { findPrograms, preparePrograms, type InstalledPrograms } from "./programs.ts";
import { keepRunning } from "./keep-running.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { stopOrphan } from "./orphan.ts";

export interface EmbeddedDatabase {
  /** Connection options for `pg`, with the socket's folder as host and no password. */
  readonly connection: Connection;
  /** True if another process of the product runs the database and this one only uses it. */
  readonly shared: boolean;
  /** Stops PostgreSQL if this process runs it, and releases the data folder; idempotent. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Receives lines for the operator. */
  log(line: string): void;
  /** What to do if another process already runs the database of this folder. */
  readonly whenRunning: "refuse" | "share";
  /** Overrides of PostgreSQL's settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

const millisecondsToShare = 30_000;

/**
 * Starts the PostgreSQL in `dataDir/postgres`, which the first start creates. It stops when this
 * process ends for whatever reason, and is restarted if it stops before. Leftovers of a killed
 * process are cleaned up. A shared database is available as long as its owner runs.
 * @throws EmbeddedDatabaseError with one line for the operator
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const installed = findPrograms();
  const folder = openDataFolder(dataDir);
  const deadline = Date.now() + millisecondsToShare;
  for (;;) {
    const lock = takeDataFolder(folder);
    if (lock) return start(folder, installed, lock, options);
    if (options.whenRunning === "refuse") throw alreadyRunning(dataDir, folder);
    // The owner may be starting or stopping, so both the lock and the connection are tried again.
    const connection = await findRunning(folder);
    if (connection) return { connection, shared: true, stop: async () => {} };
    if (Date.now() > deadline) throw notAnswering(folder);
    await delay(100);
  }
}

async function start(
  folder: string,
  installed: InstalledPrograms,
  lock: DataFolderLock,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const log = (line: string) => options.log(line);
  const { settings = {} } = options;
  // Run in reverse order, after a failed start or when the database is stopped.
  const undo: (() => void | Promise<void>)[] = [() => lock.release()];
  let undone: Promise<void> | null = null;
  const stop = () => (undone ??= runAll(undo.toReversed()));
  try {
    const home = chooseHome(folder, log);
    if (home.folder !== folder) {
      // A copy of the data folder refers to the same home folder.
      const homeLock = takeDataFolder(home.folder);
      if (!homeLock) throw alreadyRunning(home.folder, home.folder);
      undo.push(() => homeLock.release());
    }
    const programs = preparePrograms(installed, home, log);
    const cluster = await ensureCluster(home, programs, log);
    const socketFolder = makeSocketFolder(home);
    undo.push(() => socketFolder.remove());
    const access = restrictConnections(home.folder);
    const place = {
      home,
      cluster,
      socketFolder: socketFolder.path,
      settings: { ...access, ...settings },
    };
    const server = await keepRunning(async (signal) => {
      await stopOrphan(cluster, log);
      return startPostmaster(programs, place, log, signal);
    }, log);
    undo.push(() => server.stop());
    return { connection: server.connection, shared: false, stop };
  } catch (error) {
    await stop();
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(`The database of ${folder} cannot be used: ${reason(error)}`);
  }
}

/** Runs all steps in order, even if one fails. */
async function runAll([step, ...rest]: (() => void | Promise<void>)[]): Promise<void> {
  if (!step) return;
  try {
    await step();
  } finally {
    await runAll(rest);
  }
}

async function findRunning(folder: string): Promise<Connection | null> {
  try {
    const file = readPostmasterFile(clusterFolder(findHome(folder)));
    if (!file?.port || !file.socketFolder) return null;
    const { port, socketFolder: host } = file;
    const connection = { host, port, user: "viluva", database: "viluva" };
    return (await canConnect(connection)) ? connection : null;
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(
      `The academy is running on ${folder}, but its database cannot be reached: ${reason(error)}`,
    );
  }
}

function alreadyRunning(dataDir: string, folder: string): EmbeddedDatabaseError {
  const pid = dataFolderOwner(folder);
  return new EmbeddedDatabaseError(
    `The academy is already running on ${dataDir}${pid ? ` (process ${pid})` : ""}. ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  );
}

function notAnswering(folder: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The academy is running on ${folder}, but its database did not answer within ` +
      `${millisecondsToShare / 1000} seconds.`,
  );
}
