import { Link } from "react-router";
import { guardCalendar, loadCalendarDate, makeCalendarToken } from "#access/calendar.ts";
import { actorContext } from "#access/context.ts";
import { homeOf } from "#access/guards.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { CalendarPart } from "../calendar-part.tsx";
import { HomeLink } from "../home-link.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const middleware: Route.MiddlewareFunction[] = [guardCalendar];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  return { since: await loadCalendarDate(context), home: actor ? homeOf(actor) : "/" };
}

/** Makes a new address. It is in this answer and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = await makeCalendarToken(context);
  return { address: new URL(`/calendar/${token}.ics`, request.url).href };
}

/** Where a browser without JavaScript reads a new address; with it, the dashboards show it. */
export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <IkatBand variant="chevron" className="block" />
      <main className="mx-auto grid max-w-2xl gap-6 px-4 py-6">
        <HomeLink />
        <CalendarPart level="h1" since={loaderData.since} address={actionData?.address} />
        <Link to={loaderData.home} className="justify-self-start py-2 text-link underline">
          {messages.back}
        </Link>
      </main>
    </>
  );
}
