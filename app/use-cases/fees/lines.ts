import { giveLine, linkLine, putLineBack, setLineAside } from "#data/fees/bank/lines.ts";
import { findLine, type LinePage } from "#data/fees/bank/statements.ts";
import { familyExists } from "#data/fees/families.ts";
import { parseFamilyCode } from "#domain/fees/family-code.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import { auditedTransaction, deny, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { refuseRepeated } from "./books.ts";

/** The most families that a search shows. */
const mostFamilies = 20;

/**
 * A line of a bank statement, with the families that a search finds by their code or a student's name.
 *
 * @param search '' for none
 * @throws 404 for an unknown id
 */
export async function loadLine(
  context: Context,
  lineId: string,
  search: string,
): Promise<LinePage> {
  const found = isRecordId(lineId)
    ? await findLine(adminDatabase(context), lineId, {
        number: parseFamilyCode(search),
        students: search === "" ? null : { terms: searchTerms(search) },
        limit: mostFamilies,
      })
    : null;
  return found ?? notFound(context, "no-line");
}

/** Where the money of a line belongs: to a family, or it is a payment that was entered by hand. */
export type LineTarget = { familyId: string } | { paymentId: string };

export type LineRefusal = Refusal<"not-possible" | "repeated">;

/**
 * Enters a line as a payment of a family, or links it to one that was entered by hand. Refused where it
 * does not wait any more, and where a payment with its number is entered already.
 */
export function enterLine(
  context: Context,
  lineId: string,
  target: LineTarget,
): Promise<Result<null, LineRefusal>> {
  const action = "familyId" in target ? "give-line" : "link-line";
  const denial = { action, subject: null } as const;
  return refuseRepeated(context, denial, async () => {
    const answer = await enter(context, lineId, target);
    return answer === "entered" ? ok() : deny(context, { ...denial, reason: answer });
  });
}

function enter(context: Context, lineId: string, target: LineTarget) {
  const madeBy = currentAdmin(context).accountId;
  return auditedTransaction(context, async (trx, record) => {
    if (!isRecordId(lineId)) return "not-possible";
    if ("paymentId" in target) {
      const { paymentId } = target;
      if (!isRecordId(paymentId)) return "not-possible";
      const familyId = await linkLine(trx, lineId, paymentId, madeBy);
      if (familyId === null) return "not-possible";
      await record({ action: "link-line", subject: null, detail: { familyId, paymentId } });
      return "entered";
    }
    const { familyId } = target;
    if (!isRecordId(familyId) || !(await familyExists(trx, familyId))) return "not-possible";
    const given = await giveLine(trx, lineId, familyId, madeBy);
    if (typeof given === "string") return given;
    const detail = { familyId, paymentId: given.paymentId };
    await record({ action: "give-line", subject: null, detail });
    if (given.claimId !== null) await record({ action: "confirm-claim", subject: null, detail });
    return "entered";
  });
}

/** Sets a line aside that is no fee. Refused where it does not wait. @param reason not empty */
export function setAside(context: Context, lineId: string, reason: string): ChangeResult {
  return change(context, lineId, "set-line-aside", (trx, madeBy) =>
    setLineAside(trx, lineId, reason, madeBy),
  );
}

/** Lets a line wait again. Refused where it is not set aside. */
export function putBack(context: Context, lineId: string): ChangeResult {
  return change(context, lineId, "put-line-back", (trx, madeBy) =>
    putLineBack(trx, lineId, madeBy),
  );
}

function change(
  context: Context,
  lineId: string,
  action: AuditAction,
  work: (trx: Parameters<typeof putLineBack>[0], madeBy: string) => Promise<boolean>,
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  return changeOrDeny(context, { action, subject: null }, async (trx) =>
    isRecordId(lineId) ? work(trx, madeBy) : false,
  );
}
