import { insertClaim } from "#data/fees/claims.ts";
import { findStudentFees, type FamilyFees, type FeesReader } from "#data/fees/family-fees.ts";
import { readLinkedChildren } from "#data/guardians/guarded-children.ts";
import type { Database } from "#data/shared/database.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { seesFees } from "#domain/fees/who-sees.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import type { AuditActor } from "#domain/audit/audit.ts";
import { auditedTransaction, deny } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent } from "#security/guards.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";

/** What a family reads about its fees. */
export interface OwnFees {
  studentId: string;
  name: string;
  /** null where nothing was charged or paid yet. */
  fees: (FamilyFees & { hasMore: boolean }) | null;
}

/** What a reader sees of the fees of a student's family; null for no student. @param page of the lines, from 1 */
export async function readFees(db: Database, reader: FeesReader, page: number) {
  const { studentId } = reader;
  const found = await findStudentFees(db, reader, pageOf(page));
  if (!found) return null;
  return { ...found, studentId, fees: found.fees && cutList(found.fees, "lines") };
}

const readOwnFees = (db: Database, studentId: string, page: number) =>
  readFees(db, { studentId, seen: [studentId] }, page);

/**
 * What the family of one of a guardian's children owes, with the lessons of those of its children whose
 * guardian it is.
 *
 * @param page of the lines, from 1
 * @throws 404 as for a link that is not valid
 */
export async function loadChildFees(
  context: Context,
  { token, guardianId }: { token: string; guardianId: string },
  page: number,
): Promise<OwnFees> {
  const { database } = context.get(servicesContext);
  const children = await readLinkedChildren(database, token);
  const seen = children.filter(({ consent }) => canReadLessons(consent));
  const child = seen.find((one) => one.guardianId === guardianId);
  const ids = seen.map(({ studentId }) => studentId);
  const found =
    child && (await readFees(database, { studentId: child.studentId, seen: ids }, page));
  return found ?? denyLink(context);
}

/** What the actor's family owes, with the actor's own lessons; null for a child with a guardian, who does not see it. */
export async function loadOwnFees(context: Context, page: number): Promise<OwnFees | null> {
  const { database } = context.get(servicesContext);
  const found = await readOwnFees(database, currentStudent(context).accountId, page);
  return found && seesFees(found, new Date()) ? found : null;
}

/** Checked: what a family says that it has paid. */
export interface Claim {
  paise: number;
  /** 12 digits. */
  reference: string;
}

/** Who says it, and of which student's family. */
export interface Claimant {
  studentId: string;
  claimedAs: "student" | "guardian" | "payer";
  actor: AuditActor;
}

/**
 * Records that a family says that it has paid. It is no payment until the office has found the money.
 * Refused where it has said so already, and before anything was charged.
 */
export async function claimPayment(
  context: Context,
  { studentId, claimedAs, actor }: Claimant,
  { paise, reference }: Claim,
): Promise<Result<null, Refusal<"repeated">>> {
  const { database } = context.get(servicesContext);
  const familyId = (await readOwnFees(database, studentId, 1))?.fees?.familyId ?? null;
  const action = "claim-payment";
  const subject = { kind: "student", id: studentId } as const;
  const isNew =
    familyId !== null &&
    (await auditedTransaction(context, async (trx, record) => {
      // A payer says it for all of the family: a guardian of one child does not read it.
      const ofStudent = claimedAs === "payer" ? null : studentId;
      const claim = { familyId, studentId: ofStudent, paise, reference, claimedAs };
      if ((await insertClaim(trx, claim)) === null) return false;
      await record({ action, subject, actor, detail: { familyId } });
      return true;
    }));
  if (isNew) return ok();
  return deny(context, { action, subject, reason: "repeated" });
}
