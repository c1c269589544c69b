import { Outlet } from "react-router";
import { currentActor, homeOf } from "#security/guards.ts";
import { mayOpen } from "#routes/admin/routes.ts";
import { describePlaces } from "#parts/office/places/describe-places.ts";
import { resolvePlaces } from "#parts/office/places/resolve-places.ts";
import type { AccountPerson } from "#parts/account/frame.tsx";
import { isCalendarOwner } from "#use-cases/calendar/calendar.ts";
import type { Route } from "./+types/layout.ts";

/** What the header of each screen about the own account shows. `screens.tsx` and the calendar have the guards. */
export function loader({ context }: Route.LoaderArgs): AccountPerson {
  const actor = currentActor(context);
  const { admin } = actor;
  return {
    email: actor.email,
    home: homeOf(actor),
    // An admin's week is a tab of the dashboard.
    hasLessons: isCalendarOwner(actor),
    office: admin && resolvePlaces(describePlaces((url) => mayOpen(admin.role, url))),
  };
}

export default function AccountLayout() {
  return <Outlet />;
}
