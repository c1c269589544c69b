import pg from "pg";

/** Lets one restore at a time go on, until its transaction ends. @returns false for any other */
export async function isOnlyRestore(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ only: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('viluva restore', 0)) as only",
  );
  return rows[0]?.only ?? false;
}

/** How many accounts the academy in a schema has. */
export async function countAccounts(client: pg.ClientBase, schema: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${pg.escapeIdentifier(schema)}.accounts`,
  );
  return rows[0]?.count ?? 0;
}
