import { putOffGuardian, saveBirthDate } from "#data/birth-dates.ts";
import type { Database } from "#data/database.ts";
import { mayMailGuardian } from "#data/guardian-links.ts";
import {
  deleteGuardian,
  endGuardian,
  factsOf,
  findStudentGuardian,
  insertGuardian,
  lockGuardianOf,
  type GuardianContact,
  type StudentGuardian,
} from "#data/guardians.ts";
import type { AuditAction, DenialReason } from "#domain/audit.ts";
import {
  canChangeBirthDate,
  canEndGuardian,
  canNameGuardian,
  consentReminderDays,
} from "#domain/guardian.ts";
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { actorContext, servicesContext } from "./context.ts";
import { currentStudent, denyEntry, homeOf } from "./guards.ts";
import { queueMail } from "./mail.ts";

type Context = Readonly<RouterContextProvider>;

const millisecondsADay = 86_400_000;

/** Middleware of `/account/guardian`, behind `guardAccount`: only students have a guardian. */
export const guardOwnGuardian: MiddlewareFunction<Response> = async ({ context }) => {
  const actor = context.get(actorContext);
  if (actor?.student) return;
  await denyEntry(context, "guardian");
  throw redirect(actor ? homeOf(actor) : "/login");
};

/** What is known of the signed-in student's age and guardian. */
export function loadOwnGuardian(context: Context): Promise<StudentGuardian> {
  const { database } = context.get(servicesContext);
  return findOwn(database, currentStudent(context).accountId);
}

async function findOwn(db: Database, studentId: string): Promise<StudentGuardian> {
  const own = await findStudentGuardian(db, studentId);
  if (!own) throw data("no-student", { status: 404 });
  return own;
}

/** Keeps the signed-in student's date of birth. @returns false once a guardian has answered for it */
export async function setOwnBirthDate(context: Context, bornOn: string): Promise<boolean> {
  const { accountId: id } = currentStudent(context);
  const done = await audited(context, async (trx, record) => {
    await lockGuardianOf(trx, id);
    if (!canChangeBirthDate(factsOf(await findOwn(trx, id)))) return false;
    await saveBirthDate(trx, id, bornOn);
    await record({ action: "set-birth-date", subject: { kind: "student", id } });
    return true;
  });
  if (!done) await deny(context, "set-birth-date", "not-possible");
  return done;
}

/** Stops the dashboard from asking for what `/account/guardian` still takes. */
export async function putOffOwnGuardian(context: Context): Promise<void> {
  const { accountId: id } = currentStudent(context);
  await audited(context, async (trx, record) => {
    if (!(await putOffGuardian(trx, id))) return;
    await record({ action: "put-off-guardian", subject: { kind: "student", id } });
  });
}

/**
 * Names the signed-in student's guardian, who is asked for consent by mail, and reminded once. Who
 * was named before and has not answered is forgotten.
 *
 * @returns 'refused' where this student may name nobody now, 'limited' where that address or this
 *   student had too many mails today
 */
export async function nameGuardian(
  context: Context,
  contact: GuardianContact,
): Promise<"named" | "refused" | "limited"> {
  const { accountId } = currentStudent(context);
  const now = new Date();
  const outcome = await audited(context, async (trx, record) => {
    await lockGuardianOf(trx, accountId);
    const own = await findOwn(trx, accountId);
    if (!canNameGuardian(factsOf(own), now)) return "refused";
    const { email } = contact;
    if (!(await mayMailGuardian(trx, { email, studentId: accountId }))) return "limited";
    if (own.guardian) await deleteGuardian(trx, own.guardian.id);
    const guardianId = await insertGuardian(trx, accountId, contact);
    const mail = { accountId, address: email, data: { guardianId } };
    await queueMail(context, trx, { ...mail, kind: "guardian-consent" });
    const dueAt = new Date(now.getTime() + consentReminderDays * millisecondsADay);
    await queueMail(context, trx, { ...mail, kind: "guardian-reminder", dueAt });
    const subject = { kind: "guardian" as const, id: guardianId };
    await record({ action: "name-guardian", subject, detail: { studentId: accountId } });
    return "named";
  });
  if (outcome !== "named") {
    await deny(context, "name-guardian", outcome === "limited" ? "limited" : "not-possible");
  }
  return outcome;
}

/** Ends the access of the signed-in student's guardian. @returns false where it isn't theirs to end */
export async function endOwnGuardian(context: Context): Promise<boolean> {
  const { accountId } = currentStudent(context);
  const done = await audited(context, async (trx, record) => {
    await lockGuardianOf(trx, accountId);
    const own = await findOwn(trx, accountId);
    if (!own.guardian || !canEndGuardian(factsOf(own), new Date())) return false;
    const { id } = own.guardian;
    await endGuardian(trx, id, "student");
    const subject = { kind: "guardian" as const, id };
    await record({ action: "end-guardian", subject, detail: { studentId: accountId } });
    return true;
  });
  if (!done) await deny(context, "end-guardian", "not-possible");
  return done;
}

function deny(context: Context, action: AuditAction, reason: DenialReason): Promise<void> {
  const { accountId: id } = currentStudent(context);
  return recordDenial(context, { action, subject: { kind: "student", id }, reason });
}
