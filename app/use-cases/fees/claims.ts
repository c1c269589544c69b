import {
  answerClaim,
  listWaitingClaims,
  lockWaitingClaim,
  type WaitingClaim,
} from "#data/fees/claims.ts";
import { insertPayment } from "#data/fees/ledger.ts";
import { findPayee, updatePayee, type StoredPayee } from "#data/fees/payee.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { pageOf, toListed, type Listed } from "#use-cases/shared/pages.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { refuseRepeated, todayInIndia } from "./books.ts";

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
  const change = { action: "confirm-claim", subject: null } as const;
  return refuseRepeated(context, change, () =>
    changeOrDeny(context, change, async (trx) => {
      const claim = isRecordId(claimId) ? await lockWaitingClaim(trx, claimId) : null;
      if (!claim) return false;
      const { familyId, reference, paise } = claim;
      const payment = { familyId, kind: "payment", way: "upi", paise, reference } as const;
      const day = todayInIndia(now);
      const paymentId = await insertPayment(trx, { ...payment, day, reason: "", madeBy });
      await answerClaim(trx, claimId, { is: "confirmed", paymentId }, madeBy);
      return { familyId, paymentId };
    }),
  );
}

/** Declines what a family has announced: the office has not found it. Refused where it is answered. */
export async function declineClaim(
  context: Context,
  claimId: string,
  reason: string,
): ChangeResult {
  const answeredBy = currentAdmin(context).accountId;
  return changeOrDeny(context, { action: "decline-claim", subject: null }, async (trx) => {
    const claim = isRecordId(claimId) ? await lockWaitingClaim(trx, claimId) : null;
    if (!claim) return false;
    await answerClaim(trx, claimId, { is: "declined", reason }, answeredBy);
    return { familyId: claim.familyId };
  });
}

/** Where families pay to; null before fees began. */
export function loadPayee(context: Context): Promise<StoredPayee | null> {
  return findPayee(adminDatabase(context));
}

/** Changes where families pay to. Refused before fees began. @param payee checked */
export async function setPayee(context: Context, payee: StoredPayee): ChangeResult {
  currentAdmin(context);
  return changeOrDeny(context, { action: "set-payee", subject: null }, (trx) =>
    updatePayee(trx, payee),
  );
}
