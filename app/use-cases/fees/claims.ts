import {
  answerClaim,
  listWaitingClaims,
  lockWaitingClaim,
  type WaitingClaim,
} from "#data/fees/claims.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { findPayee, updatePayee, type StoredPayee } from "#data/fees/payee.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";
import { todayInIndia } from "./books.ts";

/** A page of what families say that they have paid and nobody has answered. */
export async function loadClaims(context: Context, page: number): Promise<Listed<WaitingClaim>> {
  return toListed(await listWaitingClaims(adminDatabase(context), pageOf(page)));
}

/**
 * Enters the payment that a family has announced: the office has found the money. Refused where it is
 * answered already, or a payment with its reference is entered.
 */
export async function confirmClaim(
  context: Context,
  claimId: string,
  now: Date,
): Promise<Result<null, Refusal<"not-possible" | "repeated">>> {
  const madeBy = currentAdmin(context).accountId;
  const action = "confirm-claim";
  try {
    const isConfirmed =
      isRecordId(claimId) &&
      (await auditedTransaction(context, async (trx, record) => {
        const claim = await lockWaitingClaim(trx, claimId);
        if (!claim) return false;
        const { familyId, reference, paise } = claim;
        const payment = { familyId, kind: "payment", way: "upi", paise, reference } as const;
        const day = todayInIndia(now);
        const paymentId = await insertPayment(trx, { ...payment, day, reason: "", madeBy });
        await answerClaim(trx, claimId, { is: "confirmed", paymentId }, madeBy);
        await record({ action, subject: null, detail: { familyId, paymentId } });
        return true;
      }));
    if (isConfirmed) return ok();
  } catch (error) {
    if (violatedConstraint(error) !== "unique") throw error;
    await recordDenial(context, { action, subject: null, reason: "repeated" });
    return refuse("repeated");
  }
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("not-possible");
}

/** Declines what a family has announced: the office has not found it. Refused where it is answered. */
export async function declineClaim(
  context: Context,
  claimId: string,
  reason: string,
): Promise<Result<null, Refusal<"not-possible">>> {
  const answeredBy = currentAdmin(context).accountId;
  const action = "decline-claim";
  const isDeclined =
    isRecordId(claimId) &&
    (await auditedTransaction(context, async (trx, record) => {
      const claim = await lockWaitingClaim(trx, claimId);
      if (!claim) return false;
      await answerClaim(trx, claimId, { is: "declined", reason }, answeredBy);
      await record({ action, subject: null, detail: { familyId: claim.familyId } });
      return true;
    }));
  if (isDeclined) return ok();
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("not-possible");
}

/** Where families pay to; null before fees began. */
export function loadPayee(context: Context): Promise<StoredPayee | null> {
  return findPayee(adminDatabase(context));
}

/** Changes where families pay to. Refused before fees began. @param payee checked */
export async function setPayee(
  context: Context,
  payee: StoredPayee,
): Promise<Result<null, Refusal<"not-possible">>> {
  currentAdmin(context);
  const action = "set-payee";
  const isSet = await auditedTransaction(context, async (trx, record) => {
    if (!(await updatePayee(trx, payee))) return false;
    await record({ action, subject: null });
    return true;
  });
  if (isSet) return ok();
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("not-possible");
}
