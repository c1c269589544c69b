import { Link } from "react-router";
import { currentAdmin } from "#security/guards.ts";
import { removeAdminMarker } from "#shell/admin-marker.ts";
import { LogoutForm } from "#shell/logout-form.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { mayOpen } from "../routes.ts";
import { messages } from "#parts/office/more-messages.ts";
import { placesOf } from "#parts/office/more-places.ts";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

export function loader({ context }: Route.LoaderArgs) {
  const { role } = currentAdmin(context).admin;
  return { title: messages.title, groups: placesOf((url) => mayOpen(role, url)) };
}

/** `/admin-dashboard/more`: every screen beside the lists. */
export default function More({ loaderData }: Route.ComponentProps) {
  const { title, groups } = loaderData;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {groups.map((group) => (
        <section key={group.title} className="grid gap-2">
          <h2 className="text-lg font-semibold">{group.title}</h2>
          <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
            {group.places.map(({ to, label, text }) => (
              <li key={to}>
                <Link to={to} className={`${cardClass} block h-full px-4 py-3 hover:bg-sunken`}>
                  <span className={`font-medium ${inlineLinkClass}`}>{label}</span>
                  <span className="block text-sm text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {/* Where the header has no room for it. */}
      <div className="sm:hidden">
        <LogoutForm onLogout={removeAdminMarker} />
      </div>
    </>
  );
}
