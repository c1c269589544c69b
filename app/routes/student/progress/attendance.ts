import { redirect } from "react-router";
import { attendLesson, loadOpenItem } from "#use-cases/teaching/study-progress.ts";
import type { Route } from "./+types/attendance.ts";

/** Records that the student has joined a class; sent by the script of the Join link. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const result = await attendLesson(context, params.lessonId);
  return new Response(null, { status: result.ok ? 204 : 409 });
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  await loadOpenItem(context, params.lessonId, ["live-session"]);
  return redirect("/dashboard");
}
