import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { loadOwnHomework, tickHomework } from "#use-cases/homework/ticks.ts";
import { readStudentPage } from "#domain/account/own-page.ts";

const pageOf = (id: string) => `/dashboard/homework/${id}`;

/** Ticks homework or removes its tick, and returns to the page whose form it was. */
export async function answerHomeworkTick(
  request: Request,
  context: Context,
  homeworkId: string,
  isDone: boolean,
): Promise<Response> {
  const { id } = await loadOwnHomework(context, homeworkId);
  const form = await readForm(request, context);
  await tickHomework(context, homeworkId, isDone);
  const page = readStudentPage(form.text("page")) ?? pageOf(id);
  return redirect(page, { status: 303 });
}

/** A direct request for a tick's URL leads to the homework. */
export async function leadToHomework(context: Context, homeworkId: string): Promise<Response> {
  const { id } = await loadOwnHomework(context, homeworkId);
  return redirect(pageOf(id));
}
