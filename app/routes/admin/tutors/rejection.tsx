import { loadTutorName, rejectApplication } from "#use-cases/people/tutors.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/rejection.ts";
import { messages } from "./messages.ts";
import { reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.rejectTitle, loaderData?.name);

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  const { tutorId } = params;
  const codes = { done: "tutor-rejected", refused: "tutor-not-rejected" } as const;
  return reasonAction(
    args,
    (reason) => rejectApplication(context, tutorId, reason),
    tutorId,
    codes,
    { isAnswer: true },
  );
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function RejectTutor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={messages.rejectTitle}
      question={messages.rejectQuestion(loaderData.name)}
      hint={messages.rejectHint}
      submit={messages.reject}
      pending={messages.rejecting}
      tone="danger"
      refusal={actionData}
    />
  );
}
