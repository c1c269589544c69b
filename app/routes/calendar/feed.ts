import { loadCalendar, requireCalendar } from "#use-cases/calendar/calendar.ts";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/feed.ts";
import { answerCalendar } from "./answer.ts";

/** A person's lessons, for any client with the address: calendar apps do not sign in. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadCalendar(context, params.token);
  if (!calendar) return new Response(null);
  return answerCalendar(request, context, calendar, "classes.ics");
}

export const action = takeNoForm(({ context, params }: Route.ActionArgs) =>
  requireCalendar(context, params.token),
);
