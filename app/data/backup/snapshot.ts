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

/** Describes a consistent snapshot of an academy: its schema and numbers of rows. */
export interface Snapshot {
  takenAt: string;
  migrations: string[];
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
}

/**
 * Reads a consistent snapshot while others write: all that `read` queries on its connection belongs
 * to the same moment.
 *
 * @throws the signal's reason after an abort
 */
export async function readSnapshot<Result>(
  pool: pg.Pool,
  signal: AbortSignal,
  read: (client: pg.ClientBase, snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const begin = "begin isolation level repeatable read read only";
  const tables = await listTableNames(pool);
  return inTransaction(pool, begin, signal, async (client) => {
    // Locks first: TRUNCATE waits for locks, but not for snapshots.
    if (tables) await client.query(`lock table ${tables} in access share mode`);
    return read(client, await describe(client));
  });
}

async function listTableNames(pool: pg.Pool): Promise<string> {
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
