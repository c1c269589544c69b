import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { Content } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import { sql } from "kysely";
import {
  newContactReadsSql,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import { selectContent } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { rowOrNull } from "#data/shared/rows.ts";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import { prepare } from "#data/shared/prepared.ts";
import { reportOfSql, type ShownReport } from "#data/lessons/reports.ts";
import { leftOutSql } from "#data/timetable/left-out.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import { cancellationSql, isComingLesson, makesUpForSql } from "#data/timetable/lesson-time.ts";
import { openRequestSql, type OpenRequest } from "#data/timetable/requests.ts";
import { isListed } from "#data/timetable/listed-lessons.ts";

export interface TutorAssignment extends NamedCourse {
  id: string;
}

export interface ListedAssignment extends TutorAssignment {
  /** When its next lesson starts or has started; null for none. */
  nextStart: Date | null;
}

interface ListValues {
  tutorId: string;
  now: Date;
}

const selectAssignments = prepare("tutor-assignments", (db, { tutorId, now }: ListValues) =>
  db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .where(teachesNow(tutorId))
    .select(["a.id", "s.name as studentName", "a.class_id as classId", "a.subject_id as subjectId"])
    .select((eb) =>
      eb
        .selectFrom("content_items as c")
        .whereRef("c.assignment_id", "=", "a.id")
        .where(isComingLesson(now))
        // Another tutor is to give those.
        .where("c.substitute_id", "is", null)
        .select("c.starts_at")
        .orderBy("c.starts_at")
        .limit(1)
        .as("nextStart"),
    )
    .orderBy("s.name_key")
    .orderBy("a.id")
    .compile(),
);

/** The assignments that a tutor teaches now (§4), by the student's name. */
export async function listTutorAssignments(
  db: Database,
  tutorId: string,
  now: Date,
): Promise<ListedAssignment[]> {
  return (await selectAssignments(db, { tutorId, now })) as ListedAssignment[];
}

export interface AssignmentItem extends Content {
  id: string;
  /** ISO 8601 */
  createdAt: string;
  /** null for a planned lesson, and for other items. */
  cancelled: Cancellation | null;
  /** What the family asks about a lesson; null for nothing. */
  request: OpenRequest | null;
  /** Whether it is a lesson of a weekly series. */
  isOfSeries: boolean;
  /** When the cancelled lesson was to be that this one makes up for, in ISO 8601; null for others. */
  makesUpForAt: string | null;
  /** How a lesson turned out; null for other items. */
  recorded: RecordedLesson | null;
  /** The report of a lesson; null for none, and for other items. */
  report: ShownReport | null;
  /** Whether this tutor gave the lesson, or is to give it. */
  isOwn: boolean;
  /** Who was asked to give it instead; null for nobody. */
  substitute: { name: string; hasAccepted: boolean } | null;
}

export interface AssignmentDetails extends TutorAssignment {
  studentId: string;
  studentEmail: string;
  studentPhoneNumber: string;
  assignedDate: Date;
  counts: Record<ContentKind, number>;
  /**
   * Of the requested kind, newest first; empty if none was requested. Far lessons of a series only on
   * request.
   */
  items: AssignmentItem[];
  /** Lessons to come of its weekly series that could not be planned and still are not, by their starts. */
  skipped: Date[];
}

/** Which items of the kind to list. */
export interface ListedItems {
  /** Whether far lessons of a series are listed too. */
  all: boolean;
  /** An item that is listed in any case. */
  itemId: string | null;
}

interface AssignmentValues extends ContactReader, ListedItems {
  tutorId: string;
  assignmentId: string;
  kind: ContentKind | null;
  /** The moment around which lessons of a series are listed. */
  now: Date;
}

const selectAssignment = prepare("tutor-assignment", (db, values: AssignmentValues) => {
  const assignment = sql`
    select a.id, s.id as "studentId", s.name as "studentName", a.class_id as "classId",
      a.subject_id as "subjectId", sa.email as "studentEmail", s.phone_number as "studentPhoneNumber",
      a.assigned_date as "assignedDate",
      (select json_build_object(
          'recording', count(*) filter (where c.kind = 'recording'),
          'live-session', count(*) filter (where c.kind = 'live-session'),
          'exam', count(*) filter (where c.kind = 'exam'),
          'announcement', (select count(*) from announcements n where n.assignment_id = a.id))
        from content_items c where c.assignment_id = a.id) as counts,
      (select coalesce(json_agg(i order by i."createdAt" desc, i."startsAt", i.id), '[]') from (
          select c.id, ${sql.join(selectContent("content_items", "c"))}, c.created_at as "createdAt",
              ${cancellationSql()} as cancelled, ${makesUpForSql()} as "makesUpForAt",
              ${openRequestSql()} as request, c.series_id is not null as "isOfSeries",
              case when c.kind = 'live-session' then ${recordedLessonSql()} end as recorded,
              case when c.kind = 'live-session' then ${reportOfSql()} end as report,
              not exists (select from booked_times b where b.lesson_id = c.id and b.request_id is null
                and b.tutor_id is distinct from ${values.tutorId}) as "isOwn",
              (select json_build_object('name', concat_ws(' ', u.first_name, nullif(u.last_name, '')),
                'hasAccepted', c.substitute_accepted_at is not null)
                from tutors u where u.id = c.substitute_id) as substitute
            from content_items c where c.assignment_id = a.id and c.kind = ${values.kind}
              and (c.id = ${values.itemId}::uuid or ${isListed(values, sql`a.id`)})
          union all
          select n.id, ${sql.join(selectContent("announcements", "n"))}, n.created_at, null, null, null,
              false, null, null, false, null
            from announcements n where n.assignment_id = a.id and ${values.kind} = 'announcement'
        ) i) as items,
      ${leftOutSql(sql`a.id`, sql`${values.now}::timestamptz`)} as skipped
    from assignments a
    join students s on s.id = a.student_id
    join accounts sa on sa.id = s.id
    where a.id = ${values.assignmentId} and ${teachesNow(values.tutorId)}`;
  return sql<AssignmentDetails & { newReads: string[] }>`
    with assignment as materialized (${assignment}),
      reads as (${newContactReadsSql(values, sql`array(select "studentId" from assignment)`)})
    select *, array(select id from reads) as "newReads" from assignment`.compile(db);
});

/**
 * One assignment that a tutor teaches now, with its counts and the items of one kind, in one query,
 * which also records that the student's contact is read.
 */
export async function findAssignmentForTutor(
  db: Database,
  values: AssignmentValues,
): Promise<ContactsFound<AssignmentDetails | null>> {
  const [row] = await selectAssignment(db, values);
  if (!row) return { found: null, newReads: [] };
  const { newReads, ...found } = row;
  // Dates within JSON arrive as text.
  const items = found.items.map(({ startsAt, ...item }) => ({
    ...item,
    startsAt: startsAt && new Date(startsAt),
  }));
  const skipped = found.skipped.map((start) => new Date(start));
  return { found: { ...found, items, skipped }, newReads };
}

/**
 * An assignment of a tutor who doesn't teach it now, without the student, of whom they read nothing.
 */
export interface ClosedAssignment extends Omit<TutorAssignment, "studentName"> {
  /** Whether it has ended; otherwise its tutor reads about no student. */
  isEnded: boolean;
  /** null where nobody noted it. */
  endedAt: Date | null;
}

/** A tutor's own assignment that they don't teach now; null if it isn't theirs. */
export function findClosedAssignment(
  db: Database,
  tutorId: string,
  assignmentId: string,
): Promise<ClosedAssignment | null> {
  return db
    .selectFrom("assignments as a")
    .where("a.id", "=", assignmentId)
    .where("a.tutor_id", "=", tutorId)
    .where((assignment) => assignment.not(teachesNow(tutorId)))
    .select(["a.id", "a.class_id as classId", "a.subject_id as subjectId"])
    .select("a.ended_at as endedAt")
    .select(sql<boolean>`a.status <> 'active'`.as("isEnded"))
    .$castTo<ClosedAssignment>()
    .$call(rowOrNull);
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
