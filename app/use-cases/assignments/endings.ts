import {
  endAssignment as end,
  findEndingPreview,
  handOverAssignment,
  listSuccessors,
  lockAssignmentFacts,
  type EndingPreview,
  type Successor,
} from "#data/assignments/assignment-endings.ts";
import { lockTeachingTutor } from "#data/assignments/assignments.ts";
import { violatedConstraint } from "#data/shared/constraint.ts";
import { findConflicts, type Conflict } from "#data/timetable/conflicts.ts";
import { findMailedPeople } from "#data/timetable/change-mails.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { listComingLessons } from "#data/timetable/people.ts";
import {
  canEnd,
  checkHandOver,
  maxCountedLoad,
  type HandOverProblem,
} from "#domain/assignments/assignment.ts";
import {
  questionsAbout,
  type ConfirmedReasons,
  type PlanningWarning,
} from "#domain/timetable/planning.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { findPlanningWarnings } from "#use-cases/timetable/planning.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** An assignment that is to be ended. @throws 404 where there is none */
export async function loadEnding(context: Context, assignmentId: string): Promise<EndingPreview> {
  const database = adminDatabase(context);
  const found = isRecordId(assignmentId)
    ? await findEndingPreview(database, assignmentId, new Date())
    : null;
  if (!found) throw data("no-assignment", { status: 404 });
  return found;
}

/** How many tutors a screen offers at once. */
const maxSuccessors = 12;

/**
 * An assignment that is to be handed over, and the tutors who may take it. A search leaves those who
 * match it. @throws 404 where there is none
 */
export async function loadHandOver(
  context: Context,
  assignmentId: string,
  search: string,
): Promise<{ assignment: EndingPreview; successors: Successor[]; hasMore: boolean }> {
  const assignment = await loadEnding(context, assignmentId);
  const found = await listSuccessors(adminDatabase(context), assignment, {
    search,
    maxLoad: maxCountedLoad,
    limit: maxSuccessors + 1,
  });
  return {
    assignment,
    successors: found.slice(0, maxSuccessors),
    hasMore: found.length > maxSuccessors,
  };
}

/**
 * Ends an active assignment: its content stays readable for the student (§4), and its lessons
 * to come are cancelled. Refused where it is gone or has ended already.
 */
export function endAssignment(context: Context, assignmentId: string): ChangeResult {
  const change = { action: "end-assignment", kind: "assignment", id: assignmentId } as const;
  return changeRecord(context, change, async (trx) => {
    const assignment = await lockAssignmentFacts(trx, assignmentId);
    if (!assignment || !canEnd(assignment)) return false;
    const { studentId, tutorId } = assignment;
    const guardian = (await findMailedPeople(trx, assignmentId))?.guardian;
    await end(trx, assignmentId, new Date());
    for (const accountId of [studentId, tutorId]) {
      if (accountId === null) continue;
      const mail = { assignmentId };
      await queueMail(context, trx, { kind: "assignment-ended", accountId, data: mail });
    }
    if (guardian) {
      const to = { accountId: studentId, address: guardian.email };
      const mail = { assignmentId, guardianId: guardian.id };
      await queueMail(context, trx, { kind: "guardian-assignment-ended", ...to, data: mail });
    }
    return { studentId, ...(tutorId !== null && { tutorId }) };
  });
}

/** The next tutor has other lessons at the times of the lessons to come. */
interface NextTutorBooked extends Refusal<"booked"> {
  conflicts: Conflict[];
}

/** Lessons to come are on the next tutor's time off, outside their hours or on a holiday. */
interface NextTutorAway extends Refusal<"unusual"> {
  warnings: PlanningWarning[];
}

type HandOverRefusal = Refusal<HandOverProblem> | NextTutorBooked | NextTutorAway;

/**
 * Gives an active assignment with everything in it to another tutor, who must be eligible for it
 * (§5). Refused as 'not-possible' where it is gone, has ended, or the student has the same assignment
 * with that tutor already, as 'booked' where that tutor has other lessons at the times of those to come,
 * as 'unusual' where that tutor should perhaps not be planned for at these times.
 *
 * @param confirmed what the admin has confirmed about this tutor
 */
export async function handOver(
  context: Context,
  assignmentId: string,
  tutorId: string,
  confirmed: ConfirmedReasons,
): Promise<Result<null, HandOverRefusal>> {
  currentAdmin(context);
  const action = "hand-over-assignment";
  const subject = {
    kind: "assignment",
    id: isRecordId(assignmentId) ? assignmentId : null,
  } as const;
  const result = await auditedTransaction(context, async (trx, record) => {
    if (subject.id !== null) {
      await lockTimetablesOf(trx, [subject.id], [tutorId].filter(isRecordId));
    }
    const assignment = subject.id === null ? null : await lockAssignmentFacts(trx, subject.id);
    if (!assignment) return refuse("not-possible");
    const tutor = isRecordId(tutorId) ? await lockTeachingTutor(trx, tutorId) : null;
    const problem = checkHandOver(assignment, tutorId, tutor);
    if (problem) return refuse(problem);
    const { studentId, tutorId: from } = assignment;
    const at = new Date();
    const lessons = await listComingLessons(trx, assignmentId, at);
    const ids = lessons.map(({ id }) => id);
    const conflicts = await findConflicts(trx, { studentId, tutorId }, lessons, ids);
    if (conflicts.length > 0) return { ...refuse("booked"), conflicts };
    const found = await findPlanningWarnings(trx, tutorId, lessons);
    const former = lessons.map(({ startsAt }) => startsAt);
    const warnings = questionsAbout(found, confirmed, former);
    if (warnings.length > 0) return { ...refuse("unusual"), warnings };
    await handOverAssignment(trx, assignmentId, { from, to: tutorId, at });
    const formerTutor = from !== null && { formerTutorId: from };
    await record({ action, subject, detail: { studentId, tutorId, ...formerTutor } });
    for (const accountId of [studentId, tutorId, from]) {
      if (accountId === null) continue;
      const mail = { assignmentId, tutorId };
      await queueMail(context, trx, { kind: "assignment-handed-over", accountId, data: mail });
    }
    const guardian = (await findMailedPeople(trx, assignmentId))?.guardian;
    if (guardian) {
      const to = { accountId: studentId, address: guardian.email };
      const mail = { assignmentId, tutorId, guardianId: guardian.id };
      await queueMail(context, trx, {
        kind: "guardian-assignment-handed-over",
        ...to,
        data: mail,
      });
    }
    return ok();
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== "unique") throw error;
    return refuse("not-possible");
  });
  if (!result.ok) {
    const reason = result.reason === "unusual" ? "not-possible" : result.reason;
    await recordDenial(context, { action, subject, reason });
  }
  return result;
}
