import type { MailGroup } from "#domain/mail/mail.ts";
import type { Database } from "#data/shared/database.ts";
import { hasRow } from "#data/shared/rows.ts";

/** The mail groups that an account has switched off. */
export async function listRefusals(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_refusals")
    .where("account_id", "=", accountId)
    .select("mail_group")
    .execute();
  return rows.map((row) => row.mail_group);
}

/** Switches these groups off and all others on. Run it in a transaction. */
export async function replaceRefusals(
  trx: Database,
  accountId: string,
  groups: readonly MailGroup[],
): Promise<void> {
  await trx.deleteFrom("mail_refusals").where("account_id", "=", accountId).execute();
  for (const group of groups) await insertRefusal(trx, { accountId, group });
}

/** Switches one group off. @returns false if it was off already or there is no such account */
export const insertRefusal = (
  db: Database,
  { accountId, group }: { accountId: string; group: MailGroup },
) => hasRow(db)`
    insert into mail_refusals (account_id, mail_group)
    select id, ${group} from accounts where id = ${accountId} for key share
    on conflict do nothing returning account_id`;
