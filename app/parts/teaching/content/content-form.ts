import { readForm, type Fields } from "#request/form.ts";
import {
  checkContent,
  type ContentInput,
  type ContentInputName,
} from "#domain/teaching/content.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type { Context } from "#request/context.ts";
import { readConfirmed, readTime } from "#parts/timetable/booking/booking-fields.ts";
import { readContentInput } from "./content-input.ts";
import { problems } from "./problem-messages.ts";

/** The add or edit form as it was submitted. */
export interface ContentForm {
  form: Fields;
  typed: ContentInput;
  /** The first problem (§5), with its words; null for a valid form. */
  problem: { error: string; field: ContentInputName } | null;
  /** What the tutor was asked about this time of a lesson already. */
  confirmed: ConfirmedReasons;
}

/** Reads and checks the form of the add and edit dialogs. @throws as `readForm` does */
export async function readContentForm(
  request: Request,
  context: Context,
  kind: ContentKind,
): Promise<ContentForm> {
  const form = await readForm(request, context);
  const time = readTime(form);
  const typed = { ...readContentInput(form.text), ...time };
  const failure = checkContent(kind, typed);
  const problem = failure && { error: problems[failure.problem], field: failure.field };
  return { form, typed, problem, confirmed: readConfirmed(form, time) };
}
