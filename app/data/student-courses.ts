import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import { earliestStart } from "#domain/live-session.ts";
import { newsSince } from "#domain/news.ts";
import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Database } from "./database.ts";
import { prepare } from "./prepared.ts";

export interface NextSession {
  id: string;
  title: string;
  url: string;
  /** ISO 8601 */
  startsAt: string;
}

export interface StudentAssignment {
  id: string;
  classId: ClassId;
  subjectId: SubjectId;
  status: string;
  /** Empty where the tutor has left. */
  tutorName: string;
  tutorEmail: string | null;
  /** The first live session that is not past. */
  nextSession: NextSession | null;
  /** How many of its items no page has shown to the student yet. */
  newItems: number;
}

export interface StudentAnnouncement {
  id: string;
  assignmentId: string | null;
  courseId: string | null;
  title: string;
  description: string;
  url: string | null;
  /** ISO 8601 */
  createdAt: string;
  tutorName: string | null;
  /** No page has shown it to the student yet. */
  isNew: boolean;
}

export interface StudentRecord {
  name: string;
  selectedClass: string;
  selectedSubjects: string[];
  /** Legacy course ids (§3). */
  enrolledCourses: string[];
  assignments: StudentAssignment[];
  /** §3 approvedCourses, an entry a row. */
  approvals: { courseId: string; approved: boolean }[];
  /** The newest 50 of each course of the student's, open or not, newest first. */
  announcements: StudentAnnouncement[];
  /** Since when the student has had an address of their calendar; null for none. */
  calendarSince: Date | null;
  /** YYYY-MM-DD; null where nobody said. */
  bornOn: string | null;
  /** The student doesn't want to be asked for that, or for a guardian. */
  isPutOff: boolean;
  hasGuardian: boolean;
}

const newest = 50;

interface StudentValues {
  studentId: string;
  earliestStart: Date;
  newsSince: Date;
}

const selectStudentRecord = prepare("student-record", (db, values: StudentValues) =>
  db
    .selectFrom("students as s")
    .leftJoin("calendar_feeds as f", "f.account_id", "s.id")
    .leftJoin("birth_dates as b", "b.student_id", "s.id")
    .where("s.id", "=", values.studentId)
    .select((eb) => [
      "s.name",
      "s.selected_class as selectedClass",
      "s.selected_subjects as selectedSubjects",
      "s.enrolled_courses as enrolledCourses",
      "f.created_at as calendarSince",
      sql<string | null>`b.born_on::text`.as("bornOn"),
      sql<boolean>`b.put_off_at is not null`.as("isPutOff"),
      eb
        .exists(
          eb
            .selectFrom("guardians as g")
            .whereRef("g.student_id", "=", "s.id")
            .where("g.ended_at", "is", null)
            .select("g.id"),
        )
        .as("hasGuardian"),
      jsonArrayFrom(
        eb
          .selectFrom("assignments as a")
          .leftJoin("tutors as t", "t.id", "a.tutor_id")
          .leftJoin("accounts as ta", "ta.id", "t.id")
          .whereRef("a.student_id", "=", "s.id")
          .select((one) => [
            "a.id",
            "a.class_id as classId",
            "a.subject_id as subjectId",
            "a.status",
            one.fn<string>("concat_ws", [one.val(" "), "t.first_name", "t.last_name"]).as("tutorName"),
            "ta.email as tutorEmail",
            jsonObjectFrom(
              one
                .selectFrom("content_items as l")
                .whereRef("l.assignment_id", "=", "a.id")
                .where("l.kind", "=", "live-session")
                .where("l.starts_at", ">", values.earliestStart)
                .select(["l.id", "l.title", "l.url", "l.starts_at as startsAt"])
                .orderBy("l.starts_at")
                .orderBy("l.id")
                .limit(1),
            ).as("nextSession"),
            one
              .selectFrom("content_items as c")
              .whereRef("c.assignment_id", "=", "a.id")
              .where("c.created_at", ">", values.newsSince)
              .where((not) =>
                not.not(
                  not.exists(
                    not
                      .selectFrom("seen_items as v")
                      .whereRef("v.student_id", "=", "s.id")
                      .whereRef("v.item_id", "=", "c.id"),
                  ),
                ),
              )
              .select((count) => count.fn.countAll<number>().as("count"))
              .as("newItems"),
          ])
          .orderBy("a.assigned_date")
          .orderBy("a.id"),
      ).as("assignments"),
      jsonArrayFrom(
        eb
          .selectFrom("course_approvals as c")
          .whereRef("c.student_id", "=", "s.id")
          .select(["c.course_id as courseId", "c.approved"]),
      ).as("approvals"),
      jsonArrayFrom(
        eb
          .selectFrom((from) =>
            from
              // One condition with "or" would read the announcements of everybody.
              .selectFrom((both) =>
                both
                  .selectFrom("assignments as na")
                  .innerJoin("announcements as m", "m.assignment_id", "na.id")
                  .whereRef("na.student_id", "=", "s.id")
                  .selectAll("m")
                  .unionAll(
                    both
                      .selectFrom("announcements as m")
                      .where((eb) => eb("m.course_id", "=", eb.fn.any("s.enrolled_courses")))
                      .selectAll("m"),
                  )
                  .as("n"),
              )
              .leftJoin("tutors as nt", "nt.id", "n.created_by")
              .leftJoin("seen_items as v", (on) =>
                on.onRef("v.item_id", "=", "n.id").onRef("v.student_id", "=", "s.id"),
              )
              .select((one) => [
                "n.id",
                "n.assignment_id as assignmentId",
                "n.course_id as courseId",
                "n.title",
                "n.description",
                "n.url",
                "n.created_at as createdAt",
                one
                  .fn<string | null>("concat_ws", [one.val(" "), "nt.first_name", "nt.last_name"])
                  .as("tutorName"),
                one
                  .and([
                    one("v.item_id", "is", null),
                    one("n.created_at", ">", values.newsSince),
                  ])
                  .as("isNew"),
                // Per course, so that a loud one that is closed hides nothing of an open one.
                sql<number>`row_number() over (partition by n.assignment_id, n.course_id order by n.created_at desc, n.id)`.as(
                  "rank",
                ),
              ])
              .as("ranked"),
          )
          .where("rank", "<=", newest)
          .select([
            "id",
            "assignmentId",
            "courseId",
            "title",
            "description",
            "url",
            "createdAt",
            "tutorName",
            "isNew",
          ])
          .orderBy("createdAt", "desc")
          .orderBy("id"),
      ).as("announcements"),
    ])
    .compile(),
);

