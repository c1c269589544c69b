import { lift } from "#use-cases/people/suspension.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/lift.ts";
import { messages } from "./messages.ts";
import { loadTutor, reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.liftTitle, loaderData?.name);

export const loader = loadTutor;

export const action = reasonAction(
  lift,
  { done: "suspension-lifted", refused: "suspension-not-lifted" },
  { needsProof: true },
);

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

export default function LiftSuspension({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={messages.liftTitle}
      question={messages.liftQuestion(loaderData.name)}
      detail={messages.liftDetail}
      hint={messages.liftHint}
      submit={messages.lift}
      pending={messages.lifting}
      tone="primary"
      refusal={actionData}
    />
  );
}
