import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import type { Content, ContentKind } from "#domain/content.ts";
import type { TutorStatus } from "#domain/tutor.ts";
import { sql } from "kysely";
import { selectContent } from "./content.ts";
import type { Database } from "./database.ts";
import { prepare } from "./prepared.ts";
import { isSuspended } from "./suspensions.ts";

export interface TutorAssignment {
  id: string;
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
}

export interface ListedAssignment extends TutorAssignment {
  /** When its next live session starts or has started; null for none. */
  nextStart: Date | null;
}

interface ListValues {
  tutorId: string;
  from: Date;
}

const selectAssignments = prepare("tutor-assignments", (db, { tutorId, from }: ListValues) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    .where(({ not }) => not(isSuspended(tutorId)))
    .select(["a.id", "s.name as studentName", "a.class_id as classId", "a.subject_id as subjectId"])
    .select((eb) =>
      eb
        .selectFrom("content_items as c")
        .whereRef("c.assignment_id", "=", "a.id")
        // A literal, so that the prepared statement can use the index of live sessions.
        .where("c.kind", "=", sql.lit("live-session"))
        .where("c.starts_at", ">", from)
        .select("c.starts_at")
        .orderBy("c.starts_at")
        .limit(1)
        .as("nextStart"),
    )
    .orderBy("s.name")
    .orderBy("a.id")
    .compile(),
);

/**
 * A tutor's active assignments (§4), by the student's name; none for a suspended tutor.
 *
 * @param from the moment after which a live session can be an assignment's next
 */
export async function listTutorAssignments(
  db: Database,
  tutorId: string,
  from: Date,
): Promise<ListedAssignment[]> {
  return (await selectAssignments(db, { tutorId, from })) as ListedAssignment[];
}

export interface AssignmentItem extends Content {
  id: string;
  /** ISO 8601 */
  createdAt: string;
}

export interface AssignmentDetails extends TutorAssignment {
  studentId: string;
  studentEmail: string;
  studentPhoneNumber: string;
  assignedDate: Date;
  counts: Record<ContentKind, number>;
  /** Of the requested kind, newest first; empty if none was requested. */
  items: AssignmentItem[];
}

interface AssignmentValues {
  tutorId: string;
  assignmentId: string;
  kind: ContentKind | null;
}

const selectAssignment = prepare("tutor-assignment", (db, values: AssignmentValues) =>
  sql<AssignmentDetails>`
    select a.id, s.id as "studentId", s.name as "studentName", a.class_id as "classId",
      a.subject_id as "subjectId", sa.email as "studentEmail", s.phone_number as "studentPhoneNumber",
      a.assigned_date as "assignedDate",
      (select json_build_object(
          'recording', count(*) filter (where c.kind = 'recording'),
          'live-session', count(*) filter (where c.kind = 'live-session'),
          'exam', count(*) filter (where c.kind = 'exam'),
          'announcement', (select count(*) from announcements n where n.assignment_id = a.id))
        from content_items c where c.assignment_id = a.id) as counts,
      (select coalesce(json_agg(i order by i."createdAt" desc, i.id), '[]') from (
          select c.id, ${sql.join(selectContent("content_items", "c"))}, c.created_at as "createdAt"
            from content_items c where c.assignment_id = a.id and c.kind = ${values.kind}
          union all
          select n.id, ${sql.join(selectContent("announcements", "n"))}, n.created_at
            from announcements n where n.assignment_id = a.id and ${values.kind} = 'announcement'
        ) i) as items
    from assignments a
    join students s on s.id = a.student_id
    join accounts sa on sa.id = s.id
    where a.id = ${values.assignmentId} and a.tutor_id = ${values.tutorId}
      and a.status = 'active' and not ${isSuspended(values.tutorId)}`.compile(db),
);

/** One active assignment of a tutor who is not suspended, with its counts and the items of one kind, in one query. */
export async function findAssignmentForTutor(
  db: Database,
  tutorId: string,
  assignmentId: string,
  kind: ContentKind | null,
): Promise<AssignmentDetails | null> {
  const [row] = await selectAssignment(db, { tutorId, assignmentId, kind });
  if (!row) return null;
  // Dates within JSON arrive as text.
  const items = row.items.map(({ startsAt, ...item }) => ({
    ...item,
    startsAt: startsAt && new Date(startsAt),
  }));
  return { ...row, items };
}

/**
 * The tutor's status if all the assignments are theirs and active, else null. Locks tutor and
 * assignments until the transaction ends, so that none is deleted or rejected before the write.
 *
 * @param assignmentIds distinct ids
 */
export async function lockAssignmentsForTutor(
  trx: Database,
  tutorId: string,
  assignmentIds: readonly string[],
): Promise<TutorStatus | null> {
  const rows = await trx
    .selectFrom("assignments as a")
    .innerJoin("tutors as t", "t.id", "a.tutor_id")
    .where("a.id", "in", assignmentIds)
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    .select("t.status")
    .orderBy("a.id")
    .forShare()
    .execute();
  return rows.length === assignmentIds.length ? (rows[0]?.status ?? null) : null;
}
