import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import { contentFields, type Content } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { sql } from "kysely";
import { selectContent } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows, rowOrNull } from "#data/shared/rows.ts";
import { isTaught } from "#data/teaching/teaching.ts";
import { givesInstead, isGiven, substituteNameSql } from "#data/timetable/substitutes.ts";
import { isPlannedLesson } from "#data/timetable/lesson-time.ts";

/** An active assignment, for a mail to its student or tutor. */
export interface MailedAssignment extends NamedCourse {
  tutorName: string;
  isForTutor: boolean;
}

/** A content item of an assignment, for a mail to its student or tutor. */
export interface MailedItem extends MailedAssignment, Content {
  assignmentId: string;
  kind: ContentKind;
}

/** The status of a tutor's application; null if there is none. */
export function findMailedApplication(db: Database, tutorId: string) {
  return db
    .selectFrom("tutors")
    .where("id", "=", tutorId)
    .select(["status", "rejection_reason as rejectionReason"])
    .$call(rowOrNull);
}

const assignmentFacts = sql`
  a.class_id as "classId", a.subject_id as "subjectId", s.name as "studentName",
  concat_ws(' ', t.first_name, t.last_name) as "tutorName"`;

// It is open to its student and its tutor (§4).
const assignmentOf = (accountId: string) => sql`
  assignments a
  join students s on s.id = a.student_id
  join tutors t on ${isTaught()} and ${accountId}::uuid in (a.student_id, a.tutor_id)`;

/** An active assignment of the account; null if it is not theirs or not active. */
export function findMailedAssignment(db: Database, accountId: string, assignmentId: string) {
  return findRow<MailedAssignment>(db)`
    select ${assignmentFacts}, a.tutor_id = ${accountId} as "isForTutor"
    from ${assignmentOf(accountId)} where a.id = ${assignmentId}`;
}

/**
 * Of some items those in an active assignment of the account that it has not yet seen on a page, in
 * the order of publication.
 */
export function listMailedItems(db: Database, accountId: string, itemIds: readonly string[]) {
  return listRows<MailedItem>(db)`
    select ${assignmentFacts}, a.tutor_id = ${accountId} as "isForTutor", a.id as "assignmentId",
      i.kind, ${sql.join(contentFields.map((field) => sql.ref(`i.${field}`)))}
    from ${assignmentOf(accountId)}
    join (
      select id, assignment_id, kind, created_at, ${sql.join(selectContent("content_items"))}
      from content_items where cancelled_at is null
      union all
      select id, assignment_id, 'announcement', created_at, ${sql.join(selectContent("announcements"))}
      from announcements
    ) i on i.assignment_id = a.id
    where i.id = any(${itemIds}::uuid[]) and not exists (
      select from seen_items n where n.student_id = ${accountId} and n.item_id = i.id)
    order by i.created_at, i.id`;
}

/** A lesson for a mail to its student or to who gives it. */
export interface MailedLesson extends MailedAssignment {
  assignmentId: string;
  title: string;
  /** Whether the mail is for a tutor who gives it instead of its own. */
  isSubstitute: boolean;
  /** Whether its own tutor can answer what the family asks about it. */
  isAskable: boolean;
}

/** A planned lesson of the account, if it still has that start; otherwise null. */
export function findMailedLesson(
  db: Database,
  accountId: string,
  { itemId, startsAt }: { itemId: string; startsAt: string },
): Promise<MailedLesson | null> {
  const isSubstitute = givesInstead(sql`${accountId}::uuid`);
  return findRow<MailedLesson>(db)`
    select a.class_id as "classId", a.subject_id as "subjectId", s.name as "studentName",
      coalesce(${substituteNameSql()}, concat_ws(' ', t.first_name, t.last_name)) as "tutorName",
      a.student_id <> ${accountId} as "isForTutor", ${isSubstitute} as "isSubstitute",
      t.status = 'approved' as "isAskable", a.id as "assignmentId", c.title
    from content_items c
      join assignments a on a.id = c.assignment_id
      join students s on s.id = a.student_id
      join tutors t on ${isGiven}
    where c.id = ${itemId} and ${isPlannedLesson()} and c.starts_at = ${startsAt}::timestamptz
      and (a.student_id = ${accountId} or ${isSubstitute}
        or t.id = ${accountId} and c.substitute_id is null)`;
}

/** An assignment that ended or was handed over, for a mail to somebody in it. */
export interface MailedEnding {
  classId: ClassId;
  subjectId: SubjectId;
  isActive: boolean;
  /** The student's name; null for a suspended tutor, who reads nothing about students. */
  studentName: string | null;
  tutorName: string;
  /** The present tutor; null for one who has left. */
  tutorId: string | null;
  /** Whether that tutor is approved. */
  isTaught: boolean;
  isForStudent: boolean;
}

/** An assignment's state for one of its people, present or former; null if it was deleted. */
export function findMailedEnding(db: Database, accountId: string, assignmentId: string) {
  return findRow<MailedEnding>(db)`
    select a.class_id as "classId", a.subject_id as "subjectId", a.status = 'active' as "isActive",
      case when a.student_id = ${accountId} or o.status = 'approved' then s.name end as "studentName",
      concat_ws(' ', t.first_name, t.last_name) as "tutorName", t.id as "tutorId",
      coalesce(t.status = 'approved', false) as "isTaught",
      a.student_id = ${accountId} as "isForStudent"
    from assignments a
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    left join tutors o on o.id = ${accountId}
    where a.id = ${assignmentId}`;
}