/** All that the student's sidebar and summary are made from, in one query. */
export async function findStudentRecord(
  db: Database,
  studentId: string,
  now: Date,
): Promise<StudentRecord | null> {
  const [row] = await selectStudentRecord(db, {
    studentId,
    earliestStart: earliestStart(now),
    newsSince: newsSince(now),
  });
  // PostgreSQL has no idea of our literal ids; the catalogue's guards stood where they were written.
  return (row as StudentRecord | undefined) ?? null;
}

export interface CourseItem {
  id: string;
  assignmentId: string;
  kind: "recording" | "live-session" | "exam";
  title: string;
  description: string;
  url: string;
  startsAt: Date | null;
  createdAt: Date;
  /** Empty where the tutor has left. */
  tutorName: string;
  /** No page has shown it to the student yet. */
  isNew: boolean;
}

/** Keeps the items that a page shows to a student, so that they are new to them no longer. */
export async function markSeen(
  db: Database,
  studentId: string,
  itemIds: readonly string[],
): Promise<void> {
  await db
    .insertInto("seen_items")
    .values(itemIds.map((id) => ({ student_id: studentId, item_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface CourseValues {
  studentId: string;
  assignmentIds: readonly string[];
  newsSince: Date;
  isSeen: boolean;
  seen: readonly string[];
}

const selectCourseItems = prepare("course-items", (db, values: CourseValues) =>
  sql<CourseItem>`
    with items as (
      select c.id, c.assignment_id as "assignmentId", c.kind, c.title, c.description, c.url,
        c.starts_at as "startsAt", c.created_at as "createdAt",
        concat_ws(' ', t.first_name, t.last_name) as "tutorName",
        v.item_id is null and c.created_at > ${values.newsSince} as "isNew"
      from content_items c
      join assignments a on a.id = c.assignment_id
      left join tutors t on t.id = c.created_by
      left join seen_items v on v.student_id = a.student_id and v.item_id = c.id
      where a.student_id = ${values.studentId} and a.id = any(${values.assignmentIds}::uuid[])
    ), marks as (
      insert into seen_items (student_id, item_id)
      select ${values.studentId}, shown.id from (
        select id from items where "isNew" union select unnest(${values.seen}::uuid[])
      ) shown
      where ${values.isSeen}
      order by shown.id
      on conflict do nothing
    )
    select * from items order by "createdAt" desc, id`.compile(db),
);

/**
 * The content of some of a student's own assignments, newest first; anyone else's gives none.
 *
 * @param seen other items that the same page shows; with them, those that are returned are kept as
 *   seen in this one query. Null where nobody is looking: then nothing is kept.
 */
export async function readCourseItems(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
  now: Date,
  seen: readonly string[] | null,
): Promise<CourseItem[]> {
  return selectCourseItems(db, {
    studentId,
    assignmentIds,
    newsSince: newsSince(now),
    isSeen: seen !== null,
    seen: seen ?? [],
  });
}

/** Removes marks older than anything that can be new. */
export async function deleteOldMarks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("seen_items").where("seen_at", "<", newsSince(now)).execute();
}
