import { tutorReader } from "#use-cases/messages/reader.ts";
import { viewLine } from "#use-cases/messages/view.ts";
import { describeLine } from "#parts/messages/describe-line.ts";
import { LinePage } from "#parts/messages/line-page.tsx";
import { messages } from "#parts/messages/messages.ts";
import { writeAction } from "#parts/messages/write-action.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/line.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.line.title, messages.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = tutorReader(context);
  const viewed = await viewLine(context, request, reader, params.chatId);
  return { line: describeLine(viewed, reader.role), owner: reader.personId };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const { chatId: lineId } = params;
  const path = `/tutor-dashboard/messages/${lineId}`;
  return writeAction(request, context, tutorReader(context), { lineId, path });
}

// After too many messages it says when the next one may be sent.
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/tutor-dashboard/messages/:chatId`: what was written in a line, and the form to write. */
export default function Line({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <LinePage
      {...loaderData}
      path={`/tutor-dashboard/messages/${params.chatId}`}
      backTo="/tutor-dashboard/messages"
      canAct
      refusal={actionData}
      heading="h2"
    />
  );
}
