import type pg from "pg";
import { copyOut } from "#data/backup/copy-out.ts";
import { readSnapshot, type Snapshot } from "#data/backup/snapshot.ts";
import { CommandError } from "../command.ts";
import { headerLine, tableEnd, tableStart } from "./format.ts";
import type { BackupKey } from "./key.ts";
import { countRows, describeRows } from "./row-progress.ts";
import { writeBackupFile } from "./write-file.ts";

export interface BackupOptions {
  /** Seals the file. */
  key: BackupKey;
  /** Replaces an existing file. */
  force: boolean;
  /** Aborts the backup and leaves no file. */
  signal: AbortSignal;
  /** Called often with a line about the progress. */
  onProgress: (text: string) => void;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Backs up a consistent snapshot of a running academy. Memory use does not grow with its size.
 *
 * @throws CommandError if there is no academy, or the file already exists
 */
export function makeBackup(
  pool: pg.Pool,
  path: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  return readSnapshot(pool, options.signal, async (client, snapshot) => {
    if (snapshot.migrations.length === 0) {
      throw new CommandError("There is no academy here to back up yet.");
    }
    const text = writeText(client, snapshot, options.onProgress);
    const bytes = await writeBackupFile(path, text, options);
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: snapshot.tables.length, rows, bytes };
  });
}

async function* writeText(
  client: pg.ClientBase,
  snapshot: Snapshot,
  onProgress: BackupOptions["onProgress"],
): AsyncGenerator<string | Buffer> {
  yield headerLine(snapshot);
  for (const table of snapshot.tables) {
    yield `${tableStart(table)}\n`;
    let rows = 0;
    for await (const chunk of copyOut(client, table) as AsyncIterable<Buffer>) {
      yield chunk;
      rows += countRows(chunk);
      onProgress(describeRows("Backing up", table, rows));
    }
    if (rows !== table.rows) throw new Error(`read ${rows} of ${table.rows} rows of ${table.name}`);
    yield `${tableEnd}\n`;
  }
}
