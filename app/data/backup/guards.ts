import pg from "pg";
import type { Stage } from "./stage.ts";

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

/** The email addresses of staged admins who are no admins of the live academy with that address. */
export async function listNewAdmins(
  client: pg.ClientBase,
  { live }: Pick<Stage, "live">,
): Promise<string[]> {
  const schema = pg.escapeIdentifier(live);
  const { rows } = await client.query<{ email: string }>(
    `select a.email from admins join accounts a using (id)
     where not exists (select from ${schema}.admins
       join ${schema}.accounts known using (id) where known.id = a.id and known.email = a.email)
     order by a.email`,
  );
  return rows.map(({ email }) => email);
}
