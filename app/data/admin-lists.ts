import type { TutorStatus } from "#domain/tutor.ts";
import type { ConsentState } from "#domain/guardian.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { consentState, lastAnswer } from "./guardians.ts";
import { containing, selectPage, type Page, type PageRequest } from "./page.ts";

export interface Counts {
  students: number;
  tutors: number;
  assignments: number;
}

/** How many there are of each, for the tabs. */
export async function countAll(db: Database): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from students)::int as students,
    (select count(*) from tutors)::int as tutors,
    (select count(*) from assignments)::int as assignments`.execute(db);
  return rows[0] ?? { students: 0, tutors: 0, assignments: 0 };
}

export interface StudentRow {
  id: string;
  name: string;
  username: string;
  email: string;
  phoneNumber: string;
  selectedClass: string;
  selectedSubjects: string[];
  createdAt: Date;
  /** Of the guardian; null where nobody is named. */
  consent: ConsentState | null;
}

export type StudentSort = "name" | "joined";

export function listStudents(
  db: Database,
  request: PageRequest<StudentSort>,
): Promise<Page<StudentRow>> {
  let query = db
    .selectFrom("students as s")
    .innerJoin("accounts as a", "a.id", "s.id")
    .select([
      "s.id",
      "s.name",
      "s.username",
      "a.email",
      "s.phone_number as phoneNumber",
      "s.selected_class as selectedClass",
      "s.selected_subjects as selectedSubjects",
      "s.created_at as createdAt",
      sql<ConsentState | null>`(
        select ${consentState} from guardians g ${lastAnswer}
        where g.student_id = s.id and g.ended_at is null)`.as("consent"),
    ]);
  if (request.search) {
    const pattern = containing(request.search);
    query = query.where((eb) =>
      eb.or([
        eb("s.name", "ilike", pattern),
        eb("a.email", "ilike", pattern),
        eb("s.phone_number", "ilike", pattern),
      ]),
    );
  }
  const value = request.sort === "name" ? sql.ref("s.name") : sql.ref("s.created_at");
  return selectPage(query, { value, id: sql.ref("s.id") }, request);
}

export interface TutorRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  qualification: string;
  experience: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  bio: string;
  status: TutorStatus;
  rejectionReason: string | null;
  createdAt: Date;
}

export type TutorSort = "name" | "applied";

export function listTutors(db: Database, request: PageRequest<TutorSort>): Promise<Page<TutorRow>> {
  let query = db
    .selectFrom("tutors as t")
    .innerJoin("accounts as a", "a.id", "t.id")
    .select([
      "t.id",
      "t.first_name as firstName",
      "t.last_name as lastName",
      "a.email",
      "t.phone_number as phoneNumber",
      "t.qualification",
      "t.experience",
      "t.selected_classes as selectedClasses",
      "t.selected_subjects as selectedSubjects",
      "t.bio",
      "t.status",
      "t.rejection_reason as rejectionReason",
      "t.created_at as createdAt",
    ]);
  if (request.search) {
    const pattern = containing(request.search);
    query = query.where((eb) =>
      eb.or([
        eb(sql`t.first_name || ' ' || t.last_name`, "ilike", pattern),
        eb("a.email", "ilike", pattern),
        eb("t.phone_number", "ilike", pattern),
      ]),
    );
  }
  const value =
    request.sort === "name" ? sql`t.first_name || ' ' || t.last_name` : sql.ref("t.created_at");
  return selectPage(query, { value, id: sql.ref("t.id") }, request);
}

export interface AssignmentRow {
  id: string;
  studentName: string;
  tutorFirstName: string;
  tutorLastName: string;
  classId: string;
  subjectId: string;
  assignedDate: Date;
  status: string;
}

export type AssignmentSort = "assigned" | "student";

export function listAssignments(
  db: Database,
  request: PageRequest<AssignmentSort>,
): Promise<Page<AssignmentRow>> {
  let query = db
    .selectFrom("assignments as a")
    .innerJoin("students as s", "s.id", "a.student_id")
    .innerJoin("tutors as t", "t.id", "a.tutor_id")
    .select([
      "a.id",
      "s.name as studentName",
      "t.first_name as tutorFirstName",
      "t.last_name as tutorLastName",
      "a.class_id as classId",
      "a.subject_id as subjectId",
      "a.assigned_date as assignedDate",
      "a.status",
    ]);
  if (request.search) {
    const pattern = containing(request.search);
    query = query.where((eb) =>
      eb.or([
        eb("s.name", "ilike", pattern),
        eb(sql`t.first_name || ' ' || t.last_name`, "ilike", pattern),
      ]),
    );
  }
  const value = request.sort === "student" ? sql.ref("s.name") : sql.ref("a.assigned_date");
  return selectPage(query, { value, id: sql.ref("a.id") }, request);
}

/** What one choice in the create-assignment dialog shows. */
export interface PersonChoice {
  id: string;
  name: string;
  email: string;
}

const choiceLimit = 20;

/**
 * The first students whose name, email or phone contains the text, by name; the one with
 * `chosenId` first of all, whatever the text.
 */
export async function findStudentChoices(
  db: Database,
  search: string,
  chosenId: string | null,
): Promise<PersonChoice[]> {
  const pattern = containing(search);
  return db
    .selectFrom("students as s")
    .innerJoin("accounts as a", "a.id", "s.id")
    .where((eb) =>
      eb.or([
        eb("s.id", "=", chosenId),
        eb("s.name", "ilike", pattern),
        eb("a.email", "ilike", pattern),
        eb("s.phone_number", "ilike", pattern),
      ]),
    )
    .select(["s.id", "s.name", "a.email"])
    .orderBy(sql`(s.id = ${chosenId}) is true`, "desc")
    .orderBy("s.name")
    .orderBy("s.id")
    .limit(choiceLimit)
    .execute();
}

/** The first tutors who may be assigned to a class and a subject (§5), as above. */
export async function findTutorChoices(
  db: Database,
  wanted: { classId: string; subjectId: string; search: string; chosenId: string | null },
): Promise<PersonChoice[]> {
  const pattern = containing(wanted.search);
  const name = sql<string>`t.first_name || ' ' || t.last_name`;
  return db
    .selectFrom("tutors as t")
    .innerJoin("accounts as a", "a.id", "t.id")
    .where("t.status", "=", "approved")
    .where("t.selected_classes", "@>", sql<string[]>`array[${wanted.classId}]`)
    .where("t.selected_subjects", "@>", sql<string[]>`array[${wanted.subjectId}]`)
    .where((eb) =>
      eb.or([
        eb("t.id", "=", wanted.chosenId),
        eb(name, "ilike", pattern),
        eb("a.email", "ilike", pattern),
      ]),
    )
    .select(["t.id", name.as("name"), "a.email"])
    .orderBy(sql`(t.id = ${wanted.chosenId}) is true`, "desc")
    .orderBy(name)
    .orderBy("t.id")
    .limit(choiceLimit)
    .execute();
}
