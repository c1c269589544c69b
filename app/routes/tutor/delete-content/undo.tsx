import { redirect } from "react-router";
import { redirectWithNotice } from "#access/notice.ts";
import { undoUnpublish } from "#access/publishing.ts";
import { sharedAssignment } from "#access/teaching.ts";
import { takeBack } from "../../keep-form.ts";
import { contentKind } from "../sections.ts";
import type { Route } from "./+types/undo.ts";

/** Takes back a deletion of a moment ago. */
export async function action({ context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = contentKind(section);
  const outcome = await undoUnpublish(context, { assignmentId, kind, itemId });
  return redirectWithNotice(
    context,
    `/tutor-dashboard/${assignmentId}/${section}`,
    `${kind}-${outcome}`,
  );
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await sharedAssignment(context);
  return redirect(`/tutor-dashboard/${params.assignmentId}/${params.section}`);
}

/** The message that offered it is still there, and says so. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => takeBack(serverAction);

/** Nothing to see; as a page, its refusals are pages too. */
export default function Undo() {
  return null;
}
