import type { Role } from "#domain/audit.ts";

/** Where each role signs in (§2). */
export const doors: Readonly<Record<Role, string>> = {
  student: "/login",
  tutor: "/tutor-login",
  admin: "/admin-login",
};

/** Where somebody asks for a new password who came from a role's door. */
export function forgottenPath(role: Role): string {
  return `/forgot-password?from=${role}`;
}

/** The role whose door somebody came from, by an address of ours; a student's where none is named. */
export function readDoor(url: string): Role {
  const from = new URL(url).searchParams.get("from") ?? "";
  return Object.hasOwn(doors, from) ? (from as Role) : "student";
}
