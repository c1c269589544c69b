import type { Queued } from "#domain/mail/mail.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, listRows, listValues } from "#data/shared/rows.ts";
import { reminderGraceDays, reminderPauseDays, reminderTimes } from "#domain/fees/mails.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { differs } from "../documents/issue.ts";
import { holdStudentsOf } from "../hold.ts";
import { readerAddress, readerData } from "./mails.ts";
import { mailedReaders } from "./readers.ts";

/** SQL: the ids of the family `f` and of those that are parts of it. */
const idsOfFamily = sql`(select id from families where id = f.id or joined_into = f.id)`;

/**
 * SQL: whether something of an invoice `d` of the family `f` is open. Money settles the oldest invoice
 * first; lessons that are on no invoice yet are nothing to remind of.
 */
const isOpen = sql`(
  d.paise > (select coalesce(sum(c.paise), 0) from documents c where c.corrects = d.id)
  and (select a.balance from ledger_accounts a where a.family_id = f.id)
    - (select coalesce(sum(b.charge - b.documented), 0) from lesson_bills b
      where b.family_id = f.id and ${differs} and b.charge > b.documented)
    > (select coalesce(sum(case when x.corrects is null then x.paise else -x.paise end), 0)
      from documents x join documents i on i.id = coalesce(x.corrects, x.id)
      where x.family_id in ${idsOfFamily} and x.kind <> 'receipt'
        and (i.day, i.year, i.number) > (d.day, d.year, d.number)))`;

/** SQL: whether the family `f` may be reminded: not while it waits for an answer of the office. */
const mayBeReminded = sql`(f.has_reminders
  and not exists (select from payment_claims c where c.answer is null
    and c.family_id in ${idsOfFamily})
  and not exists (select from lesson_bills b where b.family_id = f.id and b.standing = 'disputed'))`;

/** Which of some invoices of a family are open, and the family may be reminded of. */
export function listOpenInvoices(db: Database, familyId: string, documentIds: readonly string[]) {
  return listValues<string>(db)`
    select d.id from families f, documents d
    where f.id = ${familyId}::uuid and d.id = any (${sql.val(documentIds)}::uuid[])
      and d.family_id in ${idsOfFamily} and ${mayBeReminded} and ${isOpen}`;
}

/**
 * Once a day inserts the mails that remind of open invoices, one for each reader of a family. Which
 * invoices they are about is kept: of none more than twice, also where two instances are at it.
 *
 * @returns the queue entries to add
 */
export async function insertDueFeeReminders(trx: Database, now: Date): Promise<Queued[]> {
  const { date: today, time } = toIndiaDateTimeFields(now);
  if (time < reminderTimes.from || time >= reminderTimes.until) return [];
  const { rows: begun } = await sql`
    update fee_mail_settings set reminded_on = ${today}::date
    where first_days is not null and reminded_on is distinct from ${today}::date
    returning one`.execute(trx);
  if (begun.length === 0) return [];
  const { rows: kept } = await sql<{ familyId: string; documentId: string }>`
    with due as materialized (
      select d.id, n.nth, f.id as family_id
      from fee_mail_settings t cross join lateral (values (1, t.first_days), (2, t.second_days))
          n (nth, days)
        join documents d on d.kind = 'invoice' and d.day <= ${today}::date - n.days
          and d.day > ${today}::date - n.days - ${reminderGraceDays}::integer
        join families said on said.id = d.family_id
        join families f on f.id = coalesce(said.joined_into, said.id)
      where not exists (select from fee_reminders r where r.document_id = d.id and r.nth = n.nth)
        and not exists (select from fee_reminders r join documents o on o.id = r.document_id
          where o.family_id in ${idsOfFamily} and r.day > ${today}::date - ${reminderPauseDays}::integer)
        and ${mayBeReminded} and ${isOpen}
    ), kept as (
      insert into fee_reminders (document_id, nth, day) select id, nth, ${today}::date from due
      on conflict do nothing returning document_id
    )
    select distinct family_id as "familyId", id as "documentId" from due
    where id in (select document_id from kept)`.execute(trx);
  if (kept.length === 0) return [];
  await holdStudentsOf(
    trx,
    kept.map(({ familyId }) => familyId),
  );
  return listRows<Queued>(trx)`
    insert into mails (account_id, address, kind, data)
    select r.account_id, ${readerAddress}, 'fee-reminder',
      ${readerData} || jsonb_build_object('documentIds', e.ids)
    from (select "familyId" as family_id, jsonb_agg("documentId") as ids
        from json_to_recordset(${JSON.stringify(kept)}::json) as k ("familyId" uuid, "documentId" uuid)
        group by 1) e
      join families f on f.id = e.family_id cross join lateral ${mailedReaders(now)} r
    returning id as "mailId", due_at as "dueAt"`;
}

/** Whether reminders are sent to a family. */
export const updateReminders = (trx: Database, familyId: string, hasReminders: boolean) =>
  trx
    .updateTable("families")
    .set({ has_reminders: hasReminders })
    .where("id", "=", familyId)
    .where("has_reminders", "!=", hasReminders)
    .returning("id")
    .$call(hasResult);
