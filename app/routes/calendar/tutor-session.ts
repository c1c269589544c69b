import { loadLesson } from "#use-cases/calendar/calendar.ts";
import type { Route } from "./+types/tutor-session.ts";
import { answerCalendar } from "./answer.ts";

/** One lesson of a tutor, as a calendar file. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadLesson(context, params.lessonId);
  return answerCalendar(request, context, calendar, "class.ics");
}

export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  await loadLesson(context, params.lessonId);
  return new Response("Method Not Allowed", { status: 405 });
}
