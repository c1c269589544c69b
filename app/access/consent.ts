import { listAdmins } from "#data/admins.ts";
import type { Database } from "#data/database.ts";
import { findGuardianLink, mayMailGuardian, type GuardianLink } from "#data/guardian-links.ts";
import {
  endStranger,
  findChild,
  insertAnswer,
  lockGuardianOf,
  type GuardedChild,
} from "#data/guardians.ts";
import type { AuditAction } from "#domain/audit.ts";
import { decideConsent, type ConsentDecision } from "#domain/guardian.ts";
import type { RouterContextProvider } from "react-router";
import { audited, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { queueMail } from "./mail.ts";
import { refuseGuardian } from "./refuse-guardian.ts";

type Context = Readonly<RouterContextProvider>;

/** The words that a guardian read, by their version and SHA-256 (hexadecimal). */
export interface ReadText {
  version: number;
  digest: string;
}

const actions: Record<ConsentDecision, AuditAction> = {
  given: "give-consent",
  withheld: "withhold-consent",
  withdrawn: "withdraw-consent",
};

/**
 * The child whose consent a mailed link is about.
 *
 * @throws 404 for a link that opens nothing: the same whether it ended or never was
 */
export async function openConsent(context: Context, token: string): Promise<GuardedChild> {
  const found = await find(context.get(servicesContext).database, token);
  return found ? found.child : refuseGuardian(context);
}

async function find(
  db: Database,
  token: string,
): Promise<{ link: GuardianLink; child: GuardedChild } | null> {
  const link = await findGuardianLink(db, "consent", token);
  const child = link && (await findChild(db, link.guardianId));
  return child && { link, child };
}

/** Lets nobody else answer for a child until the transaction ends. */
async function findAlone(trx: Database, token: string): ReturnType<typeof find> {
  const found = await find(trx, token);
  if (!found) return null;
  await lockGuardianOf(trx, found.child.studentId);
  return find(trx, token);
}

const asGuardian = ({ guardianId: id, studentId }: GuardedChild) => ({
  subject: { kind: "guardian" as const, id },
  actor: { id, role: "guardian" as const },
  detail: { studentId },
});

/**
 * Keeps a guardian's answer; the same answer again changes nothing. A yes is followed by a mail
 * with the link of the guardian's page, a no is told to every admin.
 *
 * @throws 404 as `openConsent` does
 */
export async function answerConsent(
  context: Context,
  token: string,
  answer: "given" | "withheld",
  text: ReadText,
): Promise<void> {
  const found = await audited(context, async (trx, record) => {
    const found = await findAlone(trx, token);
    if (!found) return null;
    const { link, child } = found;
    const decision = decideConsent(child.consent, answer);
    if (!decision) return found;
    await insertAnswer(trx, child.guardianId, {
      decision,
      text: { version: text.version, digest: Buffer.from(text.digest, "hex") },
      mail: { kind: link.mailKind, mailedAt: link.mailedAt },
    });
    await record({ action: actions[decision], ...asGuardian(child) });
    if (decision === "given") await mailPage(context, trx, child);
    else await tellAdmins(context, trx, child);
    return found;
  });
  if (!found) await refuseGuardian(context);
}

async function mailPage(context: Context, trx: Database, child: GuardedChild): Promise<void> {
  const { guardianId, guardianEmail: address, studentId: accountId } = child;
  if (!(await mayMailGuardian(trx, { email: address, studentId: accountId }))) return;
  await queueMail(context, trx, {
    kind: "guardian-page",
    accountId,
    address,
    data: { guardianId },
  });
}

async function tellAdmins(
  context: Context,
  trx: Database,
  { guardianId }: GuardedChild,
): Promise<void> {
  for (const { id: accountId } of await listAdmins(trx)) {
    await queueMail(context, trx, { kind: "consent-changed", accountId, data: { guardianId } });
  }
}

/**
 * Somebody who was asked is not the guardian: all that was known of them is forgotten, and the
 * student may name another.
 *
 * @returns false where they have answered already
 * @throws 404 as `openConsent` does
 */
export async function disownStudent(context: Context, token: string): Promise<boolean> {
  const outcome = await audited(context, async (trx, record) => {
    const found = await findAlone(trx, token);
    if (!found) return null;
    const { child } = found;
    if (child.consent !== "unanswered") return { forgotten: false, child };
    await endStranger(trx, child.guardianId);
    await record({ action: "disown-student", ...asGuardian(child) });
    return { forgotten: true, child };
  });
  if (!outcome) return refuseGuardian(context);
  if (outcome.forgotten) return true;
  const subject = { kind: "guardian" as const, id: outcome.child.guardianId };
  await recordDenial(context, { action: "disown-student", subject, reason: "not-possible" });
  return false;
}
