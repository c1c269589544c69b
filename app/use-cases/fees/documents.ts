import {
  findDocument,
  findDocumentsPage,
  findStudentDocument,
  type DocumentsPage,
  type FeeDocument,
} from "#data/fees/documents/documents.ts";
import { beginInvoicing, issueWaiting, stopInvoicing } from "#data/fees/documents/invoicing.ts";
import { issueDocuments, issueMissingReceipts } from "#data/fees/documents/issue.ts";
import { readLinkedChildren } from "#data/guardians/guarded-children.ts";
import type { DocumentKind } from "#domain/fees/document.ts";
import { endOfLastMonth } from "#domain/fees/month.ts";
import { seesFees } from "#domain/fees/who-sees.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin, currentStudent } from "#security/guards.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { findChildOf } from "#use-cases/timetable/guardian-preferred-times.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";
import { todayInIndia } from "./books.ts";
import { requireFamily } from "./families.ts";

/** How many families' documents a request issues at once; the server does the rest. */
const atOnce = 25;

/** A page of the documents, and what is to be issued for lessons until the end of the last month. */
export async function loadDocuments(
  context: Context,
  { kind, page }: { kind: DocumentKind | null; page: number },
  now: Date,
): Promise<DocumentsPage & { until: string; hasMore: boolean }> {
  const until = endOfLastMonth(now);
  const asked = { kind, today: todayInIndia(now), until };
  const found = await findDocumentsPage(adminDatabase(context), asked, pageOf(page));
  return cutList({ ...found, until }, "documents");
}

/**
 * Issues the invoices and credit notes of all families for lessons until the end of the last month: a
 * few at once, the rest by the server. Refused while that goes on already.
 */
export async function issueInvoices(
  context: Context,
  now: Date,
): Promise<Result<null, Refusal<"not-possible">>> {
  const begunBy = currentAdmin(context).accountId;
  const action = "issue-invoices";
  const isBegun = await auditedTransaction(context, async (trx, record) => {
    if (!(await beginInvoicing(trx, endOfLastMonth(now), begunBy))) return false;
    await record({ action, subject: null });
    return true;
  });
  if (!isBegun) {
    await recordDenial(context, { action, subject: null, reason: "not-possible" });
    return refuse("not-possible");
  }
  const { database } = context.get(servicesContext);
  await issueWaiting(database, { today: todayInIndia(now), limit: atOnce });
  return ok();
}

/** Stops the issuing of invoices; what is issued stays. Refused where nothing is being issued. */
export async function stopIssuing(
  context: Context,
): Promise<Result<null, Refusal<"not-possible">>> {
  currentAdmin(context);
  const action = "stop-invoices";
  const isStopped = await auditedTransaction(context, async (trx, record) => {
    if (!(await stopInvoicing(trx))) return false;
    await record({ action, subject: null });
    return true;
  });
  if (isStopped) return ok();
  await recordDenial(context, { action, subject: null, reason: "not-possible" });
  return refuse("not-possible");
}

/**
 * Issues what is missing of a family's documents, for lessons until today. Refused where nothing is, or
 * nobody has said who issues documents.
 *
 * @throws 404 for no family
 */
export async function issueFamilyInvoice(
  context: Context,
  familyId: string,
  now: Date,
): Promise<Result<null, Refusal<"not-possible">>> {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const action = "issue-invoices";
  const today = todayInIndia(now);
  const isIssued = await auditedTransaction(context, async (trx, record) => {
    const issuing = { today, madeBy };
    const issued = await issueDocuments(trx, familyId, today, issuing);
    const receipts = await issueMissingReceipts(trx, familyId, issuing);
    if (issued.length + receipts.length === 0) return false;
    await record({ action, subject: null, detail: { familyId } });
    return true;
  });
  if (isIssued) return ok();
  await recordDenial(context, {
    action,
    subject: null,
    reason: "not-possible",
    detail: { familyId },
  });
  return refuse("not-possible");
}

/** A document, for the office. @throws 404 for an unknown id */
export async function loadDocument(context: Context, documentId: string): Promise<FeeDocument> {
  const database = adminDatabase(context);
  const found = isRecordId(documentId) ? await findDocument(database, documentId) : null;
  return found ?? notFound(context, "no-document");
}

/** A document of the actor's own lessons and payments. @throws 404 for a child with a guardian too */
export async function loadOwnDocument(context: Context, documentId: string): Promise<FeeDocument> {
  const { database } = context.get(servicesContext);
  const studentId = currentStudent(context).accountId;
  const found = isRecordId(documentId)
    ? await findStudentDocument(database, studentId, documentId)
    : null;
  return found && seesFees(found, new Date()) ? found : notFound(context, "no-document");
}

/** A document of the lessons and payments of a guardian's child. @throws 404 as for a link that is not valid */
export async function loadChildDocument(
  context: Context,
  { token, guardianId }: { token: string; guardianId: string },
  documentId: string,
): Promise<FeeDocument> {
  const { database } = context.get(servicesContext);
  const child = await findChildOf(database, token, guardianId, readLinkedChildren);
  const found =
    child && isRecordId(documentId)
      ? await findStudentDocument(database, child.studentId, documentId)
      : null;
  return found ?? denyLink(context);
}
