import { liftTutorSuspension, suspendTutor } from "#data/people/suspensions.ts";
import { lockTimetablesOfSubstitute } from "#data/timetable/locks.ts";
import type { Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";
import { changeRecord, type ChangeResult } from "#use-cases/shared/change-record.ts";

/**
 * Suspends an approved tutor: from the commit on, nothing about students is read or written for
 * them. Refused where there is no such tutor or the status does not allow it.
 */
export function suspend(context: Context, tutorId: string, reason: string): ChangeResult {
  return decide(context, { action: "suspend-tutor", change: suspendTutor }, tutorId, reason);
}

/** Lifts a tutor's suspension; they teach the same students again. Refused likewise. */
export function lift(context: Context, tutorId: string, reason: string): ChangeResult {
  const decision = { action: "lift-suspension", change: liftTutorSuspension } as const;
  return decide(context, decision, tutorId, reason);
}

interface Decision {
  action: "suspend-tutor" | "lift-suspension";
  change: typeof suspendTutor;
}

function decide(
  context: Context,
  { action, change }: Decision,
  tutorId: string,
  reason: string,
): ChangeResult {
  const { accountId: adminId } = currentAdmin(context);
  return changeRecord(context, { action, kind: "tutor", id: tutorId }, async (trx) => {
    // Lessons that a suspended tutor was to give once are their own tutors' again.
    await lockTimetablesOfSubstitute(trx, tutorId);
    const suspensionId = await change(trx, { tutorId, reason, adminId });
    // The log is permanent and has no texts: the reason is in the tutor's own record.
    return suspensionId !== null && { suspensionId };
  });
}
