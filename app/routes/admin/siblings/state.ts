import { redirect } from "react-router";
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

interface Args {
  context: Context;
  params: { studentId: string; siblingId: string };
}

/** The action of an address that says something of two students. */
export function stating(statement: SiblingStatement) {
  return async ({ context, params: { studentId, siblingId } }: Args) => {
    const result = await stateSibling(context, studentId, siblingId, statement);
    // What is no id leads nowhere.
    const page = isRecordId(studentId) ? `${list}/${studentId}` : list;
    if (!result.ok) return redirectWithFlashMessage(context, page, "sibling-not-changed");
    const names = [
      await findNameOf(context, "student", studentId),
      await findNameOf(context, "student", siblingId),
    ];
    return redirectAbout(context, page, codes[statement], names.join(", "));
  };
}

/** The loader of such an address. */
export const leadToStudents = () => redirect(list);
