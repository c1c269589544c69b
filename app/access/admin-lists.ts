import {
  listAssignments,
  listStudents,
  listTutors,
  type AssignmentRow,
  type AssignmentSort,
  type StudentRow,
  type StudentSort,
  type TutorRow,
  type TutorSort,
} from "#data/admin-lists.ts";
import {
  findStudentChoices,
  findTutorChoices,
  type PersonChoice,
  type TutorChoice,
} from "#data/choices.ts";
import { findAnything, type Findings } from "#data/find-anything.ts";
import { countLists, type ListCounts } from "#data/list-counts.ts";
import { findAssignmentNames, type AssignmentNames } from "#data/assignments.ts";
import type { Page, PageRequest } from "#data/page.ts";
import { findStudentName } from "#data/students.ts";
import { findTutorName } from "#data/tutors.ts";
import { isClassId, isSubjectId } from "#domain/catalogue-ids.ts";
import { experienceBands } from "#domain/tutor-background.ts";
import { isRecordId } from "#domain/record-id.ts";
import { data, type RouterContextProvider } from "react-router";
import { adminDatabase, adminReads } from "./guards.ts";

type Context = Readonly<RouterContextProvider>;

export function loadCounts(context: Context): Promise<ListCounts> {
  return countLists(adminDatabase(context), new Date());
}

/** The first of each list that a search finds; nothing for an empty one. */
export async function loadFindings(context: Context, search: string): Promise<Findings> {
  const read = adminReads(context);
  if (search === "") return { students: [], tutors: [], assignments: [] };
  return read((database) => findAnything(database, search, 5));
}

/** One page of the students, searched and sorted. */
export function loadStudents(
  context: Context,
  request: PageRequest<StudentSort>,
): Promise<Page<StudentRow>> {
  return adminReads(context)((database) => listStudents(database, request));
}

/** One page of the tutors, searched and sorted. */
export function loadTutors(
  context: Context,
  request: PageRequest<TutorSort>,
): Promise<Page<TutorRow>> {
  return adminReads(context)((database) => listTutors(database, request));
}

/** One page of the assignments, searched and sorted. */
export function loadAssignments(
  context: Context,
  request: PageRequest<AssignmentSort>,
): Promise<Page<AssignmentRow>> {
  return adminReads(context)((database) => listAssignments(database, request));
}

/** Students to choose from for a new assignment; the chosen one always among them. */
export function loadStudentChoices(
  context: Context,
  search: string,
  chosenId: string,
): Promise<PersonChoice[]> {
  return findStudentChoices(adminDatabase(context), search, knownId(chosenId));
}

function knownId(text: string): string | null {
  return isRecordId(text) ? text : null;
}

/** Tutors who may be chosen for a class and a subject (§5); none while either is unknown. */
export async function loadTutorChoices(
  context: Context,
  wanted: { classId: string; subjectId: string; search: string; chosenId: string },
): Promise<TutorChoice[]> {
  const database = adminDatabase(context);
  const { classId, subjectId, search, chosenId } = wanted;
  if (!isClassId(classId) || !isSubjectId(subjectId)) return [];
  return findTutorChoices(
    database,
    { classId, subjectId, search, chosenId: knownId(chosenId) },
    experienceBands.map(({ id }) => id),
  );
}

/** Who an assignment joins, and in what. @throws 404 where there is none */
export async function loadAssignment(
  context: Context,
  assignmentId: string,
): Promise<AssignmentNames> {
  const database = adminDatabase(context);
  const found = isRecordId(assignmentId) ? await findAssignmentNames(database, assignmentId) : null;
  if (!found) throw data("no-assignment", { status: 404 });
  return found;
}

/** A student's name. @throws 404 where there is none */
export async function loadStudentName(context: Context, studentId: string): Promise<string> {
  const database = adminDatabase(context);
  const name = isRecordId(studentId) ? await findStudentName(database, studentId) : null;
  if (name === null) throw data("no-student", { status: 404 });
  return name;
}

/** A tutor's name. @throws 404 where there is none */
export async function loadTutorName(context: Context, tutorId: string): Promise<string> {
  const database = adminDatabase(context);
  const name = isRecordId(tutorId) ? await findTutorName(database, tutorId) : null;
  if (name === null) throw data("no-tutor", { status: 404 });
  return name;
}
