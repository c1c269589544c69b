import { data, redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnItem } from "#use-cases/teaching/notice-names.ts";
import { aboutItem } from "#parts/shared/about.ts";
import { undoUnpublish } from "#use-cases/teaching/publishing.ts";
import { loadOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import { requireContentKind } from "#parts/teaching/tutor/sections.ts";
import type { Route } from "./+types/undo.ts";

/** Undoes a deletion of the last seconds. */
export async function action({ context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = requireContentKind(section);
  const result = await undoUnpublish(context, { assignmentId, kind, itemId });
  if (!result.ok && result.reason === "not-approved") {
    throw data(result.reason, { status: 403 });
  }
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  const code = `${kind}-${result.ok ? "restored" : result.reason}`;
  const item = await findOwnItem(context, { assignmentId, kind, itemId });
  return redirectAbout(context, list, code, item && aboutItem(item));
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadOwnAssignment(context);
  return redirect(`/tutor-dashboard/${params.assignmentId}/${params.section}`);
}

/** The message with the Undo button is still on the screen, and shows the failure. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
