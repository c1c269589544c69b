import type { NamedCourse } from "#data/assignments/named-course.ts";
import { lessonChangeSeconds, type Queued } from "#domain/mail/mail.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue, listRows, valueOrNull } from "#data/shared/rows.ts";
import { isTaught } from "#data/teaching/teaching.ts";
import { isAskedFor } from "./substitutes.ts";

const aboutGiver = sql`kind in ('lesson-tutor', 'guardian-lesson-tutor')`;

/** Deletes the mails about who gives a lesson that nobody has begun to send. */
export async function deleteWaitingGiverMails(trx: Database, lessonId: string): Promise<void> {
  await sql`
    delete from mails where ${aboutGiver} and data ->> 'lessonId' = ${lessonId}
      and begun_at is null and failed_at is null
      and account_id in (select unnest(array[a.student_id, a.tutor_id]) from content_items c
        join assignments a on a.id = c.assignment_id where c.id = ${lessonId})`.execute(trx);
}

/** The id of the tutor whom the last mail about a lesson named, within the week that mails are kept. */
export const findToldGiver = (trx: Database, lessonId: string) => findValue<string>(trx)`
    select m.data ->> 'tutorId' as "tutorId" from mails m
    where m.account_id = (select a.student_id from content_items c
        join assignments a on a.id = c.assignment_id where c.id = ${lessonId})
      and ${aboutGiver} and m.data ->> 'lessonId' = ${lessonId} and m.failed_at is null
    order by m.due_at desc limit 1`;

/** A lesson for the mails about who gives it. */
export interface MailedGiving extends NamedCourse {
  /** Of who gives it. */
  tutorName: string;
  startsAt: Date;
  minutes: number;
  assignmentId: string;
  /** Whether the mail is for a tutor. */
  isForTutor: boolean;
}

const facts = sql`a.class_id as "classId", a.subject_id as "subjectId", s.name as "studentName",
  c.starts_at as "startsAt", c.minutes, a.id as "assignmentId"`;

/** A lesson that a tutor is asked to give and has not answered; null for any other. */
export function findAskedLesson(db: Database, tutorId: string, lessonId: string) {
  return findRow<Omit<MailedGiving, "isForTutor">>(db)`
    select ${facts}, concat_ws(' ', t.first_name, nullif(t.last_name, '')) as "tutorName"
    from content_items c join assignments a on a.id = c.assignment_id
      join students s on s.id = a.student_id
      left join tutors t on t.id = a.tutor_id
    where c.id = ${lessonId} and ${isAskedFor(sql`${tutorId}::uuid`)}
      and c.substitute_accepted_at is null and c.starts_at > now()`;
}

/**
 * A planned lesson that a tutor gives, for the student or for its own tutor while they teach; null for
 * anybody else, and where somebody else gives it by now.
 */
export const findMailedGiving = (
  db: Database,
  accountId: string,
  { lessonId, tutorId }: { lessonId: string; tutorId: string },
) => findRow<MailedGiving>(db)`
    select ${facts}, concat_ws(' ', g.first_name, nullif(g.last_name, '')) as "tutorName",
      t.id is not distinct from ${accountId}::uuid as "isForTutor"
    from content_items c join assignments a on a.id = c.assignment_id and a.status = 'active'
      join students s on s.id = a.student_id
      left join tutors t on t.id = a.tutor_id
      join tutors g on g.id = ${tutorId}::uuid
    where c.id = ${lessonId} and c.kind = 'live-session' and c.cancelled_at is null
      and c.starts_at > now()
      and coalesce(case when c.substitute_accepted_at is not null then c.substitute_id end, a.tutor_id)
        = g.id
      and (a.student_id = ${accountId} or t.id = ${accountId} and ${isTaught()})`;

/** When a lesson was to be that a tutor was to give and gives no longer; null for any other. */
export const findEndedSubstitution = (db: Database, tutorId: string, lessonId: string) =>
  db
    .selectFrom("substitutions")
    .where("lesson_id", "=", lessonId)
    .where("tutor_id", "=", tutorId)
    .where("ended_at", "is not", null)
    .select("starts_at")
    .$call(valueOrNull);

/**
 * Inserts the mails to tutors who no longer give a lesson that they were asked to give: it was moved,
 * cancelled or given back. Who declined knows, and so does nobody whom the first mail has not reached.
 * It may run often, and in several instances at once.
 *
 * @returns the queue entries to add
 */
export function insertEndedSubstitutions(trx: Database, now: Date) {
  const pause = sql`make_interval(secs => ${sql.lit(lessonChangeSeconds)})`;
  return listRows<Queued>(trx)`
    with ended as (
      update substitutions set told_at = ${now}::timestamptz
      where ended_at is not null and told_at is null and ended_at <= ${now}::timestamptz - ${pause}
      returning *
    )
    insert into mails (account_id, kind, data)
    select x.tutor_id, 'substitution-ended', jsonb_build_object('lessonId', x.lesson_id)
    from ended x join tutors t on t.id = x.tutor_id and t.status = 'approved'
    where x.answer is distinct from 'declined' and x.ended_at > x.asked_at + ${pause}
      and x.starts_at > ${now}::timestamptz
    returning id as "mailId", due_at as "dueAt"`;
}
