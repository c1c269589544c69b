import { forgetSiblings, saySiblings } from "#data/people/siblings.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** What the staff say of two students: that they are brothers or sisters, that not, or nothing again. */
export type SiblingStatement = "confirm-sibling" | "reject-sibling" | "forget-sibling";

/**
 * Says something of a student and another one with the same guardian's contact. Refused where it is
 * said already, or nothing suggests that they are related.
 */
export function stateSibling(
  context: Context,
  studentId: string,
  siblingId: string,
  action: SiblingStatement,
): ChangeResult {
  const { accountId: adminId } = currentAdmin(context);
  return changeRecord(context, { action, kind: "student", id: studentId }, async (trx) => {
    if (!isRecordId(siblingId)) return false;
    const areRelated = action === "confirm-sibling";
    const wasChanged =
      action === "forget-sibling"
        ? await forgetSiblings(trx, studentId, siblingId)
        : await saySiblings(trx, { studentId, siblingId, areRelated, adminId });
    return wasChanged && { studentId: siblingId };
  });
}
