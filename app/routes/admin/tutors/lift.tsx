import { lift } from "#use-cases/admin/suspension.ts";
import { loadTutorName } from "#use-cases/admin/tutors.ts";
import { keepFormOnFailure } from "../../failed-submit.ts";
import type { Route } from "./+types/lift.ts";
import { messages } from "./messages.ts";
import { reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  const { context, params } = args;
  return reasonAction(args, (reason) => lift(context, params.tutorId, reason), {
    done: "suspension-lifted",
    refused: "suspension-not-lifted",
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFormOnFailure(serverAction, (error) => ({ error, reason: undefined }));

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
