import { loadGuardianCalendar, requireGuardianPage } from "#use-cases/guardians/page.ts";
import type { Route } from "./+types/guardian-feed.ts";
import { answerCalendar } from "./answer.ts";

/** The lesson times of a guardian's children, for any client with the guardian's link. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadGuardianCalendar(context, params.guardianToken);
  return answerCalendar(request, context, calendar, "classes.ics");
}

export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  await requireGuardianPage(context, params.guardianToken);
  return new Response("Method Not Allowed", { status: 405 });
}
