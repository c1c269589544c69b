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
import { notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { changeBills } from "./books.ts";

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
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await loadDiscounts(context, familyId);
  const { scope, from } = discount;
  const change = { action: "add-discount", subject: null, detail: { familyId } } as const;
  return changeBills(context, change, async (trx) => {
    if (scope.is !== "family" && !isRecordId(scope.id)) return false;
    const added = { ...discount, familyId, madeBy } as NewDiscount;
    const discountId = await insertDiscount(trx, added);
    if (discountId === null) return false;
    await checkBillsFrom(trx, from);
    return { discountId };
  });
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
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await loadDiscounts(context, familyId);
  const change = { action: "end-discount", subject: null, detail: { familyId } } as const;
  return changeBills(context, change, async (trx) => {
    if (!isRecordId(discountId)) return false;
    const open = await findOpenDiscount(trx, { familyId, discountId });
    if (!open || !canEndOn(day, open.from, open.lastDay)) return false;
    if (!(await insertDiscountEnd(trx, { discountId, from: day, madeBy }))) return false;
    await checkBillsFrom(trx, day);
    return { discountId };
  });
}
