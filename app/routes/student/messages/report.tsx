import { loadMessage } from "#use-cases/messages/one.ts";
import { studentReader } from "#use-cases/messages/reader.ts";
import { describeOne } from "#parts/messages/describe-one.ts";
import { messages } from "#parts/messages/messages.ts";
import { reportAction } from "#parts/messages/report-action.ts";
import { ReportPage } from "#parts/messages/report-page.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/report.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.reportTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  return { message: describeOne(await loadMessage(context, studentReader(context), params)) };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const path = `/dashboard/messages/${params.chatId}`;
  return reportAction(request, context, studentReader(context), { address: params, path });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/dashboard/messages/:chatId/:messageSeq/report`: a student reports a message to the staff. */
export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReportPage
      {...loaderData}
      refusal={actionData}
      backTo={`/dashboard/messages/${params.chatId}#write`}
    />
  );
}
