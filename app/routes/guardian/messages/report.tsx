import { loadMessage } from "#use-cases/messages/one.ts";
import { linkedGuardian } from "#use-cases/messages/reader.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { describeOne } from "#parts/messages/describe-one.ts";
import { messages } from "#parts/messages/messages.ts";
import { reportAction } from "#parts/messages/report-action.ts";
import { ReportPage } from "#parts/messages/report-page.tsx";
import type { Route } from "./+types/report.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.reportTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await linkedGuardian(context, params.guardianToken);
  return { message: describeOne(await loadMessage(context, reader, params)) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { guardianToken, chatId: lineId } = params;
  const reader = await linkedGuardian(context, guardianToken);
  const path = `/guardian/messages/${guardianToken}/${lineId}`;
  return reportAction(request, context, reader, { address: params, path });
}

/** `/guardian/messages/:guardianToken/:chatId/:messageSeq/report`: a guardian reports a message. */
export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  const { guardianToken, chatId: lineId } = params;
  return (
    <ReportPage
      {...loaderData}
      refusal={actionData}
      backTo={`/guardian/messages/${guardianToken}/${lineId}#write`}
    />
  );
}
