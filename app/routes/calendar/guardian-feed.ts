import { loadGuardianCalendar, requireGuardianPage } from "#use-cases/guardians/page.ts";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/guardian-feed.ts";
import { answerCalendar } from "./answer.ts";

/** The lesson times of a guardian's children, for any client with the guardian's link. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const calendar = await loadGuardianCalendar(context, params.guardianToken);
  return answerCalendar(request, context, calendar, "classes.ics");
}

export const action = takeNoForm(({ context, params }: Route.ActionArgs) =>
  requireGuardianPage(context, params.guardianToken),
);
