import { checkBillsFrom } from "#data/fees/bills.ts";
import {
  findRates,
  findShares,
  insertRate,
  insertShare,
  type OwnedRates,
  type RateOwner,
} from "#data/fees/rates.ts";
import { parseRupees } from "#domain/fees/money.ts";
import type { RateKind, RateScope } from "#domain/fees/rate.ts";
import type { BilledStanding, Share } from "#domain/fees/standing.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { data } from "react-router";
import { auditedTransaction, denyRecord } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { billSome, todayInIndia } from "./books.ts";

const scopeOf = ({ is, id }: NonNullable<RateOwner>): RateScope =>
  is === "tutor" ? { is, tutorId: id } : { is, assignmentId: id };

/** The rates of the academy and its courses, or of a tutor or an assignment. @throws 404 for no such */
export async function loadRates(
  context: Context,
  owner: RateOwner,
  now: Date,
): Promise<OwnedRates> {
  const database = adminDatabase(context);
  const found =
    owner === null || isRecordId(owner.id)
      ? await findRates(database, owner, todayInIndia(now))
      : null;
  if (found) return found;
  if (owner) await denyRecord(context, owner.is, owner.id);
  throw data("no-record", { status: 404 });
}

/** A checked rate (`checkRate`). */
export interface CheckedRate {
  kind: RateKind;
  /** Rupees; empty ends the rate. */
  amount: string;
  /** YYYY-MM-DD */
  from: string;
}

/**
 * Adds a rate. Lessons from that day on are billed again, also those that are over: the rate of a
 * lesson's start counts, whenever it was added.
 *
 * @param general the academy or a course, where no owner is asked for
 * @throws 404 for no such tutor or assignment
 */
export async function addRate(
  context: Context,
  owner: RateOwner,
  general: RateScope,
  { kind, amount, from }: CheckedRate,
): Promise<void> {
  const madeBy = currentAdmin(context).accountId;
  if (owner) await loadRates(context, owner, new Date());
  const scope = owner ? scopeOf(owner) : general;
  await auditedTransaction(context, async (trx, record) => {
    await insertRate(trx, { kind, scope, from, paisePerHour: parseRupees(amount), madeBy });
    await checkBillsFrom(trx, from);
    await record({ action: "set-rate", subject: owner && { kind: owner.is, id: owner.id } });
  });
  await billSome(context);
}

/** What a lesson costs and pays by how it turned out, today. */
export function loadShares(context: Context, now: Date): Promise<Record<BilledStanding, Share>> {
  return findShares(adminDatabase(context), todayInIndia(now));
}

/** Changes what lessons cost and pay from a day on. What stays the same is not added again. */
export async function setShares(
  context: Context,
  shares: readonly (Share & { standing: BilledStanding })[],
  from: string,
): Promise<void> {
  const madeBy = currentAdmin(context).accountId;
  await auditedTransaction(context, async (trx, record) => {
    const before = await findShares(trx, from);
    const changed = shares.filter(({ standing, charge, pay }) => {
      const { charge: oldCharge, pay: oldPay } = before[standing];
      return charge !== oldCharge || pay !== oldPay;
    });
    if (changed.length === 0) return;
    for (const share of changed) await insertShare(trx, { ...share, from, madeBy });
    await checkBillsFrom(trx, from);
    await record({ action: "set-share", subject: null });
  });
  await billSome(context);
}
