import { data, Form, redirect } from "react-router";
import { checkTakeBack } from "#domain/fees/pay-run.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadPayRun, takeRunBack } from "#use-cases/fees/pay-runs.ts";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/reversal.ts";
import { messages, takeBackProblems } from "./messages.ts";
import { payRunPage } from "./request.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { day, end } = await loadPayRun(context, params.runId);
  const back = payRunPage(params.runId);
  if (end) throw redirect(back);
  return { title: messages.takeBackTitle(formatDate(day)), back };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { runId } = params;
  const reason = (await readForm(request, context)).text("reason").trim();
  await loadPayRun(context, runId);
  const problem = checkTakeBack(reason);
  if (problem) return data({ error: takeBackProblems[problem], reason }, { status: 400 });
  const result = await takeRunBack(context, runId, reason, new Date());
  const code = result.ok ? "pay-run-taken-back" : "pay-run-ended";
  return redirectWithFlashMessage(context, payRunPage(runId), code);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { reason: undefined });

/** `/admin-dashboard/fees/pay-runs/:runId/reversal`: takes a run back that nobody has paid. */
export default function Reversal({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back } = loaderData;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="max-w-prose">{messages.takeBackText}</p>
      <Form method="post" noValidate className="grid max-w-xl gap-4">
        <TextArea
          label={messages.takeBackReason}
          name="reason"
          defaultValue={actionData?.reason}
          invalid={actionData !== undefined}
        />
        {actionData && <Notice tone="danger">{actionData.error}</Notice>}
        <div className="flex flex-wrap items-center gap-x-4">
          <SubmitButton tone="danger" pending={messages.takingBack}>
            {messages.takeItBack}
          </SubmitButton>
          <TextLink to={back}>{messages.backToRun}</TextLink>
        </div>
      </Form>
    </>
  );
}
