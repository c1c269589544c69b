import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { resetChapters } from "#use-cases/teaching/syllabus.ts";
import type { Route } from "./+types/removal.ts";
import { pageOfChoice, readChoice, syllabusPage } from "./choice.ts";

/** Removes the academy's own list of a class and a subject, so that the standard one is in use. */
export async function action({ context, url }: Route.ActionArgs) {
  const choice = readChoice(url.searchParams);
  if (choice === null) return redirect(syllabusPage);
  await resetChapters(context, choice);
  return redirectWithFlashMessage(context, pageOfChoice(choice), "chapters-reset");
}

export const loader = () => redirect(syllabusPage);
