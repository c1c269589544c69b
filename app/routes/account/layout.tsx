import { Outlet } from "react-router";
import { currentActor, homeOf } from "#security/guards.ts";
import type { AccountPerson } from "#parts/account/frame.tsx";
import { isCalendarOwner } from "#use-cases/calendar/calendar.ts";
import type { Route } from "./+types/layout.ts";

/** What the header of each screen about the own account shows. The screens have the guards. */
export function loader({ context }: Route.LoaderArgs): AccountPerson {
  const actor = currentActor(context);
  const hasCalendar = isCalendarOwner(actor);
  return {
    email: actor.email,
    home: homeOf(actor),
    hasCalendar,
    // An admin's week is a tab of the dashboard.
    hasTimetable: hasCalendar,
  };
}

export default function AccountLayout() {
  return <Outlet />;
}
