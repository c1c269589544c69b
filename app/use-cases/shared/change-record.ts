import type { AuditAction } from "#domain/audit/actions.ts";
import type { AuditSubject } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedChange, deny, type Change } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";

/** What a change answers that may not be possible (any more). */
export type ChangeResult = Promise<Result<null, Refusal<"not-possible">>>;

/**
 * Makes a change in an `auditedChange`; where it is not possible, that is recorded and refused.
 *
 * @param change its entry; the subject's id is untrusted
 * @param work as for `auditedChange`; it returns false where the change is not possible
 */
export async function changeOrDeny(
  context: Context,
  { subject, ...change }: Omit<Change, "actor">,
  work: Parameters<typeof auditedChange>[2],
): ChangeResult {
  const isKnown = subject === null || (subject.id !== null && isRecordId(subject.id));
  if (isKnown && (await auditedChange(context, { ...change, subject }, work))) return ok();
  const denied = isKnown ? subject : { ...subject, id: null };
  return deny(context, { ...change, subject: denied, reason: "not-possible" });
}

/**
 * The same for an admin's change of one record.
 *
 * @param work returns false where the record is gone or can't be changed that way now
 */
export async function changeRecord(
  context: Context,
  { action, kind, id }: { action: AuditAction; kind: AuditSubject["kind"]; id: string },
  work: Parameters<typeof auditedChange>[2],
): ChangeResult {
  currentAdmin(context);
  return changeOrDeny(context, { action, subject: { kind, id } }, work);
}
