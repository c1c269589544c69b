import type { Database } from "#data/shared/database.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { AuditSubject } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial, type Change } from "#request/audit.ts";
import { currentAdmin } from "#security/guards.ts";

/**
 * Runs an admin's change of one record in an audited transaction.
 *
 * @param change returns what the entry of the audit log adds, or false where the record is gone or
 *   can't be changed that way now
 */
export async function changeRecord(
  context: Context,
  { action, kind, id }: { action: AuditAction; kind: AuditSubject["kind"]; id: string },
  change: (trx: Database) => Promise<boolean | Change["detail"]>,
): Promise<Result<null, Refusal<"not-possible">>> {
  currentAdmin(context);
  const wasChanged =
    isRecordId(id) &&
    (await auditedTransaction(context, async (trx, record) => {
      const changed = await change(trx);
      if (!changed) return false;
      const entry = { action, subject: { kind, id } };
      await record(changed === true ? entry : { ...entry, detail: changed });
      return true;
    }));
  if (wasChanged) return ok();
  const subject = { kind, id: isRecordId(id) ? id : null };
  await recordDenial(context, { action, subject, reason: "not-possible" });
  return refuse("not-possible");
}
