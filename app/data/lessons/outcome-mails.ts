import type { Queued } from "#domain/mail/mail.ts";
import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { Decision } from "#domain/lessons/settlement.ts";
import { longestLength } from "#domain/timetable/lesson-length.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import { readsReportsSql } from "#data/guardians/guardians.ts";
import { isTaught } from "#data/teaching/teaching.ts";
import { givesInstead } from "#data/timetable/substitutes.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";

/** Who is mailed about a lesson's outcome; null for those who may not know of it, or are deleted. */
export interface OutcomeReaders {
  studentId: string | null;
  /** Who gave the lesson, while they teach its course. */
  tutorId: string | null;
  /** A guardian whose consent covers outcomes. */
  guardian: { id: string; email: string } | null;
}

// Of who gave a lesson and still teaches its course, or gave it instead a few days ago. One that was deleted is of no course.
const joinGiver = sql`
  left join content_items c on c.id = r.lesson_id
  left join assignments a on a.id = c.assignment_id
  left join tutors t on t.id = r.tutor_id and (${isTaught()} or ${givesInstead(sql`r.tutor_id`)})`;

/** The people of a lesson of which something is recorded. */
export async function findOutcomeReaders(db: Database, lessonId: string): Promise<OutcomeReaders> {
  const { rows } = await sql<OutcomeReaders>`
    select s.id as "studentId", t.id as "tutorId",
      (select json_build_object('id', g.id, 'email', g.email) from guardians g
        join accounts a on a.id = g.student_id and a.verified_at is not null
        where g.student_id = s.id and ${readsReportsSql}) as guardian
    from lesson_records r left join students s on s.id = r.student_id ${joinGiver}
    where r.lesson_id = ${lessonId}`.execute(db);
  return rows[0] ?? { studentId: null, tutorId: null, guardian: null };
}

/** A lesson for the mails about its outcome. */
export interface MailedLesson {
  startsAt: Date;
  /** null for a lesson that was deleted. */
  classId: ClassId | null;
  subjectId: SubjectId | null;
  /** null for deleted people. */
  studentId: string | null;
  studentName: string | null;
  /** Who gave it. */
  tutorName: string | null;
  isDisputed: boolean;
  /** The last decision and its reason; null for none. */
  decision: Decision | null;
  reason: string | null;
}

/**
 * A lesson of which something is recorded, for its student, or for the tutor who gave it and still
 * teaches its course; null for another account.
 */
export function findMailedLesson(db: Database, accountId: string, lessonId: string) {
  return findRow<MailedLesson>(db)`
    select r.starts_at as "startsAt", a.class_id as "classId", a.subject_id as "subjectId",
      s.id as "studentId", s.name as "studentName",
      (select first_name || ' ' || last_name from tutors where id = r.tutor_id) as "tutorName",
      r.disputed_at is not null as "isDisputed", d.outcome as decision, d.reason
    from lesson_records r left join students s on s.id = r.student_id ${joinGiver}
      left join lateral (select outcome, reason from lesson_events e
        where e.lesson_id = r.lesson_id and e.what = 'decided' order by at desc limit 1) d on true
    where r.lesson_id = ${lessonId} and ${accountId}::uuid in (s.id, t.id)`;
}

/** The lessons that ended within a period: after `from`, up to and including `until`. */
interface Period {
  from: Date;
  until: Date;
}

// Of a tutor who gave it and teaches the course, or gave it instead; the first conditions are those of an index.
const unsettled = ({ from, until }: Period) => sql`
  content_items c
  join assignments a on a.id = c.assignment_id
  join booked_times b on b.lesson_id = c.id and b.request_id is null
  join tutors t on t.id = b.tutor_id and (${isTaught()} or ${givesInstead(sql`b.tutor_id`)})
  where c.kind = 'live-session' and c.cancelled_at is null and c.finished_at is null
    and c.starts_at > ${from}::timestamptz - make_interval(mins => ${sql.lit(longestLength)})
    and c.starts_at < ${until}::timestamptz
    and ${lessonEnd()} > ${from}::timestamptz and ${lessonEnd()} <= ${until}::timestamptz`;

/**
 * Inserts one mail for each tutor with lessons of a period that nobody has settled. It may run often,
 * and in several instances at once.
 *
 * @returns the queue entries to add
 */
export function insertSettlementReminders(trx: Database, period: Period) {
  const key = `unsettled ${period.until.toISOString()}`;
  return listRows<Queued>(trx)`
    insert into mails (account_id, kind, data, key)
    select due.id, 'lessons-unsettled',
      jsonb_build_object('from', ${period.from}::timestamptz, 'until', ${period.until}::timestamptz),
      ${key}
    from (select distinct t.id from ${unsettled(period)}) due
    where not exists (select from mail_refusals r
        where r.account_id = due.id and r.mail_group = 'reminders')
      and not exists (select from mails m where m.account_id = due.id and m.key = ${key})
    on conflict (account_id, key) do nothing
    returning id as "mailId", due_at as "dueAt"`;
}

/** How many lessons the mail of one tutor lists. */
const mostListed = 30;

/** A tutor's lessons of a period that nobody has settled, in their order. */
export function listUnsettledLessons(db: Database, tutorId: string, period: Period) {
  return listRows<{ startsAt: Date; subjectId: SubjectId; studentName: string }>(db)`
    select c.starts_at as "startsAt", a.subject_id as "subjectId",
      (select name from students where id = a.student_id) as "studentName"
    from ${unsettled(period)} and t.id = ${tutorId}
    order by c.starts_at, c.id limit ${mostListed}`;
}
