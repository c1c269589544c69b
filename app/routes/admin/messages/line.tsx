import { languageOfText } from "#content/shared/language-of-text.ts";
import { loadStaffLine, staffWriter } from "#use-cases/messages/office.ts";
import { readBefore } from "#use-cases/messages/view.ts";
import { describeForm } from "#parts/messages/describe-form.ts";
import { describeStaffLine } from "#parts/messages/describe-staff.ts";
import { StaffMessages } from "#parts/messages/staff-line.tsx";
import { staffWords } from "#parts/messages/staff-messages.ts";
import { messages } from "#parts/messages/messages.ts";
import { writeAction } from "#parts/messages/write-action.ts";
import { WriteForm } from "#parts/messages/write-form.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { currentAdmin } from "#security/guards.ts";
import { Empty } from "#ui/empty.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/line.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.line.title, staffWords.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const before = readBefore(url.searchParams);
  const line = await loadStaffLine(
    context,
    params.chatId,
    before === null ? null : { to: before - 1 },
  );
  return {
    line: describeStaffLine(line, new Date()),
    form: describeForm(line.messages),
    owner: currentAdmin(context).accountId,
    isOlder: before !== null,
  };
}

export function action({ request, context, params }: Route.ActionArgs) {
  const { chatId: lineId } = params;
  const path = `/admin-dashboard/messages/${lineId}`;
  return writeAction(request, context, staffWriter(context), { lineId, path });
}

// After too many messages it says when the next one may be sent.
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/messages/:chatId`: a line as the staff read it; one to the office is answered here. */
export default function StaffLine({ loaderData, actionData }: Route.ComponentProps) {
  const { line, form, owner, isOlder } = loaderData;
  const path = `/admin-dashboard/messages/${line.id}`;
  return (
    <>
      <PageTitle lang={languageOfText(line.title)}>{line.title}</PageTitle>
      {!line.isOffice && <p className="text-sm text-muted">{staffWords.recorded}</p>}
      {line.older !== null && (
        <TextLink to={`${path}?before=${line.older}`}>{messages.older}</TextLink>
      )}
      {line.messages.length === 0 && <Empty>{messages.none}</Empty>}
      <StaffMessages line={line} at={null} />
      {isOlder && <TextLink to={`${path}#write`}>{messages.newest}</TextLink>}
      {line.isOffice && !isOlder && (
        <div className="max-w-3xl">
          <WriteForm form={form} path={path} owner={owner} refusal={actionData} />
        </div>
      )}
      <p className="flex flex-wrap gap-x-4">
        <TextLink to={line.person}>{staffWords.person}</TextLink>
        <TextLink to="/admin-dashboard/messages">{staffWords.title}</TextLink>
      </p>
    </>
  );
}
