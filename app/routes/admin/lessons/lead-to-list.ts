import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { loadAnyLesson } from "#use-cases/timetable/office-lessons.ts";

/** The loader of an address that only takes a form: it leads to the lessons, or is a 404. */
export async function leadToList(args: { context: Context; params: { lessonId: string } }) {
  await loadAnyLesson(args.context, args.params.lessonId);
  return redirect("/admin-dashboard/lessons");
}
