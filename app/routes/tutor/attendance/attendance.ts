import { redirect } from "react-router";
import { attendOwnLesson, requireOwnLesson } from "#use-cases/lessons/attendance.ts";
import type { Route } from "./+types/attendance.ts";

const statusOf = { "not-possible": 409, "not-approved": 403 } as const;

/** Records that the tutor has joined a class; sent by the Join link of the home. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const result = await attendOwnLesson(context, params.lessonId);
  return new Response(null, { status: result.ok ? 204 : statusOf[result.reason] });
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  await requireOwnLesson(context, params.lessonId);
  return redirect("/tutor-dashboard");
}
