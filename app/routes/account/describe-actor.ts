import type { currentActor } from "#access/guards.ts";
import { fullName } from "#domain/account.ts";
import type { messages } from "./messages.ts";

/** Who is signed in, by the first of the roles that the account has. */
export function describeActor({ email, student, tutor, admin }: ReturnType<typeof currentActor>): {
  email: string;
  name: string;
  role: keyof typeof messages.roles | null;
} {
  if (student) return { email, name: student.name, role: "student" };
  if (tutor) return { email, name: fullName(tutor.firstName, tutor.lastName), role: "tutor" };
  return { email, name: admin?.name ?? "", role: admin && "admin" };
}
