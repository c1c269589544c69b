import { data } from "react-router";
import { redirectWithNotice } from "#access/notice.ts";
import { unpublish } from "#access/publishing.ts";
import { sharedItem } from "#access/teaching.ts";
import { Confirmation } from "#ui/confirmation.tsx";
import { takeBack } from "../../keep-form.ts";
import { contentKind } from "../sections.ts";
import { refusals } from "../refusals.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = contentKind(params.section);
  const { title } = await sharedItem(context, kind, params.itemId);
  return { kind, title };
}

export async function action({ context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = contentKind(section);
  const deleted = await unpublish(context, { assignmentId, kind, itemId });
  if (!deleted) return data({ error: refusals.manage }, { status: 403 });
  return redirectWithNotice(
    context,
    `/tutor-dashboard/${assignmentId}/${section}`,
    `${kind}-deleted`,
    {
      undo: itemId,
    },
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

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
