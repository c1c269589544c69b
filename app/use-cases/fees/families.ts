import {
  deleteFreeLesson,
  familyExists,
  findFamily,
  findPaidStudent,
  insertFreeLesson,
  openFamily,
  type Family,
  type PaidStudent,
} from "#data/fees/families.ts";
import { holdStudent } from "#data/fees/hold.ts";
import { insertPayment, reversePayment, type NewPayment } from "#data/fees/ledger.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import type { FreeReason } from "#domain/fees/payment.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";

/** A family with a page of its lines. @throws 404 for an unknown id */
export async function loadFamily(
  context: Context,
  familyId: string,
  page: number,
): Promise<Family & { hasMore: boolean }> {
  const database = adminDatabase(context);
  const family = isRecordId(familyId) ? await findFamily(database, familyId, pageOf(page)) : null;
  return family ? cutList(family, "lines") : notFound(context, "no-family");
}

/** A student with the family that pays. @throws 404 for no student */
export async function loadPaidStudent(context: Context, studentId: string): Promise<PaidStudent> {
  const database = adminDatabase(context);
  const student = isRecordId(studentId) ? await findPaidStudent(database, studentId) : null;
  return student ?? notFound(context, "no-student", "student", studentId);
}

/** Opens the account of a student's family, so that it can pay before its first lesson. @throws 404 */
export async function openFamilyOf(context: Context, studentId: string): Promise<void> {
  const { familyId: known } = await loadPaidStudent(context, studentId);
  if (known !== null) return;
  await auditedTransaction(context, async (trx, record) => {
    if (!(await holdStudent(trx, studentId))) return;
    const familyId = await openFamily(trx, studentId);
    const subject = { kind: "student", id: studentId } as const;
    await record({ action: "open-family", subject, detail: { familyId } });
  });
}

/** A checked payment of a family (`checkPayment`). */
export type CheckedPayment = Omit<NewPayment, "familyId" | "madeBy">;

/** Records money that came, went back or is written off. Refused where its reference is known. */
export async function recordPayment(
  context: Context,
  familyId: string,
  payment: CheckedPayment,
): Promise<Result<null, Refusal<"repeated">>> {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const action = "record-payment";
  try {
    await auditedTransaction(context, async (trx, record) => {
      const paymentId = await insertPayment(trx, { ...payment, familyId, madeBy });
      await record({ action, subject: null, detail: { familyId, paymentId } });
    });
    return ok();
  } catch (error) {
    if (violatedConstraint(error) !== "unique") throw error;
  }
  await recordDenial(context, { action, subject: null, reason: "repeated", detail: { familyId } });
  return refuse("repeated");
}

/** Takes a payment back that was entered by mistake. Refused where that was done, or there is none. */
export async function takePaymentBack(
  context: Context,
  familyId: string,
  paymentId: string,
): Promise<Result<null, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const action = "reverse-payment";
  const wasReversed =
    isRecordId(paymentId) &&
    (await auditedTransaction(context, async (trx, record) => {
      if (!(await reversePayment(trx, { familyId, paymentId, madeBy }))) return false;
      await record({ action, subject: null, detail: { familyId, paymentId } });
      return true;
    }));
  if (wasReversed) return ok();
  const reason = "not-possible";
  await recordDenial(context, { action, subject: null, reason, detail: { familyId } });
  return refuse(reason);
}

/** Makes a lesson of a family free, or charges it again. Refused where it is so already. */
export async function setFree(
  context: Context,
  familyId: string,
  lessonId: string,
  why: FreeReason | null,
): Promise<Result<null, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const action = why ? "free-lesson" : "charge-lesson";
  const subject = { kind: "live-session", id: isRecordId(lessonId) ? lessonId : null } as const;
  const isChanged =
    isRecordId(lessonId) &&
    (await auditedTransaction(context, async (trx, record) => {
      const isSet = why
        ? await insertFreeLesson(trx, { familyId, lessonId, why, madeBy })
        : await deleteFreeLesson(trx, { familyId, lessonId });
      if (isSet) await record({ action, subject, detail: { familyId } });
      return isSet;
    }));
  if (isChanged) return ok();
  await recordDenial(context, { action, subject, reason: "not-possible" });
  return refuse("not-possible");
}

/** @throws 404 for an unknown id */
export async function requireFamily(context: Context, familyId: string): Promise<void> {
  const database = adminDatabase(context);
  if (isRecordId(familyId) && (await familyExists(database, familyId))) return;
  return notFound(context, "no-family");
}
