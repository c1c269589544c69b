import { rejectApplication } from "#use-cases/people/tutors.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/rejection.ts";
import { messages } from "./messages.ts";
import { loadTutor, reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.rejectTitle, loaderData?.name);

export const loader = loadTutor;

export const action = reasonAction(
  rejectApplication,
  { done: "tutor-rejected", refused: "tutor-not-rejected" },
  { isAnswer: true },
);

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
