import type { Role } from "#domain/audit/audit.ts";

/**
 * Where each role is led once a session is open. The fragment of an admin's lets the dashboard store
 * its marker (§2); without it the browser is sent to sign in.
 */
export const homes: Readonly<Record<Role, string>> = {
  student: "/dashboard",
  tutor: "/tutor-dashboard",
  admin: "/admin-dashboard#signed-in",
};
