import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { loadTickableItem, setFinished } from "#use-cases/teaching/study-progress.ts";
import { readStudentPage } from "#domain/account/own-page.ts";

interface Args {
  request: Request;
  context: Context;
  params: { studyItemId: string };
}

const courseOf = (assignmentId: string) => `/dashboard/courses/${assignmentId}`;

/** The action that ticks an item or removes its tick, and returns to the page whose form it was. */
export const answerTick =
  (isFinished: boolean) =>
  async ({ request, context, params }: Args): Promise<Response> => {
    const { assignmentId } = await loadTickableItem(context, params.studyItemId);
    const form = await readForm(request, context);
    await setFinished(context, params.studyItemId, isFinished);
    const page = readStudentPage(form.text("page")) ?? courseOf(assignmentId);
    return redirect(page, { status: 303 });
  };

/** A direct request for a tick's URL leads to the item's course. */
export async function leadToCourse({ context, params }: Args): Promise<Response> {
  const { assignmentId } = await loadTickableItem(context, params.studyItemId);
  return redirect(courseOf(assignmentId));
}
