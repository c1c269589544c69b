import { insertLessonEvent, lockLesson } from "#data/lessons/events.ts";
import { findLessonEvidence, type LessonEvidence } from "#data/lessons/evidence.ts";
import { listLessonsToSettle, type LessonToSettle } from "#data/lessons/queue.ts";
import {
  checkDecision,
  parseDecision,
  type DecisionInput,
  type DecisionProblem,
} from "#domain/lessons/decision.ts";
import { canDecide, decisionsFor } from "#domain/lessons/settlement.ts";
import { canEnter } from "#domain/people/staff.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { notFound } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny } from "#use-cases/shared/change-record.ts";
import { queueDecision } from "./outcome-mails.ts";

/** How many lessons the list has; after some were decided it has the next ones. */
const shown = 200;

/** The lessons that wait for an admin, disputes first. */
export function loadLessonsToSettle(context: Context): Promise<LessonToSettle[]> {
  return listLessonsToSettle(adminDatabase(context), new Date(), shown);
}

/**
 * A lesson with all evidence; for a role that may not read contacts without what was written about
 * the family. @throws 404 where there is none
 */
export async function loadLessonEvidence(
  context: Context,
  lessonId: string,
): Promise<LessonEvidence> {
  const database = adminDatabase(context);
  const lesson = isRecordId(lessonId) ? await findLessonEvidence(database, lessonId) : null;
  if (lesson) return canEnter(currentAdmin(context).admin.role, "people") ? lesson : redact(lesson);
  return notFound(context, "no-item", "live-session", lessonId);
}

/** A lesson's times, people and outcomes, without what people typed, and without the guardian. */
function redact(lesson: LessonEvidence): LessonEvidence {
  return {
    ...lesson,
    guardianReadAt: null,
    report: null,
    plan: null,
    requests: [],
    mails: [],
    log: [],
    events: lesson.events.map((event) => ({
      ...event,
      name: event.as === "guardian" ? null : event.name,
      reason: "",
    })),
  };
}

/**
 * Decides how a lesson turned out. Refused for an invalid form, and for a lesson that cannot be decided:
 * one that is planned or was cancelled, or whose student has been deleted.
 *
 * @throws 404 where there is none
 */
export async function decideLesson(
  context: Context,
  lessonId: string,
  input: DecisionInput,
): Promise<Result<null, Refusal<DecisionProblem | "not-possible">>> {
  const { accountId: adminId } = currentAdmin(context);
  await loadLessonEvidence(context, lessonId);
  const problem = checkDecision(input);
  const outcome = parseDecision(input.outcome);
  if (problem || !outcome) return refuse(problem ?? "decision-missing");
  const subject = { kind: "live-session", id: lessonId } as const;
  return changeOrDeny(context, { action: "decide-lesson", subject }, async (trx) => {
    await lockLesson(trx, lessonId);
    const lesson = await findLessonEvidence(trx, lessonId);
    if (!lesson || !canDecide(lesson, Date.now())) return false;
    if (!decisionsFor(lesson).includes(outcome)) return false;
    const event = { what: "decided", as: "admin", outcome } as const;
    const reason = input.reason.trim();
    if (!(await insertLessonEvent(trx, { lessonId, event, saidBy: adminId, reason }))) return false;
    await queueDecision(context, trx, lessonId);
    return true;
  });
}
