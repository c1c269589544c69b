import { data } from "react-router";
import { redirectWithNotice } from "#access/notice.ts";
import { undoUnpublish } from "#access/publishing.ts";
import { contentKind } from "../sections.ts";
import type { Route } from "./+types/undo.ts";

/** Takes back a deletion of a moment ago. */
export async function action({ context, params }: Route.ActionArgs) {
  const { assignmentId, section, itemId } = params;
  const kind = contentKind(section);
  const outcome = await undoUnpublish(context, { assignmentId, kind, itemId });
  return redirectWithNotice(`/tutor-dashboard/${assignmentId}/${section}`, `${kind}-${outcome}`);
}

export function loader() {
  throw data("no-page", { status: 404 });
}

/** Nothing to see; as a page, its refusals are pages too. */
export default function Undo() {
  return null;
}
