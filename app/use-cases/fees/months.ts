import { holdOffEntries } from "#data/fees/hold.ts";
import { findFeeMonths, insertClosedMonth, type FeeMonths } from "#data/fees/months.ts";
import { canCloseMonth } from "#domain/fees/month.ts";
import { monthOf } from "#domain/lessons/months.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";

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
export async function closeMonth(context: Context, month: string, now: Date): ChangeResult {
  const closedBy = currentAdmin(context).accountId;
  return changeOrDeny(context, { action: "close-month", subject: null }, async (trx) => {
    await holdOffEntries(trx);
    const { started, closed, isBilling } = await findFeeMonths(trx);
    const present = monthOf(now.getTime());
    if (started === null || isBilling) return false;
    if (!canCloseMonth(month, { started, closed, present })) return false;
    await insertClosedMonth(trx, month, closedBy);
    return true;
  });
}
