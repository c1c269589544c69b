import type { Refusal, Result } from "#domain/shared/result.ts";
import type { StaffChangeProblem } from "#domain/people/staff-change.ts";
import { redirectAbout } from "#security/notice-about.ts";
import type { Context } from "#request/context.ts";

/** Leads to the list of the staff with the message of a change's outcome. @param name of the member */
export function toStaff(
  context: Context,
  result: Result<null, Refusal<StaffChangeProblem>>,
  done: "staff-changed" | "staff-ended",
  name: string,
) {
  const refused = !result.ok && result.reason === "last-owner" ? "last-owner" : "staff-not-changed";
  return redirectAbout(context, "/admin-dashboard/staff", result.ok ? done : refused, name);
}
