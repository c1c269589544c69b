import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadOwnLesson, moveLesson } from "#use-cases/timetable/tutor-timetable.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { allConfirmed } from "#domain/timetable/planning.ts";
import { readLessonScope } from "#domain/timetable/series/series-change.ts";
import { revertOnFailure } from "#shell/failed-submit.ts";
import type { Route } from "./+types/undo.ts";

const timetable = "/tutor-dashboard/timetable";

const dayOf = (moment: Date) => `${timetable}?day=${toIndiaDateTimeFields(moment).date}`;

/** A moment of the address, in milliseconds since 1970; null for none. */
function readMoment(params: URLSearchParams, name: string): Date | null {
  const text = params.get(name) ?? "";
  return /^\d{1,14}$/.test(text) ? new Date(Number(text)) : null;
}

/** Moves a lesson back to where it was before a move; its old place may be taken by now. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const lesson = await loadOwnLesson(context, params.liveSessionId);
  const [to, was] = [readMoment(url.searchParams, "to"), readMoment(url.searchParams, "was")];
  if (!to || !was) return redirect(timetable, { status: 303 });
  const scope = readLessonScope(url.searchParams.get("scope") ?? "");
  // It was at that time before, so nobody asks again whether it may be then.
  const result = await moveLesson(context, lesson.id, { was, to, scope, confirmed: allConfirmed });
  const code = scope === "this" ? "lesson-moved-back" : "lessons-moved-back";
  return result.ok
    ? redirectWithFlashMessage(context, dayOf(to), code)
    : redirectWithFlashMessage(context, dayOf(lesson.startsAt), `lesson-stays-${result.reason}`);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadOwnLesson(context, params.liveSessionId);
  return redirect(timetable);
}

/** The message with the Undo button is still on the screen, and shows the failure. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  revertOnFailure(serverAction);

/** Never shown. With a component, this route's refusals are answered as pages. */
export default function Undo() {
  return null;
}
