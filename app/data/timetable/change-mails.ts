import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { MailedChange } from "#domain/timetable/lesson-change.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows } from "#data/shared/rows.ts";
import { isTaught } from "#data/teaching/teaching.ts";
import { consentStateSql, joinLastConsent } from "#data/guardians/guardians.ts";

/** The people of an assignment who hear of changes of its lessons. */
export interface MailedPeople {
  studentId: string;
  /** null for a deleted tutor. */
  tutorId: string | null;
  /** The student's guardian who consents; null for none. */
  guardian: { id: string; email: string } | null;
}

/** The people of an active assignment; null for another. */
export const findMailedPeople = (db: Database, assignmentId: string) => findRow<MailedPeople>(db)`
    select a.student_id as "studentId", a.tutor_id as "tutorId",
      case when ${consentStateSql} = 'given' then json_build_object('id', g.id, 'email', g.email) end
        as guardian
    from assignments a
    join accounts o on o.id = a.student_id
    left join guardians g on g.student_id = a.student_id and g.ended_at is null
      and o.verified_at is not null
    ${joinLastConsent}
    where a.id = ${assignmentId} and a.status = 'active'`;

/** A change of lessons that waits to be mailed. */
interface WaitingChange {
  mailId: string;
  accountId: string;
  kind: string;
  change: MailedChange;
}

/** Locks the changes of an assignment's lessons that wait to be mailed to some accounts. */
export const lockWaitingChanges = (
  trx: Database,
  accountIds: readonly string[],
  assignmentId: string,
) => listRows<WaitingChange>(trx)`
    select id as "mailId", account_id as "accountId", kind, data as change from mails
    where account_id = any(${accountIds}::uuid[]) and begun_at is null and failed_at is null
      and kind in ('lesson-change', 'guardian-lesson-change')
      and data ->> 'assignmentId' = ${assignmentId}
    for update`;

/** An active assignment and some of its lessons, for a mail about a change of these. */
export interface MailedLessons extends NamedCourse {
  /** null for a deleted tutor. */
  tutorName: string | null;
  isForTutor: boolean;
  /** Those that still exist, with their present times. */
  lessons: MailedLesson[];
  /** The times of the weekly series. */
  weekly: { weekday: number; startMinute: number }[];
}

interface MailedLesson {
  id: string;
  title: string;
  /** ISO 8601 */
  startsAt: string;
  minutes: number;
  isCancelled: boolean;
  reason: string | null;
  isMakeUpOwed: boolean;
}

/**
 * The facts of a change for its mail; null where the assignment is not the account's or not active, and
 * for a tutor who isn't approved.
 */
export function findMailedLessons(
  db: Database,
  accountId: string,
  { assignmentId, seriesId, lessons }: MailedChange,
): Promise<MailedLessons | null> {
  const ids = lessons.map(({ id }) => id);
  return findRow<MailedLessons>(db)`
    select a.class_id as "classId", a.subject_id as "subjectId", s.name as "studentName",
      t.first_name || ' ' || t.last_name as "tutorName", t.id is not distinct from ${accountId}::uuid as "isForTutor",
      coalesce((select json_agg(json_build_object('id', c.id, 'title', c.title,
          'startsAt', c.starts_at, 'minutes', c.minutes, 'isCancelled', c.cancelled_at is not null,
          'reason', c.cancel_reason, 'isMakeUpOwed', c.make_up_owed))
        from content_items c where c.assignment_id = a.id and c.id = any(${ids}::uuid[])), '[]') as lessons,
      coalesce((select json_agg(json_build_object('weekday', w.weekday, 'startMinute', w.start_minute)
          order by w.weekday, w.start_minute)
        from series_times w where w.series_id = ${seriesId}::uuid), '[]') as weekly
    from assignments a
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    where a.id = ${assignmentId} and a.status = 'active'
      and (a.student_id = ${accountId} or t.id = ${accountId} and ${isTaught()})`;
}
