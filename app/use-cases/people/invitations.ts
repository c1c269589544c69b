import { createStudent, createTutor, lockInvited } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import { insertGuardian } from "#data/guardians/guardians.ts";
import { countMailsInLastHour } from "#data/account/mailed-links.ts";
import type { StudentProfile, TutorProfile } from "#data/account/profiles.ts";
import { findStudentName } from "#data/people/students.ts";
import { findTutorName } from "#data/people/tutors.ts";
import { normaliseEmail } from "#domain/account/account.ts";
import { mailsPerHour } from "#domain/mail/mailed-link.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import { currentAdmin } from "#security/guards.ts";
import { queueInvitation } from "#use-cases/account/invitation.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** A guardian as an admin names them with an invited student. */
export interface NamedGuardian {
  name: string;
  email: string;
}

/**
 * Creates a student's account without a password, and mails an invitation to choose one. The
 * guardian is asked for consent once the student has accepted.
 *
 * @returns the student's id
 */
export function inviteStudent(
  context: Context,
  typedEmail: string,
  profile: StudentProfile,
  guardian: NamedGuardian | null,
): Promise<Result<string, Refusal<"address-taken">>> {
  return invite(context, "student", typedEmail, async (trx, email) => {
    const id = await createStudent(trx, email, null, profile);
    if (id !== null && guardian) {
      const contact = { name: guardian.name.trim(), email: normaliseEmail(guardian.email) };
      await insertGuardian(trx, id, { ...contact, relation: "other", phoneNumber: "" });
    }
    return id;
  });
}

/**
 * The same for a tutor, who is approved at once, because an admin knows them. What they studied, and
 * how long they have taught, they say in their profile.
 *
 * @returns the tutor's id
 */
export function inviteTutor(
  context: Context,
  typedEmail: string,
  profile: Omit<TutorProfile, "qualification" | "experience">,
): Promise<Result<string, Refusal<"address-taken">>> {
  return invite(context, "tutor", typedEmail, (trx, email) =>
    createTutor(trx, email, null, { ...profile, qualification: "", experience: "" }, new Date()),
  );
}

async function invite(
  context: Context,
  role: "student" | "tutor",
  typedEmail: string,
  create: (trx: Database, email: string) => Promise<string | null>,
): Promise<Result<string, Refusal<"address-taken">>> {
  currentAdmin(context);
  const action = `invite-${role}` as const;
  const email = normaliseEmail(typedEmail);
  const invited = await auditedTransaction(context, async (trx, record) => {
    const id = await create(trx, email);
    if (id === null) return null;
    await record({ action, subject: { kind: role, id } });
    await queueInvitation(context, trx, { accountId: id, email });
    return id;
  });
  if (invited !== null) return ok(invited);
  return deny(context, { action, subject: { kind: role, id: null }, reason: "address-taken" });
}

/**
 * Mails a new invitation, which replaces the earlier one. Refused for a person who has a password,
 * and after several within the hour.
 */
export function renewInvitation(
  context: Context,
  role: "student" | "tutor",
  id: string,
): ChangeResult {
  return changeRecord(context, { action: "renew-invitation", kind: role, id }, async (trx) => {
    const email = await lockInvited(trx, id);
    const findName = role === "student" ? findStudentName : findTutorName;
    if (email === null || (await findName(trx, id)) === null) return false;
    if ((await countMailsInLastHour(trx, id, "invitation")) >= mailsPerHour.invitation)
      return false;
    await queueInvitation(context, trx, { accountId: id, email });
    return true;
  });
}
