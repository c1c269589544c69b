import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { keepPromise } from "#use-cases/people/notes.ts";
import type { Route } from "./+types/done.ts";

/** Says that a promise was kept. */
export async function action({ context, params }: Route.ActionArgs) {
  const { noteId } = params;
  const result = await keepPromise(context, noteId, true);
  const { about } = result.ok ? result.value : result.note;
  const person = `/admin-dashboard/${about.role}s/${about.id}`;
  return result.ok
    ? redirectWithFlashMessage(context, person, "promise-kept", { undo: noteId })
    : redirectWithFlashMessage(context, person, "promise-not-changed");
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard");
