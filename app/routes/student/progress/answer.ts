import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { loadTickableItem, setFinished } from "#use-cases/teaching/study-progress.ts";
import { readStudentPage } from "#domain/account/own-page.ts";

const courseOf = (assignmentId: string) => `/dashboard/courses/${assignmentId}`;

/** Ticks an item or removes its tick, and returns to the page whose form it was. */
export async function answerTick(
  request: Request,
  context: Context,
  itemId: string,
  isFinished: boolean,
): Promise<Response> {
  const { assignmentId } = await loadTickableItem(context, itemId);
  const form = await readForm(request, context);
  await setFinished(context, itemId, isFinished);
  const page = readStudentPage(form.text("page")) ?? courseOf(assignmentId);
  return redirect(page, { status: 303 });
}

/** A direct request for a tick's URL leads to the item's course. */
export async function leadToCourse(context: Context, itemId: string): Promise<Response> {
  const { assignmentId } = await loadTickableItem(context, itemId);
  return redirect(courseOf(assignmentId));
}
