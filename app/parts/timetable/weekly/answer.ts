import { checkSeries, toSeries } from "#domain/timetable/series/series-form.ts";
import { readChoice } from "#domain/timetable/series/series-preview.ts";
import { withInstead } from "#domain/timetable/series/weekly-clash.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { planSeries } from "#use-cases/timetable/plan-series.ts";
import { choiceName, describePreview, type DescribedPreview } from "./preview-words.ts";
import { messages } from "./messages.ts";
import { problems } from "./problem-messages.ts";
import { readSeriesInput } from "./input.ts";

/**
 * Plans the submitted series, or answers with what the dialog shows: the first problem, or the
 * preview.
 *
 * @param options.requireOwn for an invalid form: throws 404 where the assignment isn't theirs
 */
export async function planFromForm(
  context: Context,
  request: Request,
  options: {
    planner: Planner;
    assignmentId: string;
    requireOwn: () => Promise<unknown>;
    /** The words for a tutor who is not approved. */
    notApproved?: () => string;
  },
) {
  const { planner, assignmentId } = options;
  const form = await readForm(request, context);
  // A time that is offered instead of a taken one is previewed like any other.
  const moved = form.text("instead");
  const typed = withInstead(readSeriesInput(form), moved);
  const now = new Date();
  const answer = {
    error: null as string | null,
    field: null as string | null,
    preview: null as DescribedPreview | null,
    chosen: {} as Record<string, string>,
    typed,
    moved,
  };
  const failure = checkSeries(typed, now);
  if (failure) {
    await options.requireOwn();
    const { problem, field } = failure;
    return { answer: data({ ...answer, error: problems[problem], field }, { status: 400 }) };
  }
  const result = await planSeries(context, planner, assignmentId, {
    ...toSeries(typed, now),
    seen: moved === "" ? form.text("seen") : "",
    choose: ({ startsAt }) => readChoice(form.text(choiceName(startsAt))),
  });
  if (result.ok) return { planned: result.value };
  if (result.reason === "not-approved") {
    return {
      answer: data(
        { ...answer, error: options.notApproved?.() ?? messages.notPossible },
        { status: 403 },
      ),
    };
  }
  if (result.reason === "not-possible") {
    return { answer: data({ ...answer, error: messages.notPossible }, { status: 409 }) };
  }
  const preview = describePreview(result, planner);
  const chosen = Object.fromEntries(preview.issues.map(({ name }) => [name, form.text(name)]));
  const status = preview.issues.length > 0 ? 409 : 200;
  return { answer: data({ ...answer, preview, chosen }, { status }) };
}
