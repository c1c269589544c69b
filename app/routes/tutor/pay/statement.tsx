import { loadOwnStatement } from "#use-cases/fees/tutor-pay.ts";
import { describeStatement } from "#parts/fees/statement/describe.ts";
import { Statement } from "#parts/fees/statement/statement.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/statement.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  return describeStatement(await loadOwnStatement(context, params.runId), "/tutor-dashboard/pay");
}

/** `/tutor-dashboard/pay/:runId`: the tutor's statement of a pay run. */
export default function OwnStatement({ loaderData }: Route.ComponentProps) {
  return <Statement statement={loaderData} heading="h2" />;
}
