import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { keepPromise } from "#use-cases/people/notes.ts";
import type { Route } from "./+types/undo-done.ts";

/** Takes back that a promise was kept. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await keepPromise(context, params.noteId, false);
  const { about } = result.ok ? result.value : result.note;
  const code = result.ok ? "promise-reopened" : "promise-not-changed";
  return redirectWithFlashMessage(context, `/admin-dashboard/${about.role}s/${about.id}`, code);
}

export const loader = () => redirect("/admin-dashboard");

/** A failure is shown where the undo was offered. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
