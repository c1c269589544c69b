import { redirect } from "react-router";
import { undoRemoveAssignment } from "#use-cases/assignments/assignments.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/undo.ts";

const list = "/admin-dashboard/assignments";

/** Restores an assignment that was just deleted. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await undoRemoveAssignment(context, params.assignmentId);
  const code = `assignment-${result.ok ? "restored" : result.reason}`;
  return redirectWithFlashMessage(context, returnTo(list, url.search), code);
}

export const loader = () => redirect(list);

/** A failure is shown in the toast that offered the undo. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
