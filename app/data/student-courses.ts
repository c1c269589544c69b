import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "./database.ts";

export interface StudentAssignment {
  id: string;
  classId: ClassId;
  subjectId: SubjectId;
  status: string;
  tutorName: string;
  tutorEmail: string;
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
}

const newest = 50;

/** All that the student's sidebar and summary are made from, in one query. */
export async function findStudentRecord(
  db: Database,
  studentId: string,
): Promise<StudentRecord | null> {
  const row = await db
    .selectFrom("students as s")
    .where("s.id", "=", studentId)
    .select((eb) => [
      "s.name",
      "s.selected_class as selectedClass",
      "s.selected_subjects as selectedSubjects",
      "s.enrolled_courses as enrolledCourses",
      jsonArrayFrom(
        eb
          .selectFrom("assignments as a")
          .innerJoin("tutors as t", "t.id", "a.tutor_id")
          .innerJoin("accounts as ta", "ta.id", "t.id")
          .whereRef("a.student_id", "=", "s.id")
          .select((one) => [
            "a.id",
            "a.class_id as classId",
            "a.subject_id as subjectId",
            "a.status",
            one.fn<string>("concat_ws", [one.val(" "), "t.first_name", "t.last_name"]).as("tutorName"),
            "ta.email as tutorEmail",
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
              .selectFrom("announcements as n")
              .leftJoin("assignments as na", "na.id", "n.assignment_id")
              .leftJoin("tutors as nt", "nt.id", "n.created_by")
              .where((or) =>
                or.or([
                  or("na.student_id", "=", or.ref("s.id")),
                  or("n.course_id", "=", or.fn.any("s.enrolled_courses")),
                ]),
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
          ])
          .orderBy("createdAt", "desc")
          .orderBy("id"),
      ).as("announcements"),
    ])
    .executeTakeFirst();
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
  tutorName: string;
}

/** The content of some of a student's own assignments, newest first; anyone else's gives none. */
export async function listCourseItems(
  db: Database,
  studentId: string,
  assignmentIds: readonly string[],
): Promise<CourseItem[]> {
  if (assignmentIds.length === 0) return [];
  return db
    .selectFrom("content_items as c")
    .innerJoin("assignments as a", "a.id", "c.assignment_id")
    .innerJoin("tutors as t", "t.id", "c.created_by")
    .where("a.student_id", "=", studentId)
    .where("a.id", "in", assignmentIds)
    .select((eb) => [
      "c.id",
      "c.assignment_id as assignmentId",
      "c.kind",
      "c.title",
      "c.description",
      "c.url",
      "c.starts_at as startsAt",
      "c.created_at as createdAt",
      eb.fn<string>("concat_ws", [eb.val(" "), "t.first_name", "t.last_name"]).as("tutorName"),
    ])
    .orderBy("c.created_at", "desc")
    .orderBy("c.id")
    .execute();
}
