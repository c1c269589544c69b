import pg from "pg";
import type { Erasure } from "#data/account/erasures.ts";
import { enableTriggers, type Stage } from "./stage.ts";

/**
 * Adds the erasures of the live academy and of `fromFiles` to the stage, and deletes these accounts
 * and enquiries from it with all dependent rows, including rows for which the schema would refuse the deletion.
 *
 * @param fromFiles erasures read from files outside the database
 * @returns the number of deleted accounts
 */
export async function repeatErasures(
  client: pg.ClientBase,
  stage: Stage,
  fromFiles: readonly Erasure[],
): Promise<number> {
  const { schema, live } = stage;
  await client.query(
    `insert into erasures (account_id, erased_at)
     select account_id, erased_at from ${pg.escapeIdentifier(live)}.erasures on conflict do nothing`,
  );
  await client.query(
    `insert into erasures (account_id, erased_at)
     select * from unnest($1::uuid[], $2::timestamptz[]) on conflict do nothing`,
    [fromFiles.map(({ accountId }) => accountId), fromFiles.map(({ erasedAt }) => erasedAt)],
  );
  const isErased = "id in (select account_id from erasures)";
  await client.query(`delete from enquiries where ${isErased}`);
  // An admin whose access ended has no account but keeps the name; one who was removed does not.
  const isRemoved = `${isErased} and id not in (select id from ${pg.escapeIdentifier(live)}.admins)`;
  const { rows } = await client.query(
    `select from accounts where ${isErased} union all select from admins where ${isRemoved} limit 1`,
  );
  if (rows.length === 0) return 0;
  await makeReferencesCascade(client, schema);
  // Triggers delete more of a person's data than the references do.
  await enableTriggers(client, stage);
  // A demo class goes with its tutor, while its booked time is still being changed.
  await client.query(`delete from demo_lessons where tutor_${isErased}`);
  // While their accounts exist: a trigger ends a tutor's series, and PostgreSQL checks all references of
  // rows that this transaction has written, to their author too.
  await client.query(`delete from tutors where ${isErased}`);
  await client.query(`delete from admins where ${isRemoved}`);
  const { rowCount } = await client.query(`delete from accounts where ${isErased}`);
  return rowCount ?? 0;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function makeReferencesCascade(client: pg.ClientBase, schema: string): Promise<void> {
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
