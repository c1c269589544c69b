import { loadLiveSession } from "#use-cases/calendar/calendar.ts";
import type { Route } from "./+types/student-session.ts";
import { answerCalendar } from "./answer.ts";

/** One live session of a student, as a calendar file. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadLiveSession(context, params.liveSessionId);
  return answerCalendar(request, context, calendar, "class.ics");
}

export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  await loadLiveSession(context, params.liveSessionId);
  return new Response("Method Not Allowed", { status: 405 });
}
