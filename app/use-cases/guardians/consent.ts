import { language } from "#content/shared/language.ts";
import { listAdminsOf } from "#data/people/admins.ts";
import type { Database } from "#data/shared/database.ts";
import {
  countGuardianRead,
  findGuardianLink,
  planGuardianMail,
  type GuardianLink,
} from "#data/guardians/guardian-links.ts";
import { findChild, type GuardedChild } from "#data/guardians/guarded-children.ts";
import { endMistakenGuardian, insertConsent, lockGuardianOf } from "#data/guardians/guardians.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import {
  decideConsent,
  hasOutdatedConsent,
  type ConsentDecision,
} from "#domain/guardians/guardian.ts";
import { ok } from "#domain/shared/result.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { denyLink } from "./deny-link.ts";

/** The text that a guardian answered to: its version and SHA-256 (hexadecimal). */
export interface ConsentText {
  version: number;
  digest: string;
}

const actions: Record<ConsentDecision, AuditAction> = {
  given: "give-consent",
  withheld: "withhold-consent",
  withdrawn: "withdraw-consent",
};

/** The child that a mailed consent link is about. @throws 404 for a link that is not valid */
export async function loadConsent(context: Context, token: string): Promise<GuardedChild> {
  const { database } = context.get(servicesContext);
  const found = await findByToken(database, token);
  if (!found) return denyLink(context);
  await countGuardianRead(database, token, new Date());
  return found.child;
}

async function findByToken(
  db: Database,
  token: string,
): Promise<{ link: GuardianLink; child: GuardedChild } | null> {
  const link = await findGuardianLink(db, "consent", token);
  const child = link && (await findChild(db, link.guardianId));
  return child && { link, child };
}

/** Locks the child's guardian until the transaction ends, and reads again after the lock. */
async function lockByToken(trx: Database, token: string): ReturnType<typeof findByToken> {
  const found = await findByToken(trx, token);
  if (!found) return null;
  await lockGuardianOf(trx, found.child.studentId);
  return findByToken(trx, token);
}

const guardianEntry = ({ guardianId: id, studentId }: GuardedChild) => ({
  subject: { kind: "guardian" as const, id },
  actor: { id, role: "guardian" as const },
  detail: { studentId },
});

/**
 * Stores a guardian's answer; the same answer again changes nothing. After a yes the guardian gets
 * a mail with the link of their page; after a no every admin for people gets a mail.
 *
 * @throws 404 as `loadConsent` does
 */
export async function answerConsent(
  context: Context,
  token: string,
  answer: "given" | "withheld",
  text: ConsentText,
): Promise<void> {
  const isValid = await auditedTransaction(context, async (trx, record) => {
    const found = await lockByToken(trx, token);
    if (!found) return false;
    const { link, child } = found;
    const decision = decideConsent(child.consent, answer, hasOutdatedConsent(child));
    if (!decision) return true;
    await insertConsent(trx, child.guardianId, {
      decision,
      text: { version: text.version, digest: Buffer.from(text.digest, "hex"), language },
      mail: { kind: link.mailKind, mailedAt: link.mailedAt },
    });
    await record({ action: actions[decision], ...guardianEntry(child) });
    if (decision === "given") await queuePageLink(context, trx, child);
    else await notifyAdmins(context, trx, child);
    return true;
  });
  if (!isValid) await denyLink(context);
}

async function queuePageLink(context: Context, trx: Database, child: GuardedChild): Promise<void> {
  const { guardianId, guardianEmail: address, studentId: accountId } = child;
  const dueAt = await planGuardianMail(trx, { email: address, studentId: accountId }, new Date());
  const mail = { accountId, address, data: { guardianId }, dueAt };
  await queueMail(context, trx, { kind: "guardian-page", ...mail });
}

async function notifyAdmins(
  context: Context,
  trx: Database,
  { guardianId }: GuardedChild,
): Promise<void> {
  for (const { id: accountId } of await listAdminsOf(trx, "people")) {
    await queueMail(context, trx, { kind: "consent-changed", accountId, data: { guardianId } });
  }
}

/**
 * Removes a guardian who says that they are not the guardian: all data about them is deleted, and
 * the student may name another. Refused once they have answered.
 *
 * @throws 404 as `loadConsent` does
 */
export async function removeMistakenGuardian(context: Context, token: string): ChangeResult {
  const action = "disown-student";
  const removal = await auditedTransaction(context, async (trx, record) => {
    const found = await lockByToken(trx, token);
    if (!found) return null;
    const { child } = found;
    const { guardianId } = child;
    if (child.consent !== "unanswered") return { guardianId, wasRemoved: false };
    await endMistakenGuardian(trx, guardianId);
    await record({ action, ...guardianEntry(child) });
    return { guardianId, wasRemoved: true };
  });
  if (!removal) return denyLink(context);
  if (removal.wasRemoved) return ok();
  const subject = { kind: "guardian" as const, id: removal.guardianId };
  return deny(context, { action, subject, reason: "not-possible" });
}
