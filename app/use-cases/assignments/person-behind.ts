import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { loadStudentName } from "#use-cases/people/students.ts";
import { loadTutorName } from "#use-cases/people/tutors.ts";
import { loadEnding } from "./endings.ts";

/** What the address of a dialog of assignments names. */
interface Address {
  assignmentId?: string | undefined;
  /** Of a student or a tutor, where the dialog is over that person's page. */
  studentId?: string | undefined;
  tutorId?: string | undefined;
}

/**
 * Lets a form be sent over the page of a person whom it is about. A tutor may have handed the
 * assignment over since. @throws 404 for no such person, and for a student of another assignment
 */
export async function requirePersonBehind(context: Context, address: Address): Promise<void> {
  const { assignmentId, studentId, tutorId } = address;
  if (tutorId !== undefined) await loadTutorName(context, tutorId);
  if (studentId !== undefined) await loadStudentName(context, studentId);
  if (assignmentId === undefined || (tutorId ?? studentId) === undefined) return;
  const { studentId: student } = await loadEnding(context, assignmentId);
  if (studentId !== undefined && studentId !== student)
    throw data("no-assignment", { status: 404 });
}
