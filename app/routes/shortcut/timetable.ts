import { redirect } from "react-router";
import { isCalendarOwner } from "#use-cases/calendar/calendar.ts";
import { currentActor, homeOf } from "#security/guards.ts";
import type { Route } from "./+types/timetable.ts";

/** A shortcut of the installed app, which doesn't know who opens it: to the own week. */
export function loader({ context }: Route.LoaderArgs): Response {
  const actor = currentActor(context);
  const home = homeOf(actor);
  return redirect(isCalendarOwner(actor) ? `${home}/timetable` : home);
}
