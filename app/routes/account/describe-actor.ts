import type { currentActor } from "#security/guards.ts";
import { fullName } from "#domain/account/account.ts";
import { staffRoleNames } from "#content/people/staff-roles.ts";
import { messages } from "#parts/account/messages.ts";

/** The signed-in person's email, name and role; if the account has several roles, the first. */
export function describeActor({ email, student, tutor, admin }: ReturnType<typeof currentActor>): {
  email: string;
  name: string;
  role: "student" | "tutor" | "admin" | null;
  roleName: string | null;
} {
  const { roles } = messages;
  if (student) return { email, name: student.name, role: "student", roleName: roles.student };
  if (tutor) {
    const name = fullName(tutor.firstName, tutor.lastName);
    return { email, name, role: "tutor", roleName: roles.tutor };
  }
  if (!admin) return { email, name: "", role: null, roleName: null };
  return { email, name: admin.name, role: "admin", roleName: staffRoleNames[admin.role] };
}
