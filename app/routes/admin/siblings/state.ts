import { isRecordId } from "#domain/shared/record-id.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
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
  const code = result.ok ? codes[statement] : "sibling-not-changed";
  // What is no id leads nowhere.
  const page = isRecordId(studentId) ? `${list}/${studentId}` : list;
  return redirectWithFlashMessage(context, page, code);
}
