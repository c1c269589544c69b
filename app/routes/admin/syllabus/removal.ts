import { redirect } from "react-router";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { resetChapters } from "#use-cases/teaching/syllabus.ts";
import type { Route } from "./+types/removal.ts";
import { messages } from "./messages.ts";
import { pageOfChoice, readChoice, syllabusPage } from "./choice.ts";

/** Removes the academy's own list of a class and a subject, so that the standard one is in use. */
export async function action({ context, url }: Route.ActionArgs) {
  const choice = readChoice(url.searchParams);
  if (choice === null) return redirect(syllabusPage);
  await resetChapters(context, choice);
  const name = messages.listName(subjectName(choice.subjectId), className(choice.classId));
  return redirectAbout(context, pageOfChoice(choice), "chapters-reset", name);
}

export const loader = () => redirect(syllabusPage);
