import {
  assignmentList,
  studentList,
  tutorList,
  type AssignmentRow,
  type AssignmentSort,
  type StudentRow,
  type StudentSort,
  type TutorRow,
  type TutorSort,
} from "#data/office/lists.ts";
import type { Database } from "#data/shared/database.ts";
import { listAllRows } from "#data/office/list-export.ts";
import type { List } from "#data/shared/list-search.ts";
import type { PageRequest } from "#data/shared/page.ts";
import { findStaffRole } from "#data/people/staff.ts";
import type { AuditSubject } from "#domain/audit/audit.ts";
import type { ExportedData } from "#domain/mail/mail.ts";
import { mayRequest, type StaffArea } from "#domain/people/staff.ts";
import { staffAreaContext, type Context } from "#request/context.ts";
import { auditedTransaction } from "#request/audit.ts";
import { recordContactReads } from "#request/contact-reads.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { reportUnexpectedError } from "#request/unexpected-error.ts";
import { queueExport } from "#use-cases/mail/mail.ts";

/**
 * All students that match a request, in batches, for a file. The export is recorded in the audit
 * log.
 *
 * @param isDownload false for a HEAD request, which is not recorded
 */
export async function exportStudents(
  context: Context,
  request: PageRequest<StudentSort>,
  isDownload: boolean,
): Promise<AsyncGenerator<StudentRow[]>> {
  const rows = await exportList<StudentRow, StudentSort>(
    context,
    "student",
    studentList,
    request,
    isDownload,
  );
  return isDownload ? recordEachBatch(context, rows) : rows;
}

async function* recordEachBatch(
  context: Context,
  batches: AsyncGenerator<StudentRow[]>,
): AsyncGenerator<StudentRow[]> {
  for await (const rows of batches) {
    await recordContactReads(
      context,
      rows.map(({ id }) => id),
    );
    yield rows;
  }
}

/** All tutors that match a request, likewise. */
export function exportTutors(
  context: Context,
  request: PageRequest<TutorSort>,
  isDownload: boolean,
): Promise<AsyncGenerator<TutorRow[]>> {
  return exportList(context, "tutor", tutorList, request, isDownload);
}

/** All assignments that match a request, likewise. */
export function exportAssignments(
  context: Context,
  request: PageRequest<AssignmentSort>,
  isDownload: boolean,
): Promise<AsyncGenerator<AssignmentRow[]>> {
  return exportList(context, "assignment", assignmentList, request, isDownload);
}

async function exportList<Row, Sort extends string>(
  context: Context,
  kind: "student" | "tutor" | "assignment",
  list: List<Sort>,
  request: PageRequest<Sort>,
  isDownload: boolean,
): Promise<AsyncGenerator<Row[]>> {
  if (isDownload) await recordExport(context, `${kind}s`, kind);
  return streamBatches(context, listAllRows<Row, Sort>(adminDatabase(context), list, request));
}

/**
 * Records that the current admin downloads a file, who also gets a mail.
 *
 * @param kind of the people in it; null for none
 */
export function recordExport(
  context: Context,
  what: ExportedData,
  kind: AuditSubject["kind"] | null,
): Promise<void> {
  return auditedTransaction(context, async (trx, record) => {
    await queueExport(context, trx, currentAdmin(context).accountId, what);
    await record({ action: "export-list", subject: kind && { kind, id: null } });
  });
}

/**
 * The batches of a file for the current admin, while their role may open its address. An error in
 * the middle of the answer, whose status can no longer change, is reported.
 */
export async function* streamBatches<Row>(
  context: Context,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Row[]> {
  const { accountId } = currentAdmin(context);
  const area = context.get(staffAreaContext);
  try {
    yield* whileAllowed(adminDatabase(context), accountId, area, batches);
  } catch (error) {
    reportUnexpectedError(context, error);
    throw error;
  }
}

/** The batches of a file until its reader's role may no longer enter an area: a role can change meanwhile. */
export async function* whileAllowed<Row>(
  database: Database,
  accountId: string,
  area: StaffArea | undefined,
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    const role = await findStaffRole(database, accountId);
    if (!role || !mayRequest(role, area, "GET")) return;
    yield rows;
  }
}
