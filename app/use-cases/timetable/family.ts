import type { Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import type { Family } from "./requests.ts";

/** The signed-in student, as somebody who asks about their lessons. */
export function currentFamily(context: Context): Family {
  const { accountId: studentId } = currentStudent(context);
  return { askedAs: "student", children: [{ studentId, guardianId: null }] };
}
