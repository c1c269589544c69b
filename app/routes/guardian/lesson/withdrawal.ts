import { redirect } from "react-router";
import { requireFamily } from "#use-cases/guardians/page.ts";
import { requireAskedLesson, withdrawRequest } from "#use-cases/timetable/requests.ts";
import type { Route } from "./+types/withdrawal.ts";

const pageOf = ({ guardianToken, lessonId }: Route.ActionArgs["params"]) =>
  `/guardian/${guardianToken}/sessions/${lessonId}/request`;

/** Withdraws what a guardian has asked about a lesson. */
export async function action({ context, params }: Route.ActionArgs) {
  const family = await requireFamily(context, params.guardianToken);
  await withdrawRequest(context, family, params.lessonId);
  return redirect(pageOf(params), { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const family = await requireFamily(context, params.guardianToken);
  await requireAskedLesson(context, family, params.lessonId);
  return redirect(pageOf(params));
}
