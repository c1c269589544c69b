import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { LessonEvent } from "#domain/lessons/settlement.ts";
import { sql, type RawBuilder } from "kysely";
import { lessonEventsSql } from "#data/lessons/events.ts";
import { reportsOfAssignmentSql, reportOfSql, type ShownReport } from "#data/lessons/reports.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasRow } from "#data/shared/rows.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import { lessonEnd } from "./lesson-time.ts";
import { givesInstead, isAskedFor } from "./substitutes.ts";

/** A lesson of another tutor's that this one is asked to give, or gives or gave. */
export interface Substitution extends NamedCourse {
  id: string;
  startsAt: Date;
  minutes: number;
  hasAccepted: boolean;
  /** Its link; empty until this tutor has accepted it. */
  url: string;
  /** Whether it is over, and waits to be settled or for its report. */
  isOpen: boolean;
}

/** The same with what is needed to give it; without answer none of that is shown. */
export interface SubstitutionDetails extends Substitution {
  assignmentId: string;
  /** Of the lesson's own tutor. */
  tutorName: string;
  title: string;
  description: string;
  /** The last reports of the course before it, the newest first. */
  lastReports: ShownReport[];
  report: ShownReport | null;
  events: LessonEvent[];
}

const isOver = sql`${lessonEnd()} <= now()`;

// One that nobody has accepted in time was not theirs.
const mayKnow = (tutorId: string) =>
  sql`(${isAskedFor(tutorId)} and (c.substitute_accepted_at is not null or not ${isOver}))`;

const columns = sql`c.id, s.name as "studentName", a.class_id as "classId",
  a.subject_id as "subjectId", c.starts_at as "startsAt", c.minutes,
  c.substitute_accepted_at is not null as "hasAccepted",
  case when c.substitute_accepted_at is null then '' else c.url end as url,
  ${isOver} and (c.finished_at is null or exists (select from lesson_records r
    where r.lesson_id = c.id and r.outcome = 'held' and r.disputed_at is null
      and r.reported_at is null)) as "isOpen"`;

const from = sql`content_items c
  join assignments a on a.id = c.assignment_id
  join students s on s.id = a.student_id`;

/** How many reports before the lesson are shown. */
const shownReports = 2;

/** A lesson that a tutor may know of since they are asked to give it, or give or gave it; null for any other. */
export function findSubstitution(
  db: Database,
  tutorId: string,
  lessonId: string,
): Promise<SubstitutionDetails | null> {
  const last = reportsOfAssignmentSql(sql`a.id`, sql`c.starts_at`, shownReports);
  const accepted = (column: RawBuilder<unknown>, without: RawBuilder<unknown>) =>
    sql`case when c.substitute_accepted_at is not null then ${column} else ${without} end`;
  return findRow<SubstitutionDetails>(db)`
    select ${columns}, a.id as "assignmentId", concat_ws(' ', t.first_name, t.last_name) as "tutorName",
      ${accepted(sql`c.title`, sql`''`)} as title,
      ${accepted(sql`c.description`, sql`''`)} as description,
      ${accepted(last, sql`'[]'`)} as "lastReports",
      ${reportOfSql()} as report, ${lessonEventsSql()} as events
    from ${from} left join tutors t on t.id = a.tutor_id
    where c.id = ${lessonId} and ${mayKnow(tutorId)}`;
}

/** The most lessons on a home. */
const limit = 20;

/**
 * SQL: a tutor's `Substitution`s as JSON, soonest first: those to come, and those that are over and wait
 * to be settled or for their report.
 */
export const substitutionsSql = (tutorId: string): RawBuilder<Substitution[]> =>
  sql<Substitution[]>`(select coalesce(json_agg(l order by l."startsAt", l.id), '[]') from (
    select * from (select ${columns}, ${isOver} as is_over from ${from}
      where ${mayKnow(tutorId)}) known
    where "isOpen" or not is_over
    order by "startsAt", id limit ${sql.lit(limit)}) l)`;

/** Whether a planned lesson is of an assignment that a tutor teaches now, or theirs to give instead. */
export const givesLesson = (db: Database, tutorId: string, lessonId: string) => hasRow(db)`
    select from ${from}
    where c.id = ${lessonId} and c.kind = 'live-session' and c.cancelled_at is null
      and (${teachesNow(tutorId)} or ${givesInstead(tutorId)})`;

/**
 * Whether a lesson of an assignment is a tutor's to give instead of its own; locks the assignment, so
 * that it does not end before the write.
 */
export const lockGivenInstead = (
  trx: Database,
  tutorId: string,
  assignmentId: string,
  lessonId: string,
) => hasRow(trx)`
    select from content_items c join assignments a on a.id = c.assignment_id
    where c.id = ${lessonId} and a.id = ${assignmentId} and ${givesInstead(tutorId)}
    for share of a`;
