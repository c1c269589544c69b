import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EmbeddedDatabaseError, hasCode, reason } from "./error.ts";

export interface DataFolderLock {
  /** Lets the next process in; idempotent. */
  release(): void;
}

// Held here too, since a lock whose connection is collected as garbage would open by itself.
const held = new Set<DatabaseSync>();
const busy = 5;

/**
 * Takes the folder for this process, or returns null when a living process has it.
 *
 * The lock is SQLite's write lock on an empty file: the one lock in Node that the kernel itself
 * gives to one process only and takes back however that process dies, so that no process id
 * has to be guessed and two starts at one moment cannot both win.
 *
 * @throws EmbeddedDatabaseError when the folder cannot be written
 */
export function takeDataFolder(folder: string): DataFolderLock | null {
  const connection = open(folder);
  if (!connection) return null;
  held.add(connection);
  const note = ownerNote(folder);
  return {
    release() {
      if (!held.delete(connection)) return;
      rmSync(note, { force: true });
      connection.close();
    },
  };
}

/** The process that has the folder, for a message to read; null where it is not known. */
export function dataFolderOwner(folder: string): number | null {
  try {
    const pid = Number(readFileSync(ownerNote(folder), "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function ownerNote(folder: string): string {
  return join(folder, "owner");
}

function open(folder: string): DatabaseSync | null {
  let connection: DatabaseSync | null = null;
  try {
    const file = join(folder, "lock");
    createPrivately(file);
    connection = new DatabaseSync(file, { timeout: 0 });
    connection.exec("BEGIN EXCLUSIVE");
    // Also the proof that we may write here: to a reader SQLite only pretends to give the lock.
    writeFileSync(ownerNote(folder), `${process.pid}\n`);
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

/** So that no other user of the machine can open it, and keep us out by reading it. */
function createPrivately(file: string): void {
  try {
    // Never opens a file that is there: closing it again would undo a lock of this process.
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}
