import { holdOffEntries } from "#data/fees/hold.ts";
import { findFeeMonths, insertClosedMonth, type FeeMonths } from "#data/fees/months.ts";
import { canCloseMonth } from "#domain/fees/month.ts";
import { monthOf } from "#domain/lessons/months.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";

/** The numbers of all months, and which are closed. */
export function loadFeeMonths(context: Context): Promise<FeeMonths> {
  return findFeeMonths(adminDatabase(context));
}

/**
 * Closes a month: nothing is dated in it any more, and what comes later is entered in the next one.
 * Refused for a month that is not over, closed already or not the next one, and while lessons are being
 * billed.
 *
 * @param month untrusted
 */
export async function closeMonth(
  context: Context,
  month: string,
  now: Date,
): Promise<Result<null, Refusal<"not-possible">>> {
  const closedBy = currentAdmin(context).accountId;
  const action = "close-month";
  const isClosed = await auditedTransaction(context, async (trx, record) => {
    await holdOffEntries(trx);
    const { started, closed, isBilling } = await findFeeMonths(trx);
    const present = monthOf(now.getTime());
    if (started === null || isBilling) return false;
    if (!canCloseMonth(month, { started, closed, present })) return false;
    await insertClosedMonth(trx, month, closedBy);
    await record({ action, subject: null });
    return true;
  });
  if (isClosed) return ok();
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("not-possible");
}
