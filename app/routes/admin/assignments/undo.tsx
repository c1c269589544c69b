import { redirect } from "react-router";
import { findNamesOfAssignment, undoRemoveAssignment } from "#use-cases/assignments/assignments.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/undo.ts";

const list = "/admin-dashboard/assignments";

/** Restores an assignment that was just deleted. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await undoRemoveAssignment(context, params.assignmentId);
  const code = `assignment-${result.ok ? "restored" : result.reason}`;
  const names = await findNamesOfAssignment(context, params.assignmentId);
  const about = names && aboutCourse(names);
  return redirectAbout(context, returnTo(list, url.search), code, about);
}

export const loader = () => redirect(list);

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
