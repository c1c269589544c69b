import { publicPath } from "#content/site/public-path.ts";
import type { Role } from "#domain/audit/audit.ts";

/** Where each role signs in (§2). */
export const signInPaths: Readonly<Record<Role, string>> = {
  student: publicPath("/login"),
  tutor: publicPath("/tutor-login"),
  admin: publicPath("/admin-login"),
};

/** The page for a forgotten password, with the role for the way back. */
export function forgotPasswordPath(role: Role): string {
  return publicPath(`/forgot-password?from=${role}`);
}

/** Reads the role that `forgotPasswordPath` added to a URL; a student's by default. */
export function readSignInRole(url: string): Role {
  const from = new URL(url).searchParams.get("from") ?? "";
  return Object.hasOwn(signInPaths, from) ? (from as Role) : "student";
}
