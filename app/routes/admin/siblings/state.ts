import { isRecordId } from "#domain/shared/record-id.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { findNameOf } from "#use-cases/people/names.ts";
import type { Context } from "#request/context.ts";
import { stateSibling, type SiblingStatement } from "#use-cases/people/siblings.ts";

const list = "/admin-dashboard/students";

const codes = {
  "confirm-sibling": "sibling-confirmed",
  "reject-sibling": "sibling-rejected",
  "forget-sibling": "sibling-forgotten",
} as const;

/** The action of an address that says something of two students. */
export async function state(
  context: Context,
  { studentId, siblingId }: { studentId: string; siblingId: string },
  statement: SiblingStatement,
) {
  const result = await stateSibling(context, studentId, siblingId, statement);
  // What is no id leads nowhere.
  const page = isRecordId(studentId) ? `${list}/${studentId}` : list;
  if (!result.ok) return redirectWithFlashMessage(context, page, "sibling-not-changed");
  const names = [
    await findNameOf(context, "student", studentId),
    await findNameOf(context, "student", siblingId),
  ];
  return redirectAbout(context, page, codes[statement], names.join(", "));
}
