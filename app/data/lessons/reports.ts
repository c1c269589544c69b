import type { Report } from "#domain/lessons/report.ts";
import type { ChapterContext, OwnNames } from "#domain/teaching/syllabus.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findValue } from "#data/shared/rows.ts";

/** A report as it is shown, with what its chapters are called. Moments within JSON are ISO 8601. */
export interface ShownReport extends Report, ChapterContext {
  lessonId: string;
  /** When the lesson was. */
  startsAt: string;
  sentAt: string;
  /** When its words last changed. */
  updatedAt: string;
  /** null for a deleted tutor. */
  tutorName: string | null;
}

/**
 * SQL: the academy's translations of the chapters that a report `p` names. `fold_text` is what
 * `chapterKey` makes of a name.
 */
export const ownNamesOfReportSql = sql<OwnNames | null>`(
  select jsonb_object_agg(k.key, y.names -> k.key) from syllabi y
  cross join unnest(p.covered) chapter
  cross join lateral (select btrim(fold_text(chapter)) as key) k
  where y.class_id = p.class_id and y.subject_id = p.subject_id and y.names ? k.key)`;

/** SQL: a row `p` of lesson_reports as the JSON of a `ShownReport`. */
export const reportJsonSql = sql<ShownReport>`json_build_object('lessonId', p.lesson_id,
  'startsAt', p.starts_at, 'sentAt', p.sent_at, 'updatedAt', p.updated_at,
  'tutorName', (select concat_ws(' ', first_name, last_name) from tutors where id = p.tutor_id),
  'covered', p.covered, 'coveredOther', p.covered_other, 'wentWell', p.went_well,
  'toPractise', p.to_practise, 'homework', p.homework, 'homeworkUntil', p.homework_until,
  'understanding', p.understanding, 'lastHomework', p.last_homework, 'subjectId', p.subject_id,
  'ownNames', ${ownNamesOfReportSql})`;

/**
 * SQL: whether a report `p` is shown to its student, guardian and tutors. One of a lesson that was
 * settled as missed afterwards is kept, for admins.
 */
export const isShownReport = sql`not exists (select from lesson_records r
  where r.lesson_id = p.lesson_id and r.outcome in ('student-missed', 'tutor-missed'))`;

/** SQL: the shown report of a content item as JSON; null for none. */
export function reportOfSql(alias = "c"): RawBuilder<ShownReport | null> {
  return sql<ShownReport | null>`(select ${reportJsonSql} from lesson_reports p
    where p.lesson_id = ${sql.ref(`${alias}.id`)} and ${isShownReport})`;
}

/** SQL: the newest shown reports of an assignment before a moment, as a JSON array, the newest first. */
export function reportsOfAssignmentSql(
  assignmentId: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
  limit: number,
): RawBuilder<ShownReport[]> {
  return sql<ShownReport[]>`(select coalesce(json_agg(n.report), '[]') from (
    select ${reportJsonSql} as report from lesson_reports p
    where p.assignment_id = ${assignmentId} and p.starts_at < ${before} and ${isShownReport}
    order by p.starts_at desc, p.lesson_id limit ${sql.lit(limit)}) n)`;
}

/** The report of a lesson, shown or not; null for none. */
export const findReport = (db: Database, lessonId: string) => findValue<ShownReport>(db)`
    select ${reportJsonSql} as report from lesson_reports p
    where p.lesson_id = ${lessonId}`;

/** Whose report it is, and of which course. */
interface ReportOwner {
  lessonId: string;
  /** The author. */
  tutorId: string;
}

/**
 * Adds a report, with the names and the time that its lesson has now. Lock the lesson first
 * (`lockLessonFacts`).
 */
export async function insertReport(
  trx: Database,
  { lessonId, tutorId }: ReportOwner,
  report: Report,
): Promise<void> {
  await sql`
    insert into lesson_reports (lesson_id, student_id, tutor_id, assignment_id, class_id, subject_id,
      starts_at, covered, covered_other, went_well, to_practise, homework, homework_until,
      understanding, last_homework)
    select c.id, a.student_id, ${tutorId}, a.id, a.class_id, a.subject_id, c.starts_at,
      ${report.covered}::text[], ${report.coveredOther}, ${report.wentWell}, ${report.toPractise},
      ${report.homework}, ${report.homeworkUntil}::date, ${report.understanding}::smallint,
      ${report.lastHomework}
    from content_items c join assignments a on a.id = c.assignment_id
    where c.id = ${lessonId}`.execute(trx);
}

/** Replaces the words of a report. */
export async function updateReport(trx: Database, lessonId: string, report: Report): Promise<void> {
  await trx
    .updateTable("lesson_reports")
    .set({
      covered: report.covered,
      covered_other: report.coveredOther,
      went_well: report.wentWell,
      to_practise: report.toPractise,
      homework: report.homework,
      homework_until: report.homeworkUntil,
      understanding: report.understanding,
      last_homework: report.lastHomework,
      updated_at: sql<Date>`now()`,
    })
    .where("lesson_id", "=", lessonId)
    .execute();
}
