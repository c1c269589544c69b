import { redirect } from "react-router";
import { currentFamily } from "#use-cases/timetable/family.ts";
import { requireAskedLesson, withdrawRequest } from "#use-cases/timetable/requests.ts";
import type { Route } from "./+types/withdrawal.ts";

const pageOf = (lessonId: string) => `/dashboard/sessions/${lessonId}/request`;

/** Withdraws what a student has asked about a lesson. */
export async function action({ context, params }: Route.ActionArgs) {
  await withdrawRequest(context, currentFamily(context), params.lessonId);
  return redirect(pageOf(params.lessonId), { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAskedLesson(context, currentFamily(context), params.lessonId);
  return redirect(pageOf(params.lessonId));
}
