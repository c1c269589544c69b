import { loadStatementOf } from "#use-cases/fees/tutor-pay.ts";
import { describeStatement } from "#parts/fees/statement/describe.ts";
import { Statement } from "#parts/fees/statement/statement.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/statement.ts";
import { messages } from "./messages.ts";
import { payRunPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  return describeStatement(await loadStatementOf(context, params), payRunPage(params.runId));
}

/** `/admin-dashboard/fees/pay-runs/:runId/tutors/:tutorId`: a tutor's statement of a run. */
export default function StatementOf({ loaderData }: Route.ComponentProps) {
  return <Statement statement={loaderData} />;
}
