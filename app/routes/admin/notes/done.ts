import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { keepPromise } from "#use-cases/people/notes.ts";
import type { Route } from "./+types/done.ts";

/** Says that a promise was kept. */
export async function action({ context, params }: Route.ActionArgs) {
  const { noteId } = params;
  const result = await keepPromise(context, noteId, true);
  const { about } = result.ok ? result.value : result.note;
  const person = `/admin-dashboard/${about.role}s/${about.id}`;
  return result.ok
    ? redirectAbout(context, person, "promise-kept", about.name, { undo: noteId })
    : redirectAbout(context, person, "promise-not-changed", about.name);
}

export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";

export const loader = () => redirect("/admin-dashboard");
