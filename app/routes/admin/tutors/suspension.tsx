import { requireFreshProof } from "#security/fresh-proof.ts";
import { suspend } from "#use-cases/people/suspension.ts";
import { loadTutorName } from "#use-cases/people/tutors.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/suspension.ts";
import { messages } from "./messages.ts";
import { reasonAction } from "./reason-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.suspendTitle, loaderData?.name);

export async function loader({ context, params }: Route.LoaderArgs) {
  return { name: await loadTutorName(context, params.tutorId) };
}

export function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const decide = async (reason: string) => {
    await requireFreshProof(context, request, { reason });
    return suspend(context, params.tutorId, reason);
  };
  return reasonAction(args, decide, params.tutorId, {
    done: "tutor-suspended",
    refused: "tutor-not-suspended",
  });
}

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
