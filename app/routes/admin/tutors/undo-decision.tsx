import { redirect } from "react-router";
import { undoTutorDecision } from "#use-cases/people/tutors.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/undo-decision.ts";

const list = "/admin-dashboard/tutors";

/** Takes back a decision that was just made on an application. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await undoTutorDecision(context, params.tutorId);
  const code = result.ok ? "tutor-undecided" : "tutor-decided";
  return redirectWithFlashMessage(context, returnTo(list, url.search), code);
}

export const loader = () => redirect(list);

/** A failure is shown where the undo was offered. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
