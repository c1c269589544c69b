import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, listValues } from "#data/shared/rows.ts";
import { readsReportsSql } from "#data/guardians/guardians.ts";
import { isShownReport, reportJsonSql, type ShownReport } from "./reports.ts";

/** Who gets the report of a lesson by mail. */
export interface ReportReaders {
  studentId: string;
  /** The student's guardian whose consent covers reports; null for none. */
  guardian: { id: string; email: string } | null;
}

/** Who gets the report of a lesson by mail; null where it has none. */
export const findReportReaders = (db: Database, lessonId: string) => findRow<ReportReaders>(db)`
    select p.student_id as "studentId",
      case when g.id is not null then json_build_object('id', g.id, 'email', g.email) end as guardian
    from lesson_reports p
    join accounts o on o.id = p.student_id
    left join guardians g on g.student_id = p.student_id and o.verified_at is not null
      and ${readsReportsSql}
    where p.lesson_id = ${lessonId}`;

/** The kinds of mail about the report of a lesson that still wait, locked: they will have its newest words. */
export function lockWaitingReportMails(trx: Database, studentId: string, lessonId: string) {
  return listValues<string>(trx)`
    select kind from mails
    where account_id = ${studentId} and begun_at is null and failed_at is null
      and kind in ('lesson-report', 'guardian-lesson-report') and data ->> 'lessonId' = ${lessonId}
    for update`;
}

/** A report with its course, for its mail. */
export interface MailedReport {
  report: ShownReport;
  assignmentId: string | null;
  classId: ClassId;
  subjectId: SubjectId;
}

/** The report of a student's lesson for its mail; null for one that is not shown any more. */
export function findMailedReport(db: Database, studentId: string, lessonId: string) {
  return findRow<MailedReport>(db)`
    select ${reportJsonSql} as report, a.id as "assignmentId", p.class_id as "classId",
      p.subject_id as "subjectId"
    from lesson_reports p left join assignments a on a.id = p.assignment_id
    where p.lesson_id = ${lessonId} and p.student_id = ${studentId} and ${isShownReport}`;
}
