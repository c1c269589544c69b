import { redirect } from "react-router";
import { deleteHomework, loadAnswer } from "#use-cases/homework/answers.ts";
import type { Route } from "./+types/removal.ts";

/** Deletes homework that was set alone and has no answer; any other stays. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const isDeleted = await deleteHomework(context, params.homeworkId);
  const page = `/tutor-dashboard/homework${isDeleted ? "" : `/${params.homeworkId}`}`;
  return redirect(page, { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { id } = await loadAnswer(context, params.homeworkId);
  return redirect(`/tutor-dashboard/homework/${id}`);
}
