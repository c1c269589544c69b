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
import { data, type RouterContextProvider } from "react-router";
import { audited, denyRecord, recordDenial } from "./audit.ts";
import { servicesContext } from "./context.ts";
import { queueMail } from "./mail.ts";

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
  const { child } = await open(context, context.get(servicesContext).database, token);
  return child;
}

async function open(
  context: Context,
  db: Database,
  token: string,
): Promise<{ link: GuardianLink; child: GuardedChild }> {
  const link = await findGuardianLink(db, "consent", token);
  const child = link && (await findChild(db, link.guardianId));
  if (!child) {
    await denyRecord(context, "guardian", "");
    throw data("no-link", { status: 404 });
  }
  return { link, child };
}

/** Lets nobody else answer for a child until the transaction ends. */
async function openAlone(context: Context, trx: Database, token: string) {
  const { child } = await open(context, trx, token);
  await lockGuardianOf(trx, child.studentId);
  return open(context, trx, token);
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
  await audited(context, async (trx, record) => {
    const { link, child } = await openAlone(context, trx, token);
    const decision = decideConsent(child.consent, answer);
    if (!decision) return;
    await insertAnswer(trx, child.guardianId, {
      decision,
      text: { version: text.version, digest: Buffer.from(text.digest, "hex") },
      mail: { kind: link.mailKind, mailedAt: link.mailedAt },
    });
    await record({ action: actions[decision], ...asGuardian(child) });
    if (decision === "given") await mailPage(context, trx, child);
    else await tellAdmins(context, trx, child);
  });
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
  const child = await audited(context, async (trx, record) => {
    const { child } = await openAlone(context, trx, token);
    if (child.consent !== "unanswered") return child;
    await endStranger(trx, child.guardianId);
    await record({ action: "disown-student", ...asGuardian(child) });
    return null;
  });
  if (!child) return true;
  const subject = { kind: "guardian" as const, id: child.guardianId };
  await recordDenial(context, { action: "disown-student", subject, reason: "not-possible" });
  return false;
}
