import type pg from "pg";
import { copyOut } from "#data/backup/copy-out.ts";
import { readSnapshot, type Snapshot } from "#data/backup/snapshot.ts";
import { Refusal } from "../command.ts";
import { headerLine, tableEnd, tableStart } from "./format.ts";
import { countRows, describeRows } from "./row-progress.ts";
import { writeBackupFile } from "./write-file.ts";

export interface BackupOptions {
  /** Takes the place of a file that is there. */
  force: boolean;
  /** Gives it up and leaves nothing. */
  signal: AbortSignal;
  /** Told often how far it is. */
  onProgress: (text: string) => void;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  bytes: number;
}

/**
 * Backs up one moment of an academy, which goes on meanwhile, in memory that does not grow with it.
 *
 * @throws Refusal when there is no academy, or the file is there already
 */
export function makeBackup(
  pool: pg.Pool,
  path: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  return readSnapshot(pool, options.signal, async (client, snapshot) => {
    if (snapshot.migrations.length === 0) {
      throw new Refusal("There is no academy here yet to back up.");
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
    if (rows !== table.rows) throw new Error(`${table.name} gave ${rows} rows of ${table.rows}`);
    yield `${tableEnd}\n`;
  }
}
