import {
  newsGatherMinutes,
  newsPauseMinutes,
  groupsNeedingConsent,
  type NewMail,
  type Queued,
} from "#domain/mail/mail.ts";
import type { Language } from "#domain/shared/language.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, onlyRow, rowOrNull } from "#data/shared/rows.ts";
import { joinLastConsent } from "#data/guardians/guardians.ts";

/** A mail that is being sent. */
export interface ClaimedMail {
  kind: string;
  data: unknown;
  /** null for a family that has no account. */
  accountId: string | null;
  address: string;
  /** The language of whoever reads it. */
  language: Language;
  /** The person's name; '' for an address that nobody has proved, since a stranger may have typed both. */
  name: string;
  /** The groups that the person has switched off or the guardian does not consent to. */
  refused: string[];
  /** Hours since it was due. */
  hoursLate: number;
  /** Minutes since the last news mail; null for none. */
  minutesSinceNews: number | null;
}

/** Adds a mail to be sent. @returns null if the recipient already has one with that key */
export function insertMail(trx: Database, mail: NewMail): Promise<Queued | null> {
  const { kind, accountId, enquiryId = null, data, address = null, key = null, dueAt } = mail;
  return trx
    .insertInto("mails")
    .values({
      account_id: accountId,
      enquiry_id: enquiryId,
      kind,
      data: JSON.stringify(data),
      address,
      key,
      ...(dueAt && { due_at: dueAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id as mailId", "due_at as dueAt"])
    .$call(rowOrNull);
}

/** Adds mails without keys. @returns them, in any order */
export async function insertMails(trx: Database, mails: readonly NewMail[]): Promise<Queued[]> {
  if (mails.length === 0) return [];
  return trx
    .insertInto("mails")
    .values(
      mails.map(({ kind, accountId, data, address = null, dueAt = new Date() }) => ({
        account_id: accountId,
        kind,
        data: JSON.stringify(data),
        address,
        due_at: dueAt,
      })),
    )
    .returning(["id as mailId", "due_at as dueAt"])
    .execute();
}

/**
 * Adds an item to the next news mail for its student. Sending that mail waits for this transaction.
 *
 * @returns the mail if this item is its first, else null
 */
export async function addItemToNews(
  trx: Database,
  { assignmentId, itemId }: { assignmentId: string; itemId: string },
): Promise<Queued | null> {
  const row = await findRow<Queued & { isNew: boolean }>(trx)`
    insert into mails (account_id, kind, data, due_at)
    select a.student_id, 'news', jsonb_build_object('itemIds', jsonb_build_array(${itemId}::text)),
      greatest(now() + make_interval(mins => ${newsGatherMinutes}),
        (select max(coalesce(m.sent_at, m.due_at)) + make_interval(mins => ${newsPauseMinutes})
         from mails m where m.account_id = a.student_id and m.kind = 'news'))
    from assignments a where a.id = ${assignmentId}
    on conflict (account_id) where kind = 'news' and begun_at is null do update
      set data = jsonb_set(mails.data, '{itemIds}', (mails.data -> 'itemIds') || (excluded.data -> 'itemIds'))
    returning id as "mailId", due_at as "dueAt", xmax = 0 as "isNew"`;
  return row?.isNew ? { mailId: row.mailId, dueAt: row.dueAt } : null;
}

/** When the last mail of a kind to an account was due, and whether it is still to be written. */
export async function findLastMail(
  db: Database,
  accountId: string,
  kind: string,
): Promise<{ dueAt: Date; isWaiting: boolean } | null> {
  const row = await db
    .selectFrom("mails")
    .where("account_id", "=", accountId)
    .where("kind", "=", kind)
    .select(["due_at as dueAt", "begun_at as begunAt", "failed_at as failedAt"])
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row
    ? { dueAt: row.dueAt, isWaiting: row.begunAt === null && row.failedAt === null }
    : null;
}

/** Claims a mail for sending; nothing more is added to it. @returns null if it is not to be sent */
export const claimMail = (db: Database, mailId: string) => findRow<ClaimedMail>(db)`
    update mails m set begun_at = coalesce(m.begun_at, now())
    from mails own
      left join accounts a on a.id = own.account_id
      left join students s on s.id = a.id
      left join tutors t on t.id = a.id
      left join admins d on d.id = a.id
      left join enquiries e on e.id = own.enquiry_id
    where m.id = ${mailId} and own.id = m.id and m.sent_at is null and m.failed_at is null
    returning m.kind, m.data, a.id as "accountId", coalesce(m.address, a.email) as address,
      coalesce((select g.language from guardians g
        where g.student_id = a.id and g.email = m.address and g.ended_at is null),
        m.data ->> 'language', a.language, e.language, 'en') as language,
      case when m.address is null and a.verified_at is not null
        then coalesce(s.name, t.first_name || ' ' || t.last_name, d.name, '')
        -- The operator has typed an admin's.
        else coalesce(d.name, '') end as name,
      array(
        select mail_group from mail_refusals r where r.account_id = a.id
        union all
        select unnest(${groupsNeedingConsent}::text[])
        from guardians g ${joinLastConsent}
        where g.student_id = a.id and g.ended_at is null
          and last.decision in ('withheld', 'withdrawn')
      ) as refused,
      (extract(epoch from now() - m.due_at) / 3600)::float8 as "hoursLate",
      (select (extract(epoch from now() - max(n.sent_at)) / 60)::float8 from mails n
       where n.account_id = a.id and n.kind = 'news') as "minutesSinceNews"`;

/** Marks a mail as sent, or as failed for good. */
export async function finishMail(
  db: Database,
  mailId: string,
  outcome: "sent" | "failed",
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ [outcome === "sent" ? "sent_at" : "failed_at"]: sql`now()` })
    .where("id", "=", mailId)
    .where("sent_at", "is", null)
    .execute();
}

/** Deletes a mail whose subject no longer exists. */
export async function deleteMail(db: Database, mailId: string): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", mailId).execute();
}

/** Every mail that is still to be sent, oldest first. */
export async function listWaitingMails(db: Database): Promise<Queued[]> {
  return db
    .selectFrom("mails")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .select(["id as mailId", "due_at as dueAt"])
    .orderBy("queued_at")
    .execute();
}

/** The mails by state, for metrics. */
export interface MailCounts extends Record<string, number> {
  /** Due, and not sent yet. */
  waiting: number;
  /** Failed, and not deleted yet. */
  failed: number;
}

/** Counts mails with two small indexes, up to 10,000 per state. */
export const countMails = (db: Database) => onlyRow<MailCounts>(db)`
    select
      (select count(*) from (
        select from mails where sent_at is null and failed_at is null and due_at <= now() limit 10000
      ) w)::int as waiting,
      (select count(*) from (
        select from mails where failed_at is not null limit 10000
      ) f)::int as failed`;

/** Deletes mails that were sent or failed more than a week ago. */
export async function deleteOldMails(db: Database): Promise<void> {
  await sql`delete from mails where coalesce(sent_at, failed_at) < now() - interval '7 days'`.execute(
    db,
  );
}
