import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import type { ContentKind } from "#domain/content.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** An active assignment as one of its two people is told of it. */
export interface MailedAssignment {
  classId: ClassId;
  subjectId: SubjectId;
  studentName: string;
  tutorName: string;
  isForTutor: boolean;
}

/** Something published for an assignment, as one of its two people is told of it. */
export interface MailedItem extends MailedAssignment {
  assignmentId: string;
  kind: ContentKind;
  title: string;
  description: string;
  startsAt: Date | null;
}

/** How a tutor's application stands; null where there is none. */
export async function findMailedApplication(db: Database, tutorId: string) {
  const row = await db
    .selectFrom("tutors")
    .where("id", "=", tutorId)
    .select(["status", "rejection_reason as rejectionReason"])
    .executeTakeFirst();
  return row ?? null;
}

const assignmentFacts = sql`
  a.class_id as "classId", a.subject_id as "subjectId", s.name as "studentName",
  concat_ws(' ', t.first_name, t.last_name) as "tutorName"`;

// An active assignment is always open to its two (§4); a tutor who isn't approved teaches nothing.
const assignmentOf = (accountId: string) => sql`
  assignments a
  join students s on s.id = a.student_id
  join tutors t on t.id = a.tutor_id and t.status = 'approved' and a.status = 'active'
    and ${accountId}::uuid in (a.student_id, a.tutor_id)`;

/** An assignment of one of its two people; null where it is none of theirs, or no more. */
export async function findMailedAssignment(
  db: Database,
  accountId: string,
  assignmentId: string,
): Promise<MailedAssignment | null> {
  const { rows } = await sql<MailedAssignment>`
    select ${assignmentFacts}, a.tutor_id = ${accountId} as "isForTutor"
    from ${assignmentOf(accountId)} where a.id = ${assignmentId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Those of some items that still stand in an active assignment of one of its two people, and that
 * the account has not seen on a page; the order is that of their publication.
 */
export async function listMailedItems(
  db: Database,
  accountId: string,
  itemIds: readonly string[],
): Promise<MailedItem[]> {
  const { rows } = await sql<MailedItem>`
    select ${assignmentFacts}, a.tutor_id = ${accountId} as "isForTutor", a.id as "assignmentId",
      i.kind, i.title, i.description, i.starts_at as "startsAt"
    from ${assignmentOf(accountId)}
    join (
      select id, assignment_id, kind, title, description, starts_at, created_at from content_items
      union all
      select id, assignment_id, 'announcement', title, description, null, created_at from announcements
    ) i on i.assignment_id = a.id
    where i.id = any(${itemIds}::uuid[]) and not exists (
      select from seen_items n where n.student_id = ${accountId} and n.item_id = i.id)
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** A live session of one of its two people, if it still starts just then; null where it doesn't. */
export async function findMailedSession(
  db: Database,
  accountId: string,
  { itemId, startsAt }: { itemId: string; startsAt: string },
): Promise<(MailedAssignment & { assignmentId: string; title: string }) | null> {
  const { rows } = await sql<MailedAssignment & { assignmentId: string; title: string }>`
    select ${assignmentFacts}, a.tutor_id = ${accountId} as "isForTutor", a.id as "assignmentId", c.title
    from ${assignmentOf(accountId)} join content_items c on c.assignment_id = a.id
    where c.id = ${itemId} and c.kind = 'live-session' and c.starts_at = ${startsAt}::timestamptz`.execute(
    db,
  );
  return rows[0] ?? null;
}
