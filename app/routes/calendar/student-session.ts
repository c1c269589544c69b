import { loadOwnSession } from "#access/calendar.ts";
import type { Route } from "./+types/student-session.ts";
import { answerCalendar } from "./answer.ts";

/** One live session of a student's, as a file for their calendar. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return answerCalendar(request, await loadOwnSession(context, params.liveSessionId), "class.ics");
}

export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  await loadOwnSession(context, params.liveSessionId);
  return new Response("Method Not Allowed", { status: 405 });
}
