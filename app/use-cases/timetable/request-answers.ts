import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { cancelForFamily, endRequest, moveLesson } from "#data/timetable/request-changes.ts";
import {
  findGuardianAddress,
  findRequest,
  findRequestByToken,
  findRequestToTutor,
  type LessonRequest,
} from "#data/timetable/requests.ts";
import { lockRequestLink } from "#data/timetable/request-links.ts";
import { hashToken, isToken } from "#data/shared/tokens.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { ConfirmedReasons } from "#domain/timetable/planning.ts";
import { endOfRequest } from "#domain/timetable/request.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { queueLessonChange } from "./notifications.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { checkBooking, type Booked, type Unusual } from "./book.ts";

/** A request to the signed-in tutor. @throws 404 for any other */
export async function loadRequest(context: Context, requestId: string): Promise<LessonRequest> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const found = isRecordId(requestId)
    ? await findRequestToTutor(database, requestId, accountId)
    : null;
  return found ?? notFound(context, "no-link", "lesson-request", requestId);
}

/** The request that the link in the tutor's mail is about. @throws 404 for a link that is not valid */
export async function loadMailedRequest(context: Context, token: string): Promise<LessonRequest> {
  const { database } = context.get(servicesContext);
  const found = isToken(token) ? await findRequestByToken(database, hashToken(token)) : null;
  return found ?? notFound(context, "no-link", "lesson-request");
}

/** The tutor's answer; the reason belongs to a refusal and may be empty. */
export interface TutorAnswer {
  answer: "accepted" | "declined";
  reason: string;
  /** What the tutor has confirmed about the wanted time. */
  confirmed: ConfirmedReasons;
}

/**
 * Why an answer was refused: 'ended' where the request was answered, withdrawn, overtaken or has
 * expired; 'booked' where the wanted time was taken meanwhile; 'unusual' where it has become a holiday,
 * time off or an hour at which the tutor doesn't teach.
 */
export type AnswerRefusal = Refusal<"ended"> | Booked | Unusual;

/** A request that `loadRequest` or `loadMailedRequest` has found. */
export interface FoundRequest {
  request: LessonRequest;
  /** The link's in the tutor's mail; null for a tutor who is signed in. */
  token: string | null;
}

/**
 * Answers a request. Accepting claims the wanted time anew: what was free when it was asked may be
 * taken by now.
 */
export async function answerRequest(
  context: Context,
  { request: found, token }: FoundRequest,
  { answer, reason, confirmed }: TutorAnswer,
): Promise<Result<null, AnswerRefusal>> {
  const { requestId, tutorId, studentId, assignmentId } = found;
  const entry = {
    action: answer === "accepted" ? "accept-request" : "decline-request",
    subject: { kind: "lesson-request", id: requestId },
    detail: { assignmentId },
  } as const;
  const result = await auditedTransaction(context, async (trx, record) => {
    await lockTimetablesOf(trx, [assignmentId], [tutorId, studentId]);
    // It may have ended since it was found, such as with a reset of the password.
    if (token !== null && !(await lockRequestLink(trx, hashToken(token)))) return refuse("ended");
    const request = await findRequest(trx, requestId);
    const isSame = request?.tutorId === tutorId && request.isPlanned;
    if (!isSame || endOfRequest(request, new Date())) return refuse("ended");
    const booked = answer === "accepted" && (await checkWanted(trx, request, confirmed));
    if (booked) return booked;
    const by = { by: tutorId, reason };
    if (!(await endRequest(trx, requestId, answer, by))) return refuse("ended");
    if (answer === "accepted") await carryOut(context, trx, request);
    else await queueAnswer(context, trx, request);
    await record({ ...entry, actor: { id: tutorId, role: "tutor" } });
    return ok();
  });
  if (!result.ok) await recordDenial(context, { ...entry, reason: "not-possible" });
  return result;
}

async function checkWanted(
  trx: Database,
  request: LessonRequest,
  confirmed: ConfirmedReasons,
): Promise<Booked | Unusual | null> {
  const { id, startsAt: former, wantedAt, minutes } = request;
  if (!wantedAt) return null;
  const wanted = { startsAt: wantedAt, minutes };
  const refusal = await checkBooking(trx, request, wanted, {
    except: [id],
    confirmed,
    former,
  });
  return refusal?.reason === "over" ? null : refusal;
}

async function carryOut(context: Context, trx: Database, request: LessonRequest): Promise<void> {
  const { id, assignmentId, tutorId, startsAt, minutes, wantedAt } = request;
  if (wantedAt) await moveLesson(trx, id, wantedAt);
  else await cancelForFamily(trx, request);
  const time = { startsAt: wantedAt ?? startsAt, minutes };
  await queueLessonChange(context, trx, {
    what: wantedAt ? "moved" : "cancelled",
    assignmentId,
    lessons: [{ id, ...time, was: wantedAt && { startsAt, minutes } }],
    madeBy: tutorId,
  });
}

async function queueAnswer(context: Context, trx: Database, request: LessonRequest): Promise<void> {
  const { requestId, guardianId, studentId: accountId } = request;
  if (request.askedAs === "student") {
    return queueMail(context, trx, { kind: "request-answered", accountId, data: { requestId } });
  }
  const address = guardianId && (await findGuardianAddress(trx, guardianId));
  if (!guardianId || !address) return;
  const facts = { accountId, address, data: { requestId, guardianId } };
  await queueMail(context, trx, { kind: "guardian-request-answered", ...facts });
}
