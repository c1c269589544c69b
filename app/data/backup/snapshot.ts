import pg from "pg";
import {
  currentSchema,
  listMigrations,
  listTables,
  readSequences,
  type Sequence,
  type Table,
} from "./catalog.ts";
import { inTransaction } from "./connection.ts";

/** One moment of an academy: what there is, before its rows are read. */
export interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
}

/**
 * Reads one moment of the academy while others write: whatever `read` copies out on the connection
 * belongs to that moment.
 *
 * @throws the signal's reason once aborted
 */
export async function readSnapshot<Result>(
  pool: pg.Pool,
  signal: AbortSignal,
  read: (client: pg.ClientBase, snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const begin = "begin isolation level repeatable read read only";
  const known = await listKnownTables(pool);
  return inTransaction(pool, begin, signal, async (client) => {
    // Before anything is read: a TRUNCATE does not wait for a moment that was taken, only for locks.
    if (known) await client.query(`lock table ${known} in access share mode`);
    return read(client, await describe(client));
  });
}

async function listKnownTables(pool: pg.Pool): Promise<string> {
  const client = await pool.connect();
  try {
    const tables = await listTables(client, await currentSchema(client));
    return tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  } finally {
    client.release();
  }
}

async function describe(client: pg.ClientBase): Promise<Snapshot> {
  const schema = await currentSchema(client);
  const { rows } = await client.query<{ at: string }>("select now()::text as at");
  const tables: Snapshot["tables"] = [];
  for (const table of await listTables(client, schema)) {
    const counted = await client.query<{ count: string }>(
      `select count(*) from ${pg.escapeIdentifier(table.name)}`,
    );
    tables.push({ ...table, rows: Number(counted.rows[0]?.count) });
  }
  return {
    takenAt: rows[0]?.at ?? "",
    migrations: await listMigrations(client),
    tables,
    sequences: await readSequences(client, schema),
  };
}
