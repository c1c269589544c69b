import pg from "pg";

/** Locks restores until the transaction ends. @returns false if another restore is running */
export async function tryToLockRestores(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('viluva restore', 0)) as locked",
  );
  return rows[0]?.locked ?? false;
}

/** The number of accounts in a schema. */
export async function countAccounts(client: pg.ClientBase, schema: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${pg.escapeIdentifier(schema)}.accounts`,
  );
  return rows[0]?.count ?? 0;
}
