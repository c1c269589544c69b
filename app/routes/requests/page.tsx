import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadMailedRequest } from "#use-cases/timetable/request-answers.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { answerAction } from "#parts/timetable/request/answer-action.ts";
import { AnswerPart } from "#parts/timetable/request/answer-form.tsx";
import { answerMessages } from "#parts/timetable/request/answer-messages.ts";
import { describeRequest } from "#parts/timetable/request/describe.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { takeNotice } from "#parts/shared/take-notice.ts";
import { errorPageFor } from "#content/shared/errors.ts";
import { ErrorTitle } from "#shell/error-title.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

const { accepted, declined } = answerMessages.ended;
const notices = { "mailed-request-accepted": accepted, "mailed-request-declined": declined };

/** The request; null right after this browser has answered it, when the link has ended. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { notice, headers } = await takeNotice(context, request, notices);
  if (notice) return data({ request: null, notice }, { headers });
  const found = await loadMailedRequest(context, params.requestToken);
  return data({ request: describeRequest(found, new Date()), notice: null });
}

/** Stores the answer. It needs a press of a button, because mail programs open links by themselves. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const token = params.requestToken;
  const found = { request: await loadMailedRequest(context, token), token };
  return answerAction(request, context, found, (answer) =>
    redirectWithFlashMessage(context, `/requests/${token}`, `mailed-request-${answer}`),
  );
}

/** The tutor's answer with the link in their mail, without signing in. */
export default function MailedRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { request, notice } = loaderData;
  if (request) return <AnswerPart request={request} refusal={actionData} />;
  return (
    <>
      <PageTitle size="growing">{messages.pageTitle}</PageTitle>
      <FlashNotice text={notice} />
      <DashboardLink />
    </>
  );
}

/** The answer to a link that is not valid, whatever the reason. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const { title, text } =
    data === "no-link"
      ? { title: messages.invalidLink, text: messages.invalidLinkText }
      : errorPageFor(status, data);
  return (
    <>
      <ErrorTitle name={messages.pageTitle} />
      <PageTitle size="growing">{title}</PageTitle>
      <p>{text}</p>
      <DashboardLink />
    </>
  );
}

/** To the tutor's dashboard, which has all requests. */
function DashboardLink() {
  return (
    <p>
      <a href="/tutor-dashboard" className={buttonClass("quiet")}>
        {messages.dashboard}
      </a>
    </p>
  );
}
