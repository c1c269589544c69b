import { redirect } from "react-router";
import { undoRemoveStudent } from "#use-cases/people/students.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/undo.ts";

const list = "/admin-dashboard/students";

/** Restores a student that was just deleted. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await undoRemoveStudent(context, params.studentId);
  const code = `student-${result.ok ? "restored" : result.reason}`;
  const name = await findNameOf(context, "student", params.studentId);
  return redirectAbout(context, returnTo(list, url.search), code, name);
}

export const loader = () => redirect(list);

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
