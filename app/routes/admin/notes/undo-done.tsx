import { redirect } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { keepPromise } from "#use-cases/people/notes.ts";
import type { Route } from "./+types/undo-done.ts";

/** Takes back that a promise was kept. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await keepPromise(context, params.noteId, false);
  const { about } = result.ok ? result.value : result.note;
  const code = result.ok ? "promise-reopened" : "promise-not-changed";
  const person = `/admin-dashboard/${about.role}s/${about.id}`;
  return redirectAbout(context, person, code, about.name);
}

export const loader = () => redirect("/admin-dashboard");

/** A failure is shown where the undo was offered. */
export { revertOnFailure as clientAction } from "#shell/failed-submit.ts";
export { NoPage as default } from "#shell/no-page.tsx";
