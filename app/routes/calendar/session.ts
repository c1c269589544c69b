import { loadLesson } from "#use-cases/calendar/calendar.ts";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/session.ts";
import { answerCalendar } from "./answer.ts";

/** One lesson of a student or a tutor, as a calendar file. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadLesson(context, params.lessonId);
  return answerCalendar(request, context, calendar, "class.ics");
}

export const action = takeNoForm(loader);
