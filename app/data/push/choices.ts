import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import type { PushGroup } from "#domain/push/push.ts";

/** The groups of notices that an account has switched off. */
export async function listPushRefusals(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("push_refusals")
    .where("account_id", "=", accountId)
    .select("push_group")
    .execute();
  return rows.map((row) => row.push_group);
}

/** Switches these groups off and all others on. Run it in a transaction. */
export async function replacePushRefusals(
  trx: Database,
  accountId: string,
  groups: readonly PushGroup[],
): Promise<void> {
  await trx.deleteFrom("push_refusals").where("account_id", "=", accountId).execute();
  await sql`
    insert into push_refusals (account_id, push_group)
    select ${accountId}::uuid, unnest(${sql.val(groups)}::text[])`.execute(trx);
}
