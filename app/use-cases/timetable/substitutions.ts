import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { findSubstitution, type SubstitutionDetails } from "#data/timetable/substitution-page.ts";
import { renewProposal } from "#data/timetable/proposals.ts";
import {
  acceptSubstitution,
  declineSubstitution,
  lockGivenLesson,
  type LockedGivenLesson,
} from "#data/timetable/substitute-changes.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse } from "#domain/shared/result.ts";
import { proposalEnd } from "#domain/timetable/proposal.ts";
import { canDecline, canSubstitute } from "#domain/timetable/substitute.ts";
import { changeGivenLesson } from "#use-cases/lessons/giver.ts";
import { notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { NotFound } from "#use-cases/teaching/content-change.ts";
import { tellOffice } from "#use-cases/push/tell-office.ts";
import type { ChangeResult } from "#use-cases/shared/change-record.ts";
import { queueGiver } from "./substitution-mails.ts";

/** A lesson that the signed-in tutor is asked to give, or gives or gave. @throws 404 for any other */
export async function loadSubstitution(
  context: Context,
  lessonId: string,
): Promise<SubstitutionDetails> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const found = isRecordId(lessonId) ? await findSubstitution(database, accountId, lessonId) : null;
  return found ?? notFound(context, "no-item", "live-session", lessonId);
}

/** 'not-possible': the lesson is over, or has begun for who declines it. */
type Answered = ChangeResult;

/**
 * Accepts a lesson that the signed-in tutor is asked to give: the family and the lesson's own tutor get
 * a mail. A second press changes nothing.
 *
 * @throws 404 for a lesson that they are not asked to give
 */
export function acceptLesson(context: Context, lessonId: string): Answered {
  return answer(context, "accept-lesson", lessonId, async (trx, lesson, assignmentId) => {
    if (lesson.hasAccepted) return "same";
    if (!canSubstitute(lesson, new Date())) return "not-possible";
    await acceptSubstitution(trx, lessonId);
    await renewProposal(trx, lessonId, proposalEnd(new Date(), lesson.startsAt));
    const { accountId: tutorId } = currentTutor(context);
    await queueGiver(context, trx, { assignmentId, lessonId, tutorId });
    await tellOffice(trx, { id: lessonId, startsAt: lesson.startsAt });
    return "changed";
  });
}

/**
 * Declines a lesson that the signed-in tutor is asked to give, also one that they have accepted, until it
 * begins. It is their own no longer and waits for the office.
 *
 * @throws 404 for a lesson that they are not asked to give
 */
export function declineLesson(context: Context, lessonId: string): Answered {
  return answer(context, "decline-lesson", lessonId, async (trx, lesson) => {
    if (!canDecline(lesson, new Date())) return "not-possible";
    await declineSubstitution(trx, lessonId, currentTutor(context).accountId);
    await tellOffice(trx, { id: lessonId, startsAt: lesson.startsAt });
    return "changed";
  });
}

function answer(
  context: Context,
  action: "accept-lesson" | "decline-lesson",
  lessonId: string,
  work: (
    trx: Database,
    lesson: LockedGivenLesson,
    assignmentId: string,
  ) => Promise<"changed" | "same" | "not-possible">,
): Answered {
  return changeGivenLesson(context, action, lessonId, async (trx, own, record) => {
    const { tutorId, assignmentId } = own;
    await lockTimetablesOf(trx, [assignmentId]);
    const lesson = await lockGivenLesson(trx, assignmentId, lessonId);
    const isAsked = lesson && (await findSubstitution(trx, tutorId, lessonId));
    if (!isAsked) throw new NotFound("no-item");
    const done = await work(trx, lesson, assignmentId);
    if (done === "not-possible") return refuse(done);
    if (done === "changed") await record(lessonId, assignmentId);
    return ok();
  });
}
