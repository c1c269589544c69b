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
import type { FreeReason } from "#domain/fees/payment.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedChange, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { refuseRepeated } from "./books.ts";

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
  const subject = { kind: "student", id: studentId } as const;
  await auditedChange(context, { action: "open-family", subject }, async (trx) => {
    if (!(await holdStudent(trx, studentId))) return false;
    return { familyId: await openFamily(trx, studentId) };
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
  const change = { action: "record-payment", subject: null, detail: { familyId } } as const;
  return refuseRepeated<never>(context, change, async () => {
    await auditedChange(context, change, async (trx) => ({
      paymentId: await insertPayment(trx, { ...payment, familyId, madeBy }),
    }));
    return ok();
  });
}

/** Takes a payment back that was entered by mistake. Refused where that was done, or there is none. */
export async function takePaymentBack(
  context: Context,
  familyId: string,
  paymentId: string,
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const change = { action: "reverse-payment", subject: null, detail: { familyId } } as const;
  return changeOrDeny(context, change, async (trx) => {
    if (!isRecordId(paymentId)) return false;
    return (await reversePayment(trx, { familyId, paymentId, madeBy })) && { paymentId };
  });
}

/** Makes a lesson of a family free, or charges it again. Refused where it is so already. */
export async function setFree(
  context: Context,
  familyId: string,
  lessonId: string,
  why: FreeReason | null,
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const action = why ? "free-lesson" : "charge-lesson";
  const subject = { kind: "live-session", id: lessonId } as const;
  return changeOrDeny(context, { action, subject }, async (trx) => {
    const isSet = why
      ? await insertFreeLesson(trx, { familyId, lessonId, why, madeBy })
      : await deleteFreeLesson(trx, { familyId, lessonId });
    return isSet && { familyId };
  });
}

/** @throws 404 for an unknown id */
export async function requireFamily(context: Context, familyId: string): Promise<void> {
  const database = adminDatabase(context);
  if (isRecordId(familyId) && (await familyExists(database, familyId))) return;
  return notFound(context, "no-family");
}
