import { redirect } from "react-router";
import { loadMailedRequest } from "#use-cases/timetable/request-answers.ts";
import { answerAction } from "../lesson-request/answer-action.ts";
import { AnswerPart } from "../lesson-request/answer-form.tsx";
import { describeRequest } from "../lesson-request/describe.ts";
import type { Route } from "./+types/page.ts";

export { InvalidLink as ErrorBoundary } from "./invalid-link.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  return describeRequest(await loadMailedRequest(context, params.requestToken), new Date());
}

/** Stores the answer. It needs a press of a button, because mail programs open links by themselves. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const found = await loadMailedRequest(context, params.requestToken);
  return answerAction(request, context, found, () =>
    redirect(`/requests/${params.requestToken}`, { status: 303 }),
  );
}

/** The tutor's answer with the link in their mail, without signing in. */
export default function MailedRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPart request={loaderData} refusal={actionData} />;
}
