import { currentFamily } from "#use-cases/timetable/family.ts";
import { loadProposals } from "#use-cases/timetable/proposals.ts";
import { answerAction } from "#parts/timetable/proposals/answer-action.ts";
import { describeProposals } from "#parts/timetable/proposals/describe.ts";
import { messages } from "#parts/timetable/proposals/messages.ts";
import { ProposalsPage } from "#parts/timetable/proposals/page.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const proposals = await loadProposals(context, currentFamily(context));
  return { proposals: describeProposals(proposals, new Date()) };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerAction(request, context, currentFamily(context));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { answers: undefined });

/** A student says whether changed lessons suit them, where no guardian is asked. */
export default function Changes({ loaderData, actionData }: Route.ComponentProps) {
  return <ProposalsPage {...loaderData} refusal={actionData} backTo="/dashboard" />;
}
