import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { disputeLesson } from "#use-cases/lessons/outcome.ts";
import type { Family } from "#use-cases/timetable/requests.ts";
import { messages } from "./messages.ts";

/** Records that a family says that a lesson did not take place, and shows the page again. */
export async function disputeAction(
  request: Request,
  context: Context,
  family: Family,
  lessonId: string,
) {
  const result = await disputeLesson(context, family, lessonId);
  if (!result.ok) return data({ error: messages.refused }, { status: 409 });
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ""), { status: 303 });
}
