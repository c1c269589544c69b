import { findStudentDocument, type FeeDocument } from "#data/fees/documents/documents.ts";
import type { FamilyFees } from "#data/fees/family-fees.ts";
import { readFeeLink, type LinkedReader } from "#data/fees/mails/links.ts";
import { toFeesReader } from "#data/fees/mails/readers.ts";
import type { AuditActor } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { readFees, type Claimant } from "./family-fees.ts";

/** What a mailed link opens: the fees of a family, and nothing else of its children. */
export interface LinkedFees {
  names: string[];
  /** null where nothing was charged or paid yet. */
  fees: (FamilyFees & { hasMore: boolean }) | null;
  /** As whom the reader says that a payment was made. */
  claimant: Claimant;
}

/**
 * The fees that a mailed link opens, as its reader may see them.
 *
 * @param page of the lines, from 1
 * @throws 404 as for a guardian's link that is not valid
 */
export async function loadLinkedFees(
  context: Context,
  token: string,
  page: number,
): Promise<LinkedFees> {
  const { database } = context.get(servicesContext);
  const linked = await readFeeLink(database, token, new Date());
  const reader = linked && toFeesReader(linked, linked.seen);
  const found = reader && (await readFees(database, reader, page));
  if (!found) return denyLink(context);
  const { studentId } = reader;
  return {
    names: linked.seen.map(({ name }) => name),
    fees: found.fees,
    claimant: { studentId, ...claimedBy(linked) },
  };
}

function claimedBy({ guardianId, studentId }: LinkedReader): {
  claimedAs: Claimant["claimedAs"];
  actor: AuditActor;
} {
  if (guardianId !== null) {
    return { claimedAs: "guardian", actor: { id: guardianId, role: "guardian" } };
  }
  return studentId === null
    ? { claimedAs: "payer", actor: { id: null, role: "payer" } }
    : { claimedAs: "student", actor: { id: studentId, role: "student" } };
}

/** A document among the fees that a mailed link opens. @throws 404 as for a link that is not valid */
export async function loadLinkedDocument(
  context: Context,
  token: string,
  documentId: string,
): Promise<FeeDocument> {
  const { database } = context.get(servicesContext);
  const linked = await readFeeLink(database, token, new Date());
  const reader = linked && toFeesReader(linked, linked.seen);
  const found =
    reader && isRecordId(documentId)
      ? await findStudentDocument(database, reader.studentId, documentId, reader.documentsOf)
      : null;
  return found ?? denyLink(context);
}
