import { lockInvited } from "#data/accounts.ts";
import { countMailsInLastHour } from "#data/mailed-links.ts";
import {
  endStaff,
  insertInvitedStaff,
  listStaff,
  lockStaff,
  updateStaffRole,
  type StaffMember,
} from "#data/staff.ts";
import { normaliseEmail } from "#domain/account.ts";
import { mailsPerHour } from "#domain/mailed-link.ts";
import { isRecordId } from "#domain/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import { checkStaffChange, type StaffChangeProblem } from "#domain/staff-change.ts";
import type { StaffRole } from "#domain/staff.ts";
import { data, type RouterContextProvider } from "react-router";
import { auditedTransaction, denyRecord, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueStaffInvitation } from "#use-cases/account/invitation.ts";
import { queueMail } from "#use-cases/mail.ts";
import { changeRecord } from "./change-record.ts";

type Context = Readonly<RouterContextProvider>;

/** All members of the staff, invited ones too. */
export function loadStaff(context: Context): Promise<StaffMember[]> {
  return listStaff(adminDatabase(context));
}

/** One member of the staff. @throws 404 for nobody */
export async function loadStaffMember(context: Context, id: string): Promise<StaffMember> {
  const member = (await loadStaff(context)).find((one) => one.id === id);
  if (member) return member;
  await denyRecord(context, "admin", id);
  throw data("no-admin", { status: 404 });
}

/** Creates an admin's account without a password, and mails an invitation to choose one. */
export async function inviteStaff(
  context: Context,
  typed: { name: string; email: string; role: StaffRole },
): Promise<Result<null, Refusal<"address-taken">>> {
  const person = { ...typed, name: typed.name.trim(), email: normaliseEmail(typed.email) };
  const action = "invite-staff";
  const isInvited = await auditedTransaction(context, async (trx, record) => {
    const id = await insertInvitedStaff(trx, person);
    if (id === null) return false;
    await record({ action, subject: { kind: "admin", id } });
    await queueStaffInvitation(context, trx, { accountId: id, email: person.email });
    return true;
  });
  if (isInvited) return ok();
  const subject = { kind: "admin", id: null } as const;
  await recordDenial(context, { action, subject, reason: "address-taken" });
  return refuse("address-taken");
}

/** Mails a new invitation, which replaces the earlier one. Refused as `renewInvitation` is. */
export function renewStaffInvitation(
  context: Context,
  id: string,
): ReturnType<typeof changeRecord> {
  return changeRecord(context, { action: "renew-invitation", kind: "admin", id }, async (trx) => {
    const email = await lockInvited(trx, id);
    if (email === null || !(await lockStaff(trx)).some((one) => one.id === id)) return false;
    const sent = await countMailsInLastHour(trx, id, "staff-invitation");
    if (sent >= mailsPerHour.invitation) return false;
    await queueStaffInvitation(context, trx, { accountId: id, email });
    return true;
  });
}

/** Changes the role of a member of the staff, who is signed out everywhere and mailed. */
export function changeStaffRole(
  context: Context,
  id: string,
  role: StaffRole,
): Promise<Result<null, Refusal<StaffChangeProblem>>> {
  return changeStaff(context, "change-staff-role", id, role);
}

/**
 * Ends the access of a member of the staff, or an invitation: the account is deleted, and they are
 * mailed. What they wrote and decided keeps their name.
 */
export function endStaffAccess(
  context: Context,
  id: string,
): Promise<Result<null, Refusal<StaffChangeProblem>>> {
  return changeStaff(context, "end-staff", id, null);
}

async function changeStaff(
  context: Context,
  action: "change-staff-role" | "end-staff",
  id: string,
  role: StaffRole | null,
): Promise<Result<null, Refusal<StaffChangeProblem>>> {
  const { accountId } = currentAdmin(context);
  const subject = { kind: "admin" as const, id: isRecordId(id) ? id : null };
  const problem = await auditedTransaction(context, async (trx, record) => {
    const staff = await lockStaff(trx);
    const found = checkStaffChange(staff, { actorId: accountId, id, role });
    const member = staff.find((one) => one.id === id);
    if (found || !member) return found ?? "not-possible";
    if (member.role === role) return null;
    await record({ action, subject });
    if (role) {
      await updateStaffRole(trx, id, role);
      await queueMail(context, trx, { kind: "staff-role", accountId: id, data: {} });
    } else {
      await endStaff(trx, id);
      const { email: address, language } = member;
      const mail = { kind: "staff-ended", accountId: null, address, data: { language } } as const;
      await queueMail(context, trx, mail);
    }
    return null;
  });
  if (!problem) return ok();
  await recordDenial(context, { action, subject, reason: "not-possible" });
  return refuse(problem);
}
