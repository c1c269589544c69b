import { findStudentName } from "#data/people/students.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import { findNameOfTutor } from "./tutors.ts";

/** A student's or a tutor's name, for a message after a change; null where there is none. */
export async function findNameOf(
  context: Context,
  role: "student" | "tutor",
  id: string,
): Promise<string | null> {
  if (role === "tutor") return findNameOfTutor(context, id);
  const database = adminDatabase(context);
  return isRecordId(id) ? findStudentName(database, id) : null;
}
