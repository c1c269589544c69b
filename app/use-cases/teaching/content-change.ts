import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { lockAssignmentsForTutor } from "#data/assignments/tutor-assignments.ts";
import type { AuditAction } from "#domain/audit/actions.ts";
import type { DenialReason } from "#domain/audit/audit.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import type { Refusal, Result } from "#domain/shared/result.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { currentTutor } from "#security/guards.ts";

/** §6: the tutor isn't approved. */
export type NotApproved = Refusal<"not-approved">;

/** What a tutor tries to do; the ids are untrusted, and null where there are none yet. */
export interface Attempt {
  action: AuditAction;
  kind: ContentKind;
  assignmentId: string | null;
  itemId: string | null;
}

/** What somebody tries to do with a lesson. */
export const lessonAttempt = <AssignmentId extends string | null>(
  action: AuditAction,
  assignmentId: AssignmentId,
  itemId: string | null,
) => ({ action, kind: "live-session", assignmentId, itemId }) as const;

/** Records a change of an item; of the attempt's kind unless it is another. */
export type RecordItem = (
  itemId: string,
  assignmentId: string,
  other?: Pick<Attempt, "action" | "kind">,
  more?: { tutorId?: string },
) => Promise<void>;

/** Runs a tutor's change in one audited transaction, and records a refusal as a denial. */
export function change<T, R extends Refusal>(
  context: Context,
  attempt: Attempt,
  work: (trx: Database, tutorId: string, record: RecordItem) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  const tutorId = currentTutor(context).accountId;
  const { action, kind } = attempt;
  return recordRefusals(context, attempt, () =>
    auditedTransaction(context, (trx, record) =>
      work(trx, tutorId, (id, assignmentId, other = { action, kind }, more = {}) =>
        record({
          action: other.action,
          subject: { kind: other.kind, id },
          detail: { assignmentId, ...more },
        }),
      ),
    ),
  );
}

/** Rolls back the transaction; `recordRefusals` turns it into a 404. */
export class NotFound extends Error {}

/**
 * Records a denial where the tutor isn't approved, somebody has another lesson then, or a record isn't
 * theirs; the last one is a 404.
 */
export async function recordRefusals<T, R extends Refusal>(
  context: Context,
  attempt: Attempt,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  try {
    const result = await work();
    if (!result.ok && isDenial(result.reason)) {
      await recordAttempt(context, attempt, result.reason);
    }
    return result;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    await recordAttempt(context, attempt, "not-found");
    throw data(error.message, { status: 404 });
  }
}

function isDenial(reason: string): reason is "not-approved" | "booked" {
  return reason === "not-approved" || reason === "booked";
}

/** Records a denial of the attempt. */
export function recordAttempt(
  context: Context,
  attempt: Attempt,
  reason: DenialReason,
): Promise<void> {
  const idOf = (id: string | null) => (id !== null && isRecordId(id) ? id : null);
  const assignmentId = idOf(attempt.assignmentId);
  return recordDenial(context, {
    action: attempt.action,
    subject: { kind: attempt.kind, id: idOf(attempt.itemId) },
    reason,
    ...(assignmentId && { detail: { assignmentId } }),
  });
}

/**
 * Whether the tutor may manage content now. For a change of lessons it locks the timetables of their
 * people too. @throws NotFound for an assignment that isn't theirs
 */
export async function canManage(
  trx: Database,
  tutorId: string,
  assignmentIds: readonly string[],
  { changesLessons = false } = {},
): Promise<boolean> {
  const areIds = assignmentIds.every(isRecordId);
  if (areIds && changesLessons) await lockTimetablesOf(trx, assignmentIds);
  const status = areIds ? await lockAssignmentsForTutor(trx, tutorId, assignmentIds) : null;
  if (!status) throw new NotFound("no-assignment");
  return canManageContent(status);
}
