import { openGuardianCalendar, requireGuardianPage } from "#access/guardian-page.ts";
import type { Route } from "./+types/guardian-feed.ts";
import { answerCalendar } from "./answer.ts";

/** When the classes of a guardian's children are, for whoever has the guardian's link. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await openGuardianCalendar(context, params.guardianToken);
  return answerCalendar(request, calendar, "classes.ics");
}

export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  await requireGuardianPage(context, params.guardianToken);
  return new Response("Method Not Allowed", { status: 405 });
}
