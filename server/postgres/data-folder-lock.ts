import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";

export interface DataFolderLock {
  /** Releases the folder for another process; idempotent. */
  release(): void;
}

// References the connections, because garbage collection would close them and release the locks.
const held = new Set<DatabaseSync>();
/** SQLite's result code SQLITE_BUSY. */
const busy = 5;

/**
 * Locks the folder for this process, with SQLite's write lock on an empty file.
 *
 * Node has no flock. SQLite's is the only lock in Node that the kernel releases however the process
 * dies, on Linux and on a Mac: a pid file or a Unix socket outlives a kill and can't be replaced
 * without a race, a TCP port may belong to another program, and postmaster.pid does not protect the
 * steps before PostgreSQL starts.
 *
 * @returns null if another process has the folder
 * @throws EmbeddedDatabaseError if the folder is not writable
 */
export function takeDataFolder(folder: string): DataFolderLock | null {
  const connection = open(folder);
  if (!connection) return null;
  held.add(connection);
  const note = ownerFile(folder);
  return {
    release() {
      if (!held.delete(connection)) return;
      rmSync(note, { force: true });
      connection.close();
    },
  };
}

/** The process that has the folder, for messages; null if unknown. */
export function dataFolderOwner(folder: string): number | null {
  try {
    const pid = Number(readFileSync(ownerFile(folder), "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function ownerFile(folder: string): string {
  return join(folder, "owner");
}

function open(folder: string): DatabaseSync | null {
  let connection: DatabaseSync | null = null;
  try {
    const file = join(folder, "lock");
    createPrivately(file);
    connection = new DatabaseSync(file, { timeout: 0 });
    connection.exec("BEGIN EXCLUSIVE");
    // Fails if the folder is read-only; SQLite's lock succeeds even then.
    writeFileSync(ownerFile(folder), `${process.pid}\n`);
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw new EmbeddedDatabaseError(
      `Cannot lock ${folder} (${reason(error)}): this user must be able to write there; ` +
        `start as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Creates the lock file so that no other user can open and lock it. */
function createPrivately(file: string): void {
  try {
    // "wx" never opens an existing file: closing it would release a lock that this process holds.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}
