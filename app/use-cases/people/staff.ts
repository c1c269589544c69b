import { lockInvited } from "#data/account/accounts.ts";
import { countMailsInLastHour } from "#data/account/mailed-links.ts";
import {
  endStaff,
  insertInvitedStaff,
  listStaff,
  lockStaff,
  updateStaffRole,
  type StaffMember,
} from "#data/people/staff.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { mailsPerHour } from "#domain/mail/mailed-link.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { checkStaffChange, type StaffChangeProblem } from "#domain/people/staff-change.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, deny, notFound, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueStaffInvitation } from "#use-cases/account/invitation.ts";
import { queueMail, queueStaffNews } from "#use-cases/mail/mail.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** All members of the staff, invited ones too. */
export function loadStaff(context: Context): Promise<StaffMember[]> {
  return listStaff(adminDatabase(context));
}

/** One member of the staff. @throws 404 for nobody */
export async function loadStaffMember(context: Context, id: string): Promise<StaffMember> {
  const member = (await loadStaff(context)).find((one) => one.id === id);
  return member ?? notFound(context, "no-admin", "admin", id);
}

/**
 * Creates an admin's account without a password, and mails an invitation to choose one. All owners are
 * told of this, as of every change of the staff.
 */
export async function inviteStaff(
  context: Context,
  typed: { name: string; email: string; role: StaffRole },
): Promise<Result<null, Refusal<"address-taken">>> {
  const person = { ...typed, name: typed.name.trim(), email: normaliseEmail(typed.email) };
  const { accountId: by } = currentAdmin(context);
  const action = "invite-staff";
  const isInvited = await auditedTransaction(context, async (trx, record) => {
    const id = await insertInvitedStaff(trx, person);
    if (id === null) return false;
    await record({ action, subject: { kind: "admin", id } });
    await queueStaffInvitation(context, trx, { accountId: id, email: person.email });
    await queueStaffNews(context, trx, { what: "invited", memberId: id, role: person.role, by });
    return true;
  });
  if (isInvited) return ok();
  const subject = { kind: "admin", id: null } as const;
  return deny(context, { action, subject, reason: "address-taken" });
}

/** Mails a new invitation, which replaces the earlier one. Refused as `renewInvitation` is. */
export function renewStaffInvitation(context: Context, id: string): ChangeResult {
  return changeRecord(context, { action: "renew-invitation", kind: "admin", id }, async (trx) => {
    const email = await lockInvited(trx, id);
    const member = (await lockStaff(trx)).find((one) => one.id === id);
    if (email === null || !member) return false;
    const sent = await countMailsInLastHour(trx, id, "staff-invitation");
    if (sent >= mailsPerHour.invitation) return false;
    await queueStaffInvitation(context, trx, { accountId: id, email });
    const { accountId: by } = currentAdmin(context);
    const news = { what: "invited-again", memberId: id, role: member.role, by } as const;
    await queueStaffNews(context, trx, news);
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
    const about = { memberId: id, by: accountId };
    if (role) {
      await updateStaffRole(trx, id, role);
      const news = { ...about, what: "role-changed", role, formerRole: member.role } as const;
      await queueStaffNews(context, trx, news);
      await queueMail(context, trx, { kind: "staff-role", accountId: id, data: {} });
    } else {
      await endStaff(trx, id);
      await queueStaffNews(context, trx, { ...about, what: "ended", role: member.role });
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
