import { postponeGuardian, upsertBirthDate } from "#data/guardians/birth-dates.ts";
import type { Database } from "#data/shared/database.ts";
import { canMailGuardian } from "#data/guardians/guardian-links.ts";
import {
  deleteGuardian,
  endGuardian,
  findStudentGuardian,
  insertGuardian,
  lockGuardianOf,
  type StudentGuardian,
} from "#data/guardians/guardians.ts";
import {
  canChangeBirthDate,
  canEndGuardian,
  canNameGuardian,
  type GuardianContact,
  type GuardianFacts,
} from "#domain/guardians/guardian.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { data } from "react-router";
import { auditedChange, auditedTransaction, deny, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent, guardFor } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { queueGuardianQuestion } from "./ask.ts";

/** The facts for the rules of `domain/guardians/guardian.ts`. */
export function guardianFacts(student: StudentGuardian): GuardianFacts {
  const { bornOn, isPostponed, isAddressProved, guardian } = student;
  return {
    bornOn,
    isPostponed,
    isAddressProved,
    consent: guardian?.consent ?? null,
    consentVersion: guardian?.consentVersion ?? null,
    isGuardianProved: guardian?.isProved ?? false,
  };
}

/** Middleware of `/account/guardian`, after `guardAccount`: only students have a guardian. */
export const guardOwnGuardian = guardFor("guardian", ({ student }) => student !== null);

/** The actor's date of birth and guardian. */
export function loadOwnGuardian(context: Context): Promise<StudentGuardian> {
  const { database } = context.get(servicesContext);
  return requireOwn(database, currentStudent(context).accountId);
}

async function requireOwn(db: Database, studentId: string): Promise<StudentGuardian> {
  const own = await findStudentGuardian(db, studentId);
  if (!own) throw data("no-student", { status: 404 });
  return own;
}

/** Sets the actor's date of birth. Refused once a guardian has answered for it. */
export async function setOwnBirthDate(context: Context, bornOn: string): ChangeResult {
  const { accountId: id } = currentStudent(context);
  const change = { action: "set-birth-date", subject: { kind: "student", id } } as const;
  return changeOrDeny(context, change, async (trx) => {
    await lockGuardianOf(trx, id);
    if (!canChangeBirthDate(guardianFacts(await requireOwn(trx, id)))) return false;
    await upsertBirthDate(trx, id, bornOn);
    return true;
  });
}

/** Hides the dashboard's reminder to complete `/account/guardian`. */
export async function postponeOwnGuardian(context: Context): Promise<void> {
  const { accountId: id } = currentStudent(context);
  const change = { action: "put-off-guardian", subject: { kind: "student", id } } as const;
  await auditedChange(context, change, (trx) => postponeGuardian(trx, id));
}

/**
 * Names the actor's guardian, who is asked for consent by mail and reminded once. An earlier
 * guardian who has not answered is deleted. Refused before the actor's address is proved, where the
 * student can't name a guardian now, and as 'limited' where that address or this student had too
 * many mails today.
 */
export async function nameGuardian(
  context: Context,
  contact: GuardianContact,
): Promise<Result<null, Refusal<"not-possible" | "address-unproved" | "limited">>> {
  const { accountId } = currentStudent(context);
  const now = new Date();
  const action = "name-guardian";
  const result = await auditedTransaction(context, async (trx, record) => {
    await lockGuardianOf(trx, accountId);
    const own = await requireOwn(trx, accountId);
    if (!own.isAddressProved) return refuse("address-unproved");
    if (!canNameGuardian(guardianFacts(own), now)) return refuse("not-possible");
    const { email } = contact;
    if (!(await canMailGuardian(trx, { email, studentId: accountId }))) return refuse("limited");
    if (own.guardian) await deleteGuardian(trx, own.guardian.id);
    const id = await insertGuardian(trx, accountId, contact);
    await queueGuardianQuestion(context, trx, accountId, { id, email }, now);
    await record({ action, subject: { kind: "guardian", id }, detail: { studentId: accountId } });
    return ok();
  });
  if (!result.ok) {
    const reason = result.reason === "limited" ? "limited" : "not-possible";
    await recordDenial(context, { action, subject: { kind: "student", id: accountId }, reason });
  }
  return result;
}

/** Ends the access of the actor's guardian, if `canEndGuardian` says so. */
export async function endOwnGuardian(context: Context): ChangeResult {
  const { accountId: studentId } = currentStudent(context);
  const action = "end-guardian";
  const wasEnded = await auditedTransaction(context, async (trx, record) => {
    await lockGuardianOf(trx, studentId);
    const own = await requireOwn(trx, studentId);
    if (!own.guardian || !canEndGuardian(guardianFacts(own), new Date())) return false;
    const { id } = own.guardian;
    await endGuardian(trx, id, "student");
    await record({ action, subject: { kind: "guardian", id }, detail: { studentId } });
    return true;
  });
  if (wasEnded) return ok();
  return deny(context, {
    action,
    subject: { kind: "student", id: studentId },
    reason: "not-possible",
  });
}
