import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

/** Typed queries, either on the pool or inside a transaction. */
export type Database = Kysely<Tables>;

/**
 * Opens a lazy pool: nothing connects before the first query.
 *
 * @param config what `pg` needs to connect
 * @param log told of the loss of an idle connection, which the pool replaces by itself
 */
export function openDatabase(
  config: pg.PoolConfig,
  log: (line: string) => void,
): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 5_000, ...config });
  pool.on("error", (error) => log(`database connection lost: ${error.message}`));
  return { pool, database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
