import { requireFamily } from "#use-cases/guardians/page.ts";
import { loadProposals } from "#use-cases/timetable/proposals.ts";
import { answerAction } from "#parts/timetable/proposals/answer-action.ts";
import { describeProposals } from "#parts/timetable/proposals/describe.ts";
import { messages } from "#parts/timetable/proposals/messages.ts";
import { ProposalsPage } from "#parts/timetable/proposals/page.tsx";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const family = await requireFamily(context, params.guardianToken);
  return { proposals: describeProposals(await loadProposals(context, family), new Date()) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const family = await requireFamily(context, params.guardianToken);
  return answerAction(request, context, family);
}

/** A guardian says whether the changed lessons of their children suit them. */
export default function Changes({ loaderData, actionData, params }: Route.ComponentProps) {
  const backTo = `/guardian/${params.guardianToken}`;
  return <ProposalsPage {...loaderData} refusal={actionData} backTo={backTo} />;
}
