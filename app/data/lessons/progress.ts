import type {
  Course,
  ProgressLesson,
  ProgressMark,
  ProgressReport,
} from "#domain/lessons/progress.ts";
import type { OwnNames } from "#domain/teaching/syllabus.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import { prepare } from "#data/shared/prepared.ts";
import { lessonEnd } from "#data/timetable/lesson-time.ts";
import { isShownHomework } from "#data/homework/homeworks.ts";
import { isShownReport, ownNamesOfReportSql } from "./reports.ts";

/** Whose assignment something belongs to; null where that is deleted. */
interface Owned {
  assignmentId: string | null;
}

/** The academy's own chapters and their translations; null for the standard list. */
interface OwnSyllabus {
  chapters: string[] | null;
  ownNames: OwnNames | null;
}

/** What a student's lessons, reports and exams say, in a time. Lists are in no order. */
export interface StudentProgress {
  studentName: string;
  lessons: (ProgressLesson & Owned)[];
  reports: (ProgressReport & Owned)[];
  marks: (ProgressMark & Owned)[];
  /** The courses of all times, each with the academy's own chapters, if it has any. */
  courses: (Course & Owned & OwnSyllabus & { isActive: boolean })[];
  /** The chapters that reports of all times name. */
  covered: (Course & Owned & { chapter: string })[];
  /** When the first lesson with an outcome or a report, or exam with a mark, was, in milliseconds; null for none. */
  firstAt: number | null;
}

interface Values {
  studentId: string;
  from: Date;
  until: Date;
  now: Date;
}

const milliseconds = (moment: RawBuilder<unknown>) =>
  sql`floor(extract(epoch from ${moment}) * 1000)::float8`;

const course = (alias: string) =>
  sql`json_build_object('classId', ${sql.ref(`${alias}.class_id`)}, 'subjectId', ${sql.ref(`${alias}.subject_id`)})`;

// The same rule as `standingOf` (app/domain/lessons/settlement.ts), from what triggers have written.
const standing = (now: Date) => sql`case
  when r.disputed_at is not null then 'disputed'
  when r.outcome is not null then r.outcome
  when c.cancelled_late then 'cancelled-late'
  when c.cancelled_at is not null then 'cancelled'
  when ${lessonEnd()} > ${now}::timestamptz then 'planned'
  else 'unsettled' end`;

// Nobody said how lessons turned out that were over before records began: they don't wait for anybody.
const isKnown = sql`(c.cancelled_at is not null or c.finished_at is null or r.outcome is not null
  or r.disputed_at is not null)`;

// A report outlives its assignment.
const assignment = sql`(select a.id from assignments a where a.id = p.assignment_id)`;

// A student has a few hundred lessons a year: each part is an index scan of one student.
const select = prepare<Values, StudentProgress>("student-progress", (db, values) =>
  sql<StudentProgress>`
    select s.name as "studentName",
      ${jsonRows(sql`
        select c.id, c.assignment_id as "assignmentId", ${milliseconds(sql`c.starts_at`)} as "startsAt",
          ${course("a")} as course, ${standing(values.now)} as standing
        from assignments a join content_items c on c.assignment_id = a.id and c.kind = 'live-session'
          left join lesson_records r on r.lesson_id = c.id
        where a.student_id = s.id and ${isKnown}
          and c.starts_at >= ${values.from}::timestamptz and c.starts_at < ${values.until}::timestamptz
        union all
        select r.lesson_id, null, ${milliseconds(sql`r.starts_at`)}, null,
          case when r.disputed_at is not null then 'disputed' else r.outcome end
        from lesson_records r
        where r.student_id = s.id and (r.outcome is not null or r.disputed_at is not null)
          and not exists (select from content_items c where c.id = r.lesson_id)
          and r.starts_at >= ${values.from}::timestamptz and r.starts_at < ${values.until}::timestamptz`)} as lessons,
      ${jsonRows(sql`
        select p.lesson_id as "lessonId", ${assignment} as "assignmentId", p.class_id as "classId",
          p.subject_id as "subjectId", ${milliseconds(sql`p.starts_at`)} as "startsAt", p.covered,
          ${ownNamesOfReportSql} as "ownNames", p.covered_other as "coveredOther",
          p.understanding, p.last_homework as "lastHomework"
        from lesson_reports p
        where p.student_id = s.id and ${isShownReport}
          and p.starts_at >= ${values.from}::timestamptz and p.starts_at < ${values.until}::timestamptz`)} as reports,
      ${jsonRows(sql`
        select a.id as "assignmentId", a.class_id as "classId", a.subject_id as "subjectId",
          a.status = 'active' as "isActive", y.chapters, y.names as "ownNames"
        from assignments a
          left join syllabi y on y.class_id = a.class_id and y.subject_id = a.subject_id
        where a.student_id = s.id
        union all
        select null, p.class_id, p.subject_id, false, y.chapters, y.names
        from (select distinct p.class_id, p.subject_id from lesson_reports p
            where p.student_id = s.id and ${isShownReport}
              and not exists (select from assignments a where a.id = p.assignment_id)) p
          left join syllabi y on y.class_id = p.class_id and y.subject_id = p.subject_id`)} as courses,
      ${jsonRows(sql`
        select distinct ${assignment} as "assignmentId", p.class_id as "classId",
          p.subject_id as "subjectId", name as chapter
        from lesson_reports p cross join unnest(p.covered) name
        where p.student_id = s.id and ${isShownReport}`)} as covered,
      ${jsonRows(sql`
        select a.id as "assignmentId", a.class_id as "classId", a.subject_id as "subjectId", c.title,
          ${milliseconds(sql`c.created_at`)} as at, c.mark, c.mark_out_of as "outOf"
        from assignments a join content_items c on c.assignment_id = a.id and c.kind = 'exam'
        where a.student_id = s.id and c.mark is not null
          and c.created_at >= ${values.from}::timestamptz and c.created_at < ${values.until}::timestamptz
        union all
        select a.id, a.class_id, a.subject_id, left(h.text, 80), ${milliseconds(sql`n.marked_at`)},
          n.mark, n.mark_out_of
        from homeworks h join assignments a on a.id = h.assignment_id
          join homework_answers n on n.homework_id = h.id
        where h.student_id = s.id and n.mark is not null and ${isShownHomework}
          and n.marked_at >= ${values.from}::timestamptz and n.marked_at < ${values.until}::timestamptz`)} as marks,
      ${milliseconds(sql`least(
        (select min(starts_at) from lesson_records r where r.student_id = s.id
          and (r.outcome is not null or r.disputed_at is not null)),
        (select min(starts_at) from lesson_reports p where p.student_id = s.id),
        (select min(c.created_at) from assignments a join content_items c on c.assignment_id = a.id
          where a.student_id = s.id and c.kind = 'exam' and c.mark is not null))`)} as "firstAt"
    from students s where s.id = ${values.studentId}`.compile(db),
);

/**
 * What is known of a student's progress in a time; null for an unknown id.
 *
 * @param from the first moment of the time; `until` is the first one after it
 */
export async function findStudentProgress(
  db: Database,
  values: Values,
): Promise<StudentProgress | null> {
  const [found] = await select(db, values);
  return found ?? null;
}
