import { sql, type RawBuilder } from "kysely";
import { teachesNow } from "#data/teaching/teaching.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue, hasResult } from "#data/shared/rows.ts";
import {
  homeworkLateDays,
  homeworkReportDays,
  undatedHomeworkDays,
} from "#domain/teaching/to-do.ts";

/** What a student is asked to do. */
export interface Homework {
  /** Of a report's homework the lesson's. */
  id: string;
  text: string;
  /** YYYY-MM-DD; null without one. */
  until: string | null;
  /** When its lesson was, or when it was set, as ISO 8601. */
  setAt: string;
  isFinished: boolean;
}

/**
 * SQL: whether homework `h` is shown to its student, guardian and tutor. A report's goes with its lesson,
 * and with one that was settled as missed afterwards.
 */
export const isShownHomework = sql`(not h.is_reported
  or exists (select from content_items c where c.id = h.id and c.assignment_id = h.assignment_id)
    and not exists (select from lesson_records r
      where r.lesson_id = h.id and r.outcome in ('student-missed', 'tutor-missed')))`;

const indiaDay = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone 'Asia/Kolkata')::date`;

/**
 * SQL: the homework of assignment `a`, until a week after its date. What the next report calls done is
 * left out.
 */
export const toDoHomeworkSql = (now: Date) => sql<Homework[]>`(
  select coalesce(json_agg(o order by o.until, o."setAt" desc, o.id), '[]') from (
    select h.id, h.text, h.until::text as until, h.set_at as "setAt",
      h.done_at is not null as "isFinished"
    from homeworks h
    where h.assignment_id = a.id and h.student_id = a.student_id and ${isShownHomework}
      and h.set_at > ${now}::timestamptz - make_interval(days => ${sql.lit(homeworkReportDays)})
      and coalesce(h.until, ${indiaDay(sql`h.set_at`)} + ${sql.lit(undatedHomeworkDays)})
        + ${sql.lit(homeworkLateDays)} >= ${indiaDay(sql`${now}::timestamptz`)}
      and (not h.is_reported or (select n.last_homework from lesson_reports n
        where n.assignment_id = a.id and n.starts_at > h.set_at
        order by n.starts_at, n.lesson_id limit 1) is distinct from 'done')
  ) o)`;

/** Homework of a student, as far as the rules about ticking it need it. */
export interface OwnHomework {
  id: string;
  assignmentId: string;
}

/** One of a student's homeworks, in an open course or not; null for other people's. */
export function findOwnHomework(db: Database, studentId: string, homeworkId: string) {
  return findRow<OwnHomework>(db)`
    select h.id, h.assignment_id as "assignmentId" from homeworks h
    where h.id = ${homeworkId} and h.student_id = ${studentId} and h.assignment_id is not null
      and ${isShownHomework}`;
}

/** What a tutor sets for an assignment of theirs. */
export interface NewHomework {
  assignmentId: string;
  tutorId: string;
  text: string;
  /** YYYY-MM-DD; null without a date. */
  until: string | null;
}

/** Adds homework that no report asks for. @returns its id; null where the tutor doesn't teach that now */
export const insertHomework = (trx: Database, set: NewHomework) => findValue<string>(trx)`
    insert into homeworks (student_id, tutor_id, assignment_id, text, until)
    select a.student_id, ${set.tutorId}, a.id, ${set.text}, ${set.until}::date
    from assignments a where a.id = ${set.assignmentId} and ${teachesNow(set.tutorId)}
    returning id`;

/** Ticks homework, or removes its tick. @returns false if that is how it was */
export const setHomeworkDone = (trx: Database, homeworkId: string, isDone: boolean) =>
  trx
    .updateTable("homeworks")
    .set({ done_at: isDone ? sql<Date>`now()` : null })
    .where("id", "=", homeworkId)
    .where("done_at", isDone ? "is" : "is not", null)
    .returning("id")
    .$call(hasResult);
