import { linkedGuardian } from "#use-cases/messages/reader.ts";
import { viewLine } from "#use-cases/messages/view.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { describeLine } from "#parts/messages/describe-line.ts";
import { LinePage } from "#parts/messages/line-page.tsx";
import { writeAction } from "#parts/messages/write-action.ts";
import type { Route } from "./+types/own-line.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData?.line.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = await linkedGuardian(context, params.guardianToken);
  const viewed = await viewLine(context, request, reader, params.chatId);
  return { line: describeLine(viewed, reader.role) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { guardianToken, chatId: lineId } = params;
  const reader = await linkedGuardian(context, guardianToken);
  const path = `/guardian/messages/${guardianToken}/${lineId}`;
  return writeAction(request, context, reader, { lineId, path });
}

// After too many messages it says when the next one may be sent.
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** `/guardian/messages/:guardianToken/:chatId`: a line in which the guardian writes. */
export default function OwnLine({ loaderData, actionData, params }: Route.ComponentProps) {
  const list = `/guardian/messages/${params.guardianToken}`;
  return (
    <LinePage
      line={loaderData.line}
      path={`${list}/${params.chatId}`}
      backTo={list}
      owner=""
      canAct
      refusal={actionData}
    />
  );
}
