import { data } from "react-router";
import { mailMessagesLink } from "#use-cases/messages/guardian-link.ts";
import { pageGuardian } from "#use-cases/messages/reader.ts";
import { listLines } from "#use-cases/messages/view.ts";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { describeLines } from "#parts/messages/describe-lines.ts";
import { LineList } from "#parts/messages/line-list.tsx";
import { LinkRequest } from "#parts/messages/link-request.tsx";
import { messages } from "#parts/messages/messages.ts";
import { Typed } from "#shell/typed.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { messages as progressWords } from "../progress/messages.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.toRead(messages.title));

export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await pageGuardian(context, params.guardianToken, params.childId);
  const { lines, now } = await listLines(context, reader);
  return { name: reader.childName, lines: describeLines(lines, reader.role, now) };
}

/** Mails the link by which the guardian writes. */
export async function action({ context, params }: Route.ActionArgs) {
  const result = await mailMessagesLink(context, params.guardianToken, params.childId);
  return result.ok ? { isMailed: true } : data({ isMailed: false }, { status: 409 });
}

/** `/guardian/:guardianToken/messages/:childId`: with whom a child talks, for the guardian to read. */
export default function ChildMessages({ loaderData, actionData, params }: Route.ComponentProps) {
  const page = `/guardian/${params.guardianToken}`;
  return (
    <>
      <PageTitle size="growing">{messages.title}</PageTitle>
      <Typed as="p" className="text-lg font-semibold">
        {loaderData.name}
      </Typed>
      <p className="text-muted">{messages.canRead}</p>
      <LineList lines={loaderData.lines} base={`${page}/messages/${params.childId}`} />
      <LinkRequest isMailed={actionData?.isMailed} />
      <a href={page} className={`${buttonClass("quiet")} justify-self-start`}>
        {progressWords.back}
      </a>
    </>
  );
}
