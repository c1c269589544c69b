import { openCalendar, type Calendar } from "#access/calendar.ts";
import type { Route } from "./+types/feed.ts";
import { answerCalendar } from "./answer.ts";

async function find({ context, params }: Route.LoaderArgs | Route.ActionArgs): Promise<Calendar> {
  const calendar = await openCalendar(context, params.token);
  // The same for a token that never was, one that was revoked and one of somebody who is gone.
  if (!calendar) throw new Response("Not Found", { status: 404 });
  return calendar;
}

/** Somebody's live sessions, for whoever knows the address: calendars bring no session. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerCalendar(args.request, await find(args), "viluva.ics");
}

export async function action(args: Route.ActionArgs): Promise<Response> {
  await find(args);
  return new Response("Method Not Allowed", { status: 405 });
}
