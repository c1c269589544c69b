import { checkBillsFrom } from "#data/fees/bills.ts";
import {
  findFamilyDiscounts,
  findOpenDiscount,
  insertDiscount,
  insertDiscountEnd,
  type FamilyDiscounts,
  type NewDiscount,
} from "#data/fees/discounts.ts";
import { canEndOn } from "#domain/fees/discount.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { billSome } from "./books.ts";

/** A family with its discounts. @throws 404 for an unknown id */
export async function loadDiscounts(context: Context, familyId: string): Promise<FamilyDiscounts> {
  const database = adminDatabase(context);
  const found = isRecordId(familyId) ? await findFamilyDiscounts(database, familyId) : null;
  return found ?? notFound(context, "no-family");
}

/** A checked discount (`checkDiscount`). */
export type CheckedDiscount = Pick<
  NewDiscount,
  "percent" | "paisePerHour" | "scope" | "reason" | "note" | "from" | "until"
>;

/**
 * Adds a discount. Lessons from its first day on are billed again, also those that are over. Refused
 * where the student or the assignment is not of that family.
 *
 * @throws 404 for an unknown family
 */
export async function addDiscount(
  context: Context,
  familyId: string,
  discount: CheckedDiscount,
): Promise<Result<null, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await loadDiscounts(context, familyId);
  const { scope, from } = discount;
  const action = "add-discount";
  const isAdded =
    (scope.is === "family" || isRecordId(scope.id)) &&
    (await auditedTransaction(context, async (trx, record) => {
      const added = { ...discount, familyId, madeBy } as NewDiscount;
      const discountId = await insertDiscount(trx, added);
      if (discountId === null) return false;
      await checkBillsFrom(trx, from);
      await record({ action, subject: null, detail: { familyId, discountId } });
      return true;
    }));
  if (!isAdded) {
    const reason = "not-possible";
    await recordDenial(context, { action, subject: null, reason, detail: { familyId } });
    return refuse(reason);
  }
  await billSome(context);
  return ok();
}

/**
 * Ends a discount before a day: lessons from that day on are billed again without it. Refused where it
 * has ended or there is none in that family, and for a day on which it does not count.
 *
 * @param day YYYY-MM-DD, as submitted
 * @throws 404 for an unknown family
 */
export async function endDiscount(
  context: Context,
  { familyId, discountId }: { familyId: string; discountId: string },
  day: string,
): Promise<Result<null, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await loadDiscounts(context, familyId);
  const action = "end-discount";
  const isEnded =
    isRecordId(discountId) &&
    (await auditedTransaction(context, async (trx, record) => {
      const open = await findOpenDiscount(trx, { familyId, discountId });
      if (!open || !canEndOn(day, open.from, open.lastDay)) return false;
      if (!(await insertDiscountEnd(trx, { discountId, from: day, madeBy }))) return false;
      await checkBillsFrom(trx, day);
      await record({ action, subject: null, detail: { familyId, discountId } });
      return true;
    }));
  if (!isEnded) {
    const reason = "not-possible";
    await recordDenial(context, { action, subject: null, reason, detail: { familyId } });
    return refuse(reason);
  }
  await billSome(context);
  return ok();
}
