import type pg from "pg";
import { currentSchema } from "#data/backup/catalog.ts";
import { copyOut } from "#data/backup/copy-out.ts";
import { readDigest, type Digest } from "#data/backup/digest.ts";
import { countAccounts } from "#data/backup/guards.ts";
import { readSnapshot, type Snapshot } from "#data/backup/snapshot.ts";
import { Refusal } from "../command.ts";
import { headerOf } from "./format.ts";
import type { BackupFile } from "./read-file.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";

export type MoveOptions = Pick<RestoreOptions, "signal" | "onProgress">;

/** A table that was compared in both places. */
export interface ComparedTable {
  name: string;
  rows: number;
}

export interface MoveSummary {
  tables: ComparedTable[];
  /** The rows were there before, from an earlier run whose end nobody saw. */
  wasThere: boolean;
}

/**
 * Copies an academy into another database, in one transaction there, and compares every table in
 * both. Interrupted, it leaves the target as it was and can be run again; run again after its end,
 * it compares only. What a backup leaves out stays behind.
 *
 * @param from nobody may write to it meanwhile
 * @param to an academy of the same version without people
 * @throws Refusal when the target has other people, or a table differs
 */
export function moveAcademy(
  from: pg.Pool,
  to: pg.Pool,
  options: MoveOptions,
): Promise<MoveSummary> {
  return readSnapshot(from, options.signal, async (client, snapshot) => {
    const source = await readDigests(client, snapshot, options, "here");
    const wasThere = await hasPeople(to);
    if (!wasThere) await restoreBackup(to, asBackup(client, snapshot), { ...usual, ...options });
    const target = await readSnapshot(to, options.signal, (other, there) =>
      readDigests(other, there, options, "there"),
    );
    const differing = [...source].filter(([name, digest]) => !isSame(digest, target.get(name)));
    if (differing.length === 0) return { tables: describe(source), wasThere };
    throw new Refusal(
      `These tables differ there: ${differing.map(([name]) => name).join(", ")}. ` +
        (wasThere ? "That database has people of its own." : "Do not use that database."),
    );
  });
}

const usual = { replace: false, erasures: [] };

async function hasPeople(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return (await countAccounts(client, await currentSchema(client))) > 0;
  } finally {
    client.release();
  }
}

/** A moment of an academy in the shape of a backup that was written of it. */
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
  where: string,
): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>();
  for (const table of tables) {
    onProgress(`Reading ${table.name} ${where}`);
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
