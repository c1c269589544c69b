import type { currentActor } from "#security/guards.ts";
import { fullName } from "#domain/account.ts";
import type { messages } from "./messages.ts";

/** The signed-in person's email, name and role; if the account has several roles, the first. */
export function describeActor({ email, student, tutor, admin }: ReturnType<typeof currentActor>): {
  email: string;
  name: string;
  role: keyof typeof messages.roles | null;
} {
  if (student) return { email, name: student.name, role: "student" };
  if (tutor) return { email, name: fullName(tutor.firstName, tutor.lastName), role: "tutor" };
  return { email, name: admin?.name ?? "", role: admin && "admin" };
}
