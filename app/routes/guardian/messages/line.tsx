import { pageGuardian } from "#use-cases/messages/reader.ts";
import { viewLine } from "#use-cases/messages/view.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { describeLine } from "#parts/messages/describe-line.ts";
import { LinePage } from "#parts/messages/line-page.tsx";
import { messages } from "#parts/messages/messages.ts";
import { LinkRequest } from "#parts/messages/link-request.tsx";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/line.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.toRead(loaderData.line.title));

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = await pageGuardian(context, params.guardianToken, params.childId);
  const viewed = await viewLine(context, request, reader, params.chatId);
  return { line: { ...describeLine(viewed, reader.role), canWrite: false } };
}

export const action = takeNoForm(loader);

/** `/guardian/:guardianToken/messages/:childId/:chatId`: a line for the guardian to read. */
export default function Line({ loaderData, params }: Route.ComponentProps) {
  const list = `/guardian/${params.guardianToken}/messages/${params.childId}`;
  return (
    <>
      <LinkRequest isMailed={undefined} action={list} />
      <LinePage
        line={loaderData.line}
        path={`${list}/${params.chatId}`}
        backTo={list}
        owner=""
        canAct={false}
        refusal={undefined}
      />
    </>
  );
}
