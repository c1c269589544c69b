import { data } from "react-router";
import { currentTutor } from "#security/guards.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { unpublish } from "#use-cases/tutor/publishing.ts";
import { loadOwnItem } from "#use-cases/tutor/assignments.ts";
import { Confirmation } from "#ui/confirmation.tsx";
import { revertOnFailure } from "../../failed-submit.ts";
import { requireContentKind } from "../sections.ts";
import { describeRefusal } from "../refusals.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  const { title } = await loadOwnItem(context, kind, params.itemId);
  return { kind, title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = requireContentKind(section);
  const result = await unpublish(context, { assignmentId, kind, itemId });
  if (!result.ok) {
    const error = describeRefusal("manage", currentTutor(context).tutor.status);
    return data({ error }, { status: 403 });
  }
  const list = `/tutor-dashboard/${assignmentId}/${section}`;
  return redirectWithFlashMessage(context, list, `${kind}-deleted`, { undo: itemId });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  revertOnFailure(serverAction);

export default function DeleteContent({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <Confirmation
      title={messages.title[loaderData.kind]}
      question={messages.question(loaderData.title)}
      detail={messages.detail}
      error={actionData?.error}
      confirm={messages.confirm}
      pending={messages.deleting}
      cancel={messages.cancel}
      closeTo={`/tutor-dashboard/${params.assignmentId}/${params.section}`}
    />
  );
}
