import { setTimeout as delay } from "node:timers/promises";
import { ensureCluster } from "./cluster.ts";
import { canConnect } from "./connect.ts";
import type { Connection } from "./connect.ts";
import { dataFolderOwner, takeDataFolder } from "./data-folder-lock.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import { EmbeddedDatabaseError, reason } from "./error.ts";
import { clusterFolder, findHome, openDataFolder, settleHome } from "./home.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { startPostmaster } from "./postmaster.ts";
import { findPrograms, preparePrograms } from "./programs.ts";
import type { InstalledPrograms } from "./programs.ts";
import { keepRunning } from "./keep-running.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { clearSurvivor } from "./survivor.ts";

export interface EmbeddedDatabase {
  /** What `pg` needs to connect: the socket's folder as host, and no password. */
  readonly connection: Connection;
  /** True when another process of ours runs it, and we only use it. */
  readonly shared: boolean;
  /** Stops PostgreSQL if we run it, and lets go of the data folder; idempotent. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Receives single lines worth showing to the operator. */
  log(line: string): void;
  /** What to do when a living process already runs the database of this folder. */
  readonly whenRunning: "refuse" | "share";
  /** How many connections it takes at a time; 40 are enough for one academy and its commands. */
  readonly connections?: number;
}

const usualConnections = 40;
const millisecondsToShare = 30_000;

/**
 * Brings up the PostgreSQL that lives in `dataDir/postgres`, made at the first start. It ends with
 * this process, however this process ends, and whatever an earlier one left behind is cleared up.
 * Should it end before that, it is started again.
 * Sharing lasts as long as the process that owns the database.
 * @throws EmbeddedDatabaseError with one clear line for the operator
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const installed = findPrograms();
  const folder = openDataFolder(dataDir);
  const patience = Date.now() + millisecondsToShare;
  for (;;) {
    const lock = takeDataFolder(folder);
    if (lock) return start(folder, installed, lock, options);
    if (options.whenRunning === "refuse") throw alreadyRunning(dataDir, folder);
    // The owner may be about to start or to stop: ask both questions again.
    const connection = await findRunning(folder);
    if (connection) return { connection, shared: true, stop: async () => {} };
    if (Date.now() > patience) throw notAnswering(folder);
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
  const { connections = usualConnections } = options;
  // Undone in reverse order, whether the start fails half-way or the database is stopped later.
  const undo: (() => void | Promise<void>)[] = [() => lock.release()];
  let undone: Promise<void> | null = null;
  const stop = () => (undone ??= runAll(undo.toReversed()));
  try {
    const home = settleHome(folder, log);
    if (home.folder !== folder) {
      // A copy of the data folder points to the same home.
      const homeLock = takeDataFolder(home.folder);
      if (!homeLock) throw alreadyRunning(home.folder, home.folder);
      undo.push(() => homeLock.release());
    }
    const programs = preparePrograms(installed, home, log);
    const cluster = await ensureCluster(home, programs, log);
    const socketFolder = makeSocketFolder(home);
    undo.push(() => socketFolder.remove());
    const place = { home, cluster, socketFolder: socketFolder.path, connections };
    const server = await keepRunning(async (signal) => {
      await clearSurvivor(cluster, log);
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

/** Runs them all, in order, even when one fails. */
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
      `Viluva is running on ${folder}, but its database cannot be reached: ${reason(error)}`,
    );
  }
}

function alreadyRunning(dataDir: string, folder: string): EmbeddedDatabaseError {
  const pid = dataFolderOwner(folder);
  return new EmbeddedDatabaseError(
    `Viluva is already running on ${dataDir}${pid ? ` (process ${pid})` : ""}. ` +
      `Stop it first, or set DATA_DIR to another folder.`,
  );
}

function notAnswering(folder: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `Viluva is running on ${folder}, but its database did not answer within ` +
      `${millisecondsToShare / 1000} seconds.`,
  );
}
