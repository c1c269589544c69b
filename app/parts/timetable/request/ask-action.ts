import { data, redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { askForChange, requireAskedLesson, type Family } from "#use-cases/timetable/requests.ts";
import { checkRequest, wantedStart } from "#domain/timetable/request.ts";
import { describeAskRefusal } from "./describe.ts";
import { messages } from "./messages.ts";
import { readTexts } from "#domain/shared/texts.ts";

/** Stores what a family asks, and shows the page again, which then says so. */
export async function askAction(
  request: Request,
  context: Context,
  family: Family,
  lessonId: string,
) {
  const form = await readForm(request, context);
  const values = readTexts(form.text, "kind", "reason", "startsAt", "date", "time");
  // Another family's lesson is a 404 for invalid forms too.
  await requireAskedLesson(context, family, lessonId);
  const problem = checkRequest(values);
  if (problem) {
    return data({ error: messages.problems[problem], freeTimes: null, values }, { status: 400 });
  }
  const kind = values.kind === "cancel" ? "cancel" : "move";
  const result = await askForChange(context, family, lessonId, {
    kind,
    reason: values.reason.trim(),
    wantedAt: kind === "move" ? wantedStart(values) : null,
  });
  if (!result.ok)
    return data({ ...describeAskRefusal(result, new Date()), values }, { status: 409 });
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ""), { status: 303 });
}
