import type pg from "pg";
import { currentSchema } from "#data/backup/catalog.ts";
import { copyOut } from "#data/backup/copy-out.ts";
import { readDigest, type Digest } from "#data/backup/digest.ts";
import { countAccounts } from "#data/backup/guards.ts";
import { readPicture } from "#data/backup/pictures.ts";
import { readSnapshot, type Snapshot } from "#data/backup/snapshot.ts";
import { CommandError } from "../command.ts";
import { headerOf } from "./format.ts";
import type { BackupFile } from "./read-file.ts";
import { restorePictures } from "./pictures.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";

export type MoveOptions = Pick<RestoreOptions, "signal" | "onProgress">;

/** A table whose rows were compared in both databases. */
export interface ComparedTable {
  name: string;
  rows: number;
}

export interface MoveSummary {
  tables: ComparedTable[];
  /** An earlier run had already copied the rows; this run only compared them. */
  isRepeated: boolean;
}

/**
 * Copies an academy into another database in one transaction, and compares every table in both. An
 * interrupted run leaves the target unchanged and can be repeated; after a completed run, another
 * run compares, and adds photos that are missing. Tables that backups leave out are not copied, other
 * than pictures, which are after the rows.
 *
 * @param from the source; nobody may write to it meanwhile
 * @param to the target: an academy with the same schema and without accounts
 * @throws CommandError if the target has other accounts, or a table differs
 */
export function moveAcademy(
  from: pg.Pool,
  to: pg.Pool,
  options: MoveOptions,
): Promise<MoveSummary> {
  return readSnapshot(from, options.signal, async (client, snapshot) => {
    const source = await readDigests(client, snapshot, options, "source");
    const isRepeated = await hasAccounts(to);
    if (!isRepeated)
      await restoreBackup(to, asBackup(client, snapshot), { ...restoreDefaults, ...options });
    options.onProgress("Copying photos");
    await restorePictures(to, (id) => readPicture(from, id), options.signal);
    const target = await readSnapshot(to, options.signal, (targetClient, targetSnapshot) =>
      readDigests(targetClient, targetSnapshot, options, "target"),
    );
    const differing = [...source].filter(([name, digest]) => !isSame(digest, target.get(name)));
    if (differing.length === 0) return { tables: describe(source), isRepeated };
    throw new CommandError(
      `These tables differ in the target: ${differing.map(([name]) => name).join(", ")}. ` +
        (isRepeated ? "That database has accounts of its own." : "Do not use that database."),
    );
  });
}

const restoreDefaults = { replace: false, acceptAdmins: true, erasures: [], withdrawals: [] };

async function hasAccounts(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await countAccounts(client, await currentSchema(client))) > 0;
  } finally {
    client.release();
  }
}

/** Presents a snapshot of a database as if it were a backup file. */
function asBackup(client: pg.ClientBase, snapshot: Snapshot): BackupFile {
  return {
    header: headerOf(snapshot),
    async *tables() {
      for (const table of snapshot.tables) yield { table, rows: rowsOf(client, table) };
    },
    close: async () => {},
  };
}

async function* rowsOf(client: pg.ClientBase, table: Snapshot["tables"][number]) {
  yield* copyOut(client, table) as AsyncIterable<Buffer>;
}

async function readDigests(
  client: pg.ClientBase,
  { tables }: Snapshot,
  { onProgress }: MoveOptions,
  database: "source" | "target",
): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>();
  for (const table of tables) {
    onProgress(`Reading ${table.name} in the ${database}`);
    digests.set(table.name, await readDigest(client, table));
  }
  return digests;
}

function isSame(one: Digest, other: Digest | undefined): boolean {
  return one.rows === other?.rows && one.sum === other.sum;
}

function describe(digests: ReadonlyMap<string, Digest>): ComparedTable[] {
  return [...digests].map(([name, { rows }]) => ({ name, rows: Number(rows) }));
}
