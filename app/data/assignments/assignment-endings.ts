import type { HandOverFacts } from "#domain/assignments/assignment.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, listRows, rowOrNull } from "#data/shared/rows.ts";
import { isComingLesson, isPlannedLesson } from "#data/timetable/lesson-time.ts";
import { moveIntoRoomOf } from "#data/timetable/rooms.ts";
import { endAllSeries } from "#data/timetable/series-changes.ts";

/** The facts for ending an assignment or handing it over. */
export interface AssignmentFacts extends HandOverFacts {
  studentId: string;
}

/**
 * Locks an assignment until the transaction ends, so that nothing is published for it and nobody else
 * ends it or hands it over; null if there is none.
 */
export async function lockAssignmentFacts(
  trx: Database,
  assignmentId: string,
): Promise<AssignmentFacts | null> {
  // The student first, as whoever changes a student's assignments does.
  await sql`
    select from students
    where id = (select student_id from assignments where id = ${assignmentId}) for update`.execute(
    trx,
  );
  return trx
    .selectFrom("assignments")
    .where("id", "=", assignmentId)
    .select([
      "student_id as studentId",
      "tutor_id as tutorId",
      "class_id as classId",
      "subject_id as subjectId",
      "status",
    ])
    .forUpdate()
    .$castTo<AssignmentFacts>()
    .$call(rowOrNull);
}

/**
 * Ends an active, locked assignment. Its lessons to come are deleted, which cancels them in
 * calendars, and its series end; all other content stays. Run it in a transaction.
 */
export async function endAssignment(trx: Database, assignmentId: string, at: Date): Promise<void> {
  // While it is active: a trigger cancels the sessions of active assignments only.
  await trx
    .deleteFrom("content_items")
    .where("assignment_id", "=", assignmentId)
    .where("kind", "=", "live-session")
    .where("starts_at", ">", at)
    .execute();
  await endAllSeries(trx, assignmentId);
  await trx
    .updateTable("assignments")
    .set({ status: "ended", ended_at: at })
    .where("id", "=", assignmentId)
    .execute();
}

/**
 * Gives an active, locked assignment with its content to another tutor. What was published keeps the
 * name of the tutor who did. In calendars the lessons to come move: they are cancelled in the former
 * tutor's and new in the other's; those in the former tutor's room are in the other's. Run it in a transaction.
 *
 * @throws a unique violation if the student already has the same active assignment with that tutor
 */
export async function handOverAssignment(
  trx: Database,
  assignmentId: string,
  { from, to, at }: { from: string | null; to: string; at: Date },
): Promise<void> {
  const coming = sql`assignment_id = ${assignmentId} and ${isComingLesson(at, "content_items")}`;
  if (from !== null) {
    await sql`
      insert into cancelled_sessions (id, tutor_id, starts_at, sequence)
      select id, ${from}, starts_at, sequence + 1 from content_items where ${coming}
      on conflict (id, tutor_id) do update set starts_at = excluded.starts_at,
        sequence = excluded.sequence, cancelled_at = now()`.execute(trx);
  }
  await sql`
    delete from cancelled_sessions
    where tutor_id = ${to} and id in (select id from content_items where ${coming})`.execute(trx);
  await sql`
    update content_items set sequence = sequence + 1, updated_at = now() where ${coming}`.execute(
    trx,
  );
  await trx
    .updateTable("assignments")
    .set({ tutor_id: to })
    .where("id", "=", assignmentId)
    .execute();
  await moveIntoRoomOf(trx, assignmentId, { from, to }, at);
}

/** What an admin reads before an assignment is ended or handed over. */
export interface EndingPreview extends AssignmentFacts {
  studentName: string;
  /** Empty for a deleted tutor. */
  tutorName: string;
  /** The lessons to come. */
  coming: number;
  /** Where the tutor's lessons are held; empty for none. */
  roomUrl: string;
}

/** An assignment with its people and the number of its lessons to come; null if there is none. */
export function findEndingPreview(db: Database, assignmentId: string, now: Date) {
  return findRow<EndingPreview>(db)`
    select a.student_id as "studentId", a.tutor_id as "tutorId", a.class_id as "classId",
      a.subject_id as "subjectId", a.status, s.name as "studentName",
      concat_ws(' ', t.first_name, t.last_name) as "tutorName",
      (select count(*) from content_items c where c.assignment_id = a.id
        and ${isPlannedLesson()} and c.starts_at > ${now})::int as coming,
      coalesce(t.room_url, '') as "roomUrl"
    from assignments a
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    where a.id = ${assignmentId}`;
}

/** A tutor who may take an assignment over. */
export interface Successor {
  id: string;
  name: string;
  /** Active assignments; `maxLoad` stands for that many or more. */
  load: number;
  /** Whether they have, or had, another assignment with the student. */
  knowsStudent: boolean;
}

/**
 * The tutors eligible for an assignment (§5) without its own, those first who know the student, then
 * by fewest active assignments.
 */
export function listSuccessors(
  db: Database,
  assignment: AssignmentFacts,
  { search, maxLoad, limit }: { search: string; maxLoad: number; limit: number },
): Promise<Successor[]> {
  const { studentId, tutorId, classId, subjectId } = assignment;
  return listRows<Successor>(db)`
    select t.id, concat_ws(' ', t.first_name, t.last_name) as name, load.number::int as load,
      exists (select from assignments k where k.tutor_id = t.id and k.student_id = ${studentId})
        as "knowsStudent"
    from tutors t
    cross join lateral (
      select count(*) as number from (
        select from assignments where tutor_id = t.id and status = 'active' limit ${maxLoad}
      ) counted
    ) load
    where t.status = 'approved' and t.id is distinct from ${tutorId}::uuid
      and t.selected_classes @> array[${classId}] and t.selected_subjects @> array[${subjectId}]
      and position(lower(${search}::text) in t.search) > 0
      and not exists (select from assignments b where b.student_id = ${studentId}
        and b.tutor_id = t.id and b.class_id = ${classId} and b.subject_id = ${subjectId}
        and b.status = 'active')
    order by "knowsStudent" desc, load.number, 2, t.id
    limit ${limit}`;
}
