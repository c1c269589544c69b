import { suspend } from "#use-cases/people/suspension.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/suspension.ts";
import { messages } from "./messages.ts";
import { loadTutor, reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.suspendTitle, loaderData?.name);

export const loader = loadTutor;

export const action = reasonAction(
  suspend,
  { done: "tutor-suspended", refused: "tutor-not-suspended" },
  { needsProof: true },
);

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function SuspendTutor({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={messages.suspendTitle}
      question={messages.suspendQuestion(loaderData.name)}
      detail={messages.suspendDetail}
      hint={messages.suspendHint}
      submit={messages.suspend}
      pending={messages.suspending}
      tone="danger"
      refusal={actionData}
    />
  );
}
