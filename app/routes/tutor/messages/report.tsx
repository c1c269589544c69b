import { loadMessage } from "#use-cases/messages/one.ts";
import { tutorReader } from "#use-cases/messages/reader.ts";
import { describeOne } from "#parts/messages/describe-one.ts";
import { messages } from "#parts/messages/messages.ts";
import { reportAction } from "#parts/messages/report-action.ts";
import { ReportPage } from "#parts/messages/report-page.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/report.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.reportTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  return { message: describeOne(await loadMessage(context, tutorReader(context), params)) };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const path = `/tutor-dashboard/messages/${params.chatId}`;
  return reportAction(request, context, tutorReader(context), { address: params, path });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/tutor-dashboard/messages/:chatId/:messageSeq/report`: a tutor reports a message to the staff. */
export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReportPage
      {...loaderData}
      refusal={actionData}
      backTo={`/tutor-dashboard/messages/${params.chatId}#write`}
      heading="h2"
    />
  );
}
