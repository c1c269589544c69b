import { redirect } from "react-router";
import { findNameOfTutor, undoTutorDecision } from "#use-cases/people/tutors.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { returnTo } from "#parts/office/return-to.ts";
import type { Route } from "./+types/undo-decision.ts";

const list = "/admin-dashboard/tutors";

/** Takes back a decision that was just made on an application. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const result = await undoTutorDecision(context, params.tutorId);
  const code = result.ok ? "tutor-undecided" : "tutor-decided";
  const name = await findNameOfTutor(context, params.tutorId);
  return redirectAbout(context, returnTo(list, url.search), code, name);
}

export const loader = () => redirect(list);

/** A failure is shown where the undo was offered. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
