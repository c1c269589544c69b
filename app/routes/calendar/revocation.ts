import { publicPath } from "#content/site/public-path.ts";
import { redirect } from "react-router";
import { guardCalendar, revokeCalendar } from "#use-cases/calendar/calendar.ts";
import { actorContext } from "#request/context.ts";
import { homeOf } from "#security/guards.ts";
import type { Route } from "./+types/revocation.ts";

export const middleware: Route.MiddlewareFunction[] = [guardCalendar];

/** Revokes the address of the signed-in person's calendar. */
export async function action({ context }: Route.ActionArgs) {
  await revokeCalendar(context);
  const actor = context.get(actorContext);
  return redirect(actor ? homeOf(actor) : publicPath("/"), { status: 303 });
}

export const loader = () => redirect("/calendar");
