import pg from "pg";
import type { Erasure } from "../erasures.ts";
import { wakeStage, type Stage } from "./stage.ts";

/**
 * Adds what the live academy and `more` know of erasures to the staged one, and deletes every
 * account named there with all that hangs on it, also what the schema would keep an account for.
 *
 * @param more erasures that were kept outside the database
 * @returns how many accounts were erased again
 */
export async function eraseAgain(
  client: pg.ClientBase,
  stage: Stage,
  more: readonly Erasure[],
): Promise<number> {
  const { schema, live } = stage;
  await client.query(
    `insert into erasures (account_id, erased_at)
     select account_id, erased_at from ${pg.escapeIdentifier(live)}.erasures on conflict do nothing`,
  );
  await client.query(
    `insert into erasures (account_id, erased_at)
     select * from unnest($1::uuid[], $2::timestamptz[]) on conflict do nothing`,
    [more.map(({ accountId }) => accountId), more.map(({ erasedAt }) => erasedAt)],
  );
  const returned = "id in (select account_id from erasures)";
  const { rows } = await client.query(`select from accounts where ${returned} limit 1`);
  if (rows.length === 0) return 0;
  await letDeletionsCascade(client, schema);
  // What the schema does at a deletion takes more of the person away than the references do.
  await wakeStage(client, stage);
  const { rowCount } = await client.query(`delete from accounts where ${returned}`);
  return rowCount ?? 0;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function letDeletionsCascade(client: pg.ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       substring(pg_get_constraintdef(oid) from '^FOREIGN KEY \\(.*?\\) REFERENCES [^(]+\\(.*?\\)') as definition
     from pg_constraint
     where contype = 'f' and confdeltype in ('a', 'r') and connamespace = $1::text::regnamespace`,
    [schema],
  );
  for (const { table, name, definition } of rows) {
    await client.query(
      `alter table ${table} drop constraint ${name}, add constraint ${name} ${definition} on delete cascade`,
    );
  }
}
