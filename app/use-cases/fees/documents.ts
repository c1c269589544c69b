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
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin, currentStudent } from "#security/guards.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { findChildOf } from "#use-cases/timetable/guardian-preferred-times.ts";
import { cutList, pageOf } from "#use-cases/shared/pages.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
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
export async function issueInvoices(context: Context, now: Date): ChangeResult {
  const begunBy = currentAdmin(context).accountId;
  const { database } = context.get(servicesContext);
  const result = await changeOrDeny(context, { action: "issue-invoices", subject: null }, (trx) =>
    beginInvoicing(trx, endOfLastMonth(now), begunBy),
  );
  if (result.ok) await issueWaiting(database, { today: todayInIndia(now), limit: atOnce });
  return result;
}

/** Stops the issuing of invoices; what is issued stays. Refused where nothing is being issued. */
export async function stopIssuing(context: Context): ChangeResult {
  currentAdmin(context);
  return changeOrDeny(context, { action: "stop-invoices", subject: null }, stopInvoicing);
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
): ChangeResult {
  const madeBy = currentAdmin(context).accountId;
  await requireFamily(context, familyId);
  const today = todayInIndia(now);
  const change = { action: "issue-invoices", subject: null, detail: { familyId } } as const;
  return changeOrDeny(context, change, async (trx) => {
    const issuing = { today, madeBy };
    const issued = await issueDocuments(trx, familyId, today, issuing);
    const receipts = await issueMissingReceipts(trx, familyId, issuing);
    return issued.length + receipts.length > 0;
  });
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
