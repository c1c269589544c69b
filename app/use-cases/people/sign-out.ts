import { endAccess } from "#data/account/access.ts";
import { findStudentName } from "#data/people/students.ts";
import { findTutorName } from "#data/people/tutors.ts";
import type { Context } from "#request/context.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/**
 * Ends every session of a student or tutor, and their calendar's address, for example after they
 * lost their phone; they can sign in again. Refused where there is no such person.
 */
export function signOutPerson(
  context: Context,
  role: "student" | "tutor",
  id: string,
): ChangeResult {
  const findName = role === "student" ? findStudentName : findTutorName;
  return changeRecord(context, { action: "sign-person-out", kind: role, id }, async (trx) => {
    if ((await findName(trx, id)) === null) return false;
    await endAccess(trx, id);
    return true;
  });
}
