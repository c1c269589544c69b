import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import type { ContentKind } from "#domain/content.ts";
import type { TutorStatus } from "#domain/tutor.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { prepare } from "./prepared.ts";

export interface TutorAssignment {
  id: string;
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
}

const selectAssignments = prepare("tutor-assignments", (db, { tutorId }: { tutorId: string }) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    .select(["a.id", "s.name as studentName", "a.class_id as classId", "a.subject_id as subjectId"])
    .orderBy("s.name")
    .orderBy("a.id")
    .compile(),
);

/** A tutor's active assignments (§4), by the student's name. */
export async function listTutorAssignments(
  db: Database,
  tutorId: string,
): Promise<TutorAssignment[]> {
  return (await selectAssignments(db, { tutorId })) as TutorAssignment[];
}

export interface AssignmentItem {
  id: string;
  title: string;
  description: string;
  url: string | null;
  /** ISO 8601; of a live session only */
  startsAt: string | null;
  /** ISO 8601 */
  createdAt: string;
}

export interface AssignmentDetails extends TutorAssignment {
  studentEmail: string;
  studentPhoneNumber: string;
  assignedDate: Date;
  counts: Record<ContentKind, number>;
  /** Of the kind that was asked for, newest first; empty when none was. */
  items: AssignmentItem[];
}

interface AssignmentValues {
  tutorId: string;
  assignmentId: string;
  kind: ContentKind | null;
}

const selectAssignment = prepare("tutor-assignment", (db, values: AssignmentValues) =>
  sql<AssignmentDetails>`
    select a.id, s.name as "studentName", a.class_id as "classId", a.subject_id as "subjectId",
      sa.email as "studentEmail", s.phone_number as "studentPhoneNumber",
      a.assigned_date as "assignedDate",
      (select json_build_object(
          'recording', count(*) filter (where c.kind = 'recording'),
          'live-session', count(*) filter (where c.kind = 'live-session'),
          'exam', count(*) filter (where c.kind = 'exam'),
          'announcement', (select count(*) from announcements n where n.assignment_id = a.id))
        from content_items c where c.assignment_id = a.id) as counts,
      (select coalesce(json_agg(i order by i."createdAt" desc, i.id), '[]') from (
          select c.id, c.title, c.description, c.url, c.starts_at as "startsAt", c.created_at as "createdAt"
            from content_items c where c.assignment_id = a.id and c.kind = ${values.kind}
          union all
          select n.id, n.title, n.description, n.url, null, n.created_at
            from announcements n where n.assignment_id = a.id and ${values.kind} = 'announcement'
        ) i) as items
    from assignments a
    join students s on s.id = a.student_id
    join accounts sa on sa.id = s.id
    where a.id = ${values.assignmentId} and a.tutor_id = ${values.tutorId}
      and a.status = 'active'`.compile(db),
);

/** One active assignment of this tutor's with its counts and one kind's items, in one query. */
export async function findAssignmentForTutor(
  db: Database,
  tutorId: string,
  assignmentId: string,
  kind: ContentKind | null,
): Promise<AssignmentDetails | null> {
  const [row] = await selectAssignment(db, { tutorId, assignmentId, kind });
  return row ?? null;
}

/**
 * The tutor's status if all the assignments are active ones of theirs, everything held until the
 * transaction ends, so that a deletion or a rejection can't slip between the check and the write.
 *
 * @param assignmentIds each once
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

export interface UpcomingSession {
  id: string;
  assignmentId: string;
  studentName: string;
  classId: ClassId;
  subjectId: SubjectId;
  title: string;
  url: string;
  startsAt: Date;
}

export interface TutorOverview {
  /** The live sessions of the tutor's active assignments from a moment on, soonest first. */
  sessions: UpcomingSession[];
  /** Since when the tutor's calendar has had an address; null for none. */
  calendarSince: Date | null;
}

interface OverviewValues {
  tutorId: string;
  from: Date;
}

const selectOverview = prepare("tutor-overview", (db, { tutorId, from }: OverviewValues) => {
  const sessions = db
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where("a.tutor_id", "=", tutorId)
    .where("a.status", "=", "active")
    .where("c.kind", "=", "live-session")
    .where("c.starts_at", ">=", from)
    .select([
      "c.id",
      "a.id as assignmentId",
      "s.name as studentName",
      "a.class_id as classId",
      "a.subject_id as subjectId",
      "c.title",
      "c.url",
      "c.starts_at as startsAt",
    ])
    .orderBy("c.starts_at")
    .orderBy("s.name")
    .orderBy("c.id");
  return sql<TutorOverview>`
    select (select created_at from calendar_feeds where account_id = ${tutorId})
        as "calendarSince",
      (select coalesce(json_agg(s), '[]') from (${sessions}) s) as sessions`.compile(db);
});

/** What a tutor's overview shows besides the assignments, in one query. */
export async function readTutorOverview(
  db: Database,
  tutorId: string,
  from: Date,
): Promise<TutorOverview> {
  const [found = { sessions: [], calendarSince: null }] = await selectOverview(db, {
    tutorId,
    from,
  });
  return {
    ...found,
    sessions: found.sessions.map((one) => ({ ...one, startsAt: new Date(one.startsAt) })),
  };
}
