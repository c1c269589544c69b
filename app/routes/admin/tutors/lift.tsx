import { requireFreshProof } from "#security/fresh-proof.ts";
import { lift } from "#use-cases/people/suspension.ts";
import { loadTutorName } from "#use-cases/people/tutors.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/lift.ts";
import { messages } from "./messages.ts";
import { reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.liftTitle, loaderData?.name);

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const decide = async (reason: string) => {
    await requireFreshProof(context, request, { reason });
    return lift(context, params.tutorId, reason);
  };
  return reasonAction(args, decide, params.tutorId, {
    done: "suspension-lifted",
    refused: "suspension-not-lifted",
  });
}

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
