import { lockAssignmentFacts } from "#data/assignments/assignment-endings.ts";
import { findAssignmentStudentId, lockTeachingTutor } from "#data/assignments/assignments.ts";
import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { canEnd } from "#domain/assignments/assignment.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { auditedTransaction } from "#request/audit.ts";
import { currentAdmin } from "#security/guards.ts";
import {
  canManage,
  change,
  recordAttempt,
  recordRefusals,
  type Attempt,
  type NotApproved,
  type RecordItem,
} from "#use-cases/teaching/content-change.ts";

/** Who changes lessons: their tutor, or an admin. */
export type Planner = "tutor" | "admin";

/** Those whose time an assignment's lessons take. */
export interface LessonPeople {
  studentId: string;
  tutorId: string;
}

/** The change and the people of an assignment whose timetables are locked. */
export interface LessonWork {
  trx: Database;
  planner: Planner;
  people: LessonPeople;
  /** The account that makes the change. */
  accountId: string;
  record: RecordItem;
}

/**
 * Runs a change of an assignment's lessons in one audited transaction, after locking the timetables
 * of its people.
 *
 * @param attempt its assignment's id is untrusted
 * @param others the ids of more people whose timetables an admin's change locks
 * @returns 'not-approved' for a tutor who may not manage content (§6), 'not-possible' for an admin
 *   where the assignment is gone, has ended or has no tutor who teaches
 * @throws 404 for a tutor where the assignment isn't theirs
 */
export async function changeLessons<T, R extends Refusal>(
  context: Context,
  planner: Planner,
  attempt: Attempt & { assignmentId: string },
  work: (work: LessonWork) => Promise<Result<T, R>>,
  others: readonly string[] = [],
): Promise<Result<T, R | NotApproved | Refusal<"not-possible">>> {
  const { assignmentId } = attempt;
  if (planner === "tutor") {
    return change<T, R | NotApproved>(context, attempt, async (trx, tutorId, record) => {
      const isApproved = await canManage(trx, tutorId, [assignmentId], { changesLessons: true });
      if (!isApproved) return refuse("not-approved");
      const studentId = await findAssignmentStudentId(trx, assignmentId);
      return work({ trx, planner, people: { studentId, tutorId }, accountId: tutorId, record });
    });
  }
  const { accountId } = currentAdmin(context);
  const plan = () =>
    auditedTransaction<Result<T, R | Refusal<"not-possible">>>(context, async (trx, record) => {
      const people = await lockTaught(trx, assignmentId, others);
      if (!people) return refuse("not-possible");
      return work({
        trx,
        planner,
        people,
        accountId,
        record: (id, assignment, _, more = {}) =>
          record({
            action: attempt.action,
            subject: { kind: attempt.kind, id },
            detail: { assignmentId: assignment, ...more },
          }),
      });
    });
  const result = await recordRefusals(context, attempt, plan);
  if (!result.ok && result.reason === "not-possible") {
    await recordAttempt(context, attempt, "not-possible");
  }
  return result;
}

/** The people of an active assignment whose tutor teaches; locks it until the transaction ends. */
async function lockTaught(
  trx: Database,
  assignmentId: string,
  others: readonly string[],
): Promise<LessonPeople | null> {
  if (!isRecordId(assignmentId)) return null;
  await lockTimetablesOf(trx, [assignmentId], others);
  const facts = await lockAssignmentFacts(trx, assignmentId);
  if (!facts || !canEnd(facts) || facts.tutorId === null) return null;
  const tutor = await lockTeachingTutor(trx, facts.tutorId);
  return tutor?.status === "approved"
    ? { studentId: facts.studentId, tutorId: facts.tutorId }
    : null;
}
