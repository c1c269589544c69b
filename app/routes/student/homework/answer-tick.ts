import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { loadOwnHomework, tickHomework } from "#use-cases/homework/ticks.ts";
import { readStudentPage } from "#domain/account/own-page.ts";

interface Args {
  request: Request;
  context: Context;
  params: { homeworkId: string };
}

const pageOf = (id: string) => `/dashboard/homework/${id}`;

/** The action that ticks homework or removes its tick, and returns to the page whose form it was. */
export const answerHomeworkTick =
  (isDone: boolean) =>
  async ({ request, context, params }: Args): Promise<Response> => {
    const { id } = await loadOwnHomework(context, params.homeworkId);
    const form = await readForm(request, context);
    await tickHomework(context, params.homeworkId, isDone);
    return redirect(readStudentPage(form.text("page")) ?? pageOf(id), { status: 303 });
  };

/** A direct request for a tick's URL leads to the homework. */
export async function leadToHomework({ context, params }: Args): Promise<Response> {
  const { id } = await loadOwnHomework(context, params.homeworkId);
  return redirect(pageOf(id));
}
