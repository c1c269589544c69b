import type { Queued } from "#domain/mail/mail.ts";
import {
  arrivalsLagSeconds,
  arrivalsPauseMinutes,
  lastDailyArrivals,
  type ArrivalsChoice,
} from "#domain/mail/arrivals.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { subscribed } from "#data/push/pushes.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows, onlyRow } from "#data/shared/rows.ts";

/** The new records between two moments: after `since`, up to and including `until`. ISO 8601 */
export interface Period {
  since: string;
  until: string;
}

/** SQL: whether a person `p` has come by themself; an admin knows whom they have invited. */
const isNotInvited = sql`exists (
  select from accounts a where a.id = p.id and a.password_hash is not null)`;

/**
 * Inserts the mails about new students and applications that are due, one for each admin for people
 * whatever the number of sign-ups. It may run in several instances at once.
 *
 * @returns the queue entries to add
 */
export function insertDueArrivals(trx: Database, now: Date) {
  const until = new Date(now.getTime() - arrivalsLagSeconds * 1000);
  const paused = new Date(until.getTime() - arrivalsPauseMinutes * 60_000);
  const arrived = (table: "students" | "tutors") => sql`exists (
    select from ${sql.table(table)} p
    where p.created_at > d.arrivals_until and p.created_at <= ${until} and ${isNotInvited})`;
  return listRows<Queued>(trx)`
    with due as (
      select d.id, d.arrivals_until as since from admins d join accounts a on a.id = d.id
      where d.role = any(${rolesIn("people")}) and d.arrivals_until < case d.arrivals_pace
          when 'daily' then ${lastDailyArrivals(until)}::timestamptz else ${paused}::timestamptz end
        and (not exists (select from mail_refusals r
            where r.account_id = d.id and r.mail_group = 'arrivals')
          or exists (select from ${subscribed("arrival")} where s.account_id = d.id))
        and (${arrived("students")} or ${arrived("tutors")})
      for update of d skip locked
    ), counted as (
      update admins d set arrivals_until = ${until} from due where d.id = due.id
    )
    insert into mails (account_id, kind, data)
    select id, 'arrivals', jsonb_build_object('since', since, 'until', ${until}::timestamptz) from due
    returning id as "mailId", due_at as "dueAt"`;
}

/** Numbers above this are given as "more than". */
export const maxCountedArrivals = 1000;

/** How many students and tutors of a period still exist; counted up to `maxCountedArrivals`. */
export function countArrivals(
  db: Database,
  { since, until }: Period,
): Promise<{ students: number; tutors: number }> {
  const number = (table: "students" | "tutors") => sql<number>`(
    select count(*)::int from (
      select from ${sql.table(table)} p
      where created_at > ${since}::timestamptz and created_at <= ${until}::timestamptz
        and ${isNotInvited}
      limit ${maxCountedArrivals}
    ) arrived)`;
  return onlyRow<{ students: number; tutors: number }>(db)`
    select ${number("students")} as students, ${number("tutors")} as tutors`;
}

/** How often an admin is mailed, unless they have switched these mails off. */
export async function findArrivalsPace(
  db: Database,
  adminId: string,
): Promise<Exclude<ArrivalsChoice, "never">> {
  const { arrivals_pace: pace } = await db
    .selectFrom("admins")
    .where("id", "=", adminId)
    .select("arrivals_pace")
    .executeTakeFirstOrThrow();
  return pace;
}

/**
 * Stores how often an admin is mailed; 'never' keeps the pace. Whoever switches the mails on again
 * is not mailed about the time before. Call it before the refusals are replaced.
 */
export async function updateArrivalsPace(
  trx: Database,
  adminId: string,
  choice: ArrivalsChoice,
): Promise<void> {
  const pace = choice === "never" ? null : choice;
  await sql`
    update admins set arrivals_pace = coalesce(${pace}, arrivals_pace),
      arrivals_until = case when exists (select from mail_refusals r
        where r.account_id = id and r.mail_group = 'arrivals') then now() else arrivals_until end
    where id = ${adminId}`.execute(trx);
}
