import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOf } from "#data/timetable/locks.ts";
import { endRequest, insertRequest } from "#data/timetable/request-changes.ts";
import {
  findAskedLesson,
  findLessonWithFreeTimes,
  lockAskedLesson,
  mayAskAgain,
  type AskedLesson,
} from "#data/timetable/requests.ts";
import type { AuditActor, DenialReason } from "#domain/audit/audit.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import { noneConfirmed, type PlanningWarning } from "#domain/timetable/planning.ts";
import { pickOffered, requestEnd, type RequestKind } from "#domain/timetable/request.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { checkBooking } from "./book.ts";
import { hour } from "#domain/shared/durations.ts";

/** Who asks: a student, or a guardian for the children whose lessons they may see. */
export interface Family {
  askedAs: "student" | "guardian";
  /** `guardianId` is null for the student's own request. */
  children: readonly { studentId: string; guardianId: string | null }[];
}

/** A family's lesson, with what can be asked about it. */
export interface LessonToAskAbout {
  lesson: AskedLesson;
  /** Free times to choose from; empty while a request is open. */
  freeTimes: Date[];
  isLate: boolean;
  /** Whether there is no time for an answer any more. */
  isTooLate: boolean;
}

type FindLesson<Lesson> = (
  db: Database,
  lessonId: string,
  studentIds: readonly string[],
) => Promise<Lesson | null>;

async function findLesson<Lesson>(
  db: Database,
  family: Family,
  lessonId: string,
  find: FindLesson<Lesson>,
): Promise<Lesson | null> {
  const ids = family.children.map(({ studentId }) => studentId);
  return isRecordId(lessonId) ? find(db, lessonId, ids) : null;
}

async function requireLesson<Lesson>(
  context: Context,
  family: Family,
  lessonId: string,
  find: FindLesson<Lesson>,
): Promise<Lesson> {
  const { database } = context.get(servicesContext);
  const lesson = await findLesson(database, family, lessonId, find);
  return lesson ?? notFound(context, "no-item", "live-session", lessonId);
}

/** A planned lesson of a family's, and the times that can be asked for. @throws 404 for any other */
export async function loadLessonToAskAbout(
  context: Context,
  family: Family,
  lessonId: string,
): Promise<LessonToAskAbout> {
  const lesson = await requireLesson(context, family, lessonId, findLessonWithFreeTimes);
  const now = new Date();
  const { startsAt } = lesson;
  // The tutor needs some time to answer.
  const earliest = new Date(now.getTime() + 2 * hour);
  return {
    lesson,
    freeTimes: pickOffered(lesson.freeTimes, startsAt, earliest),
    isLate: isLate(startsAt, now),
    isTooLate: requestEnd(now, startsAt, null) <= now,
  };
}

/** Refuses another family's lesson. @throws 404 as `askForChange` does */
export async function requireAskedLesson(
  context: Context,
  family: Family,
  lessonId: string,
): Promise<void> {
  await requireLesson(context, family, lessonId, findAskedLesson);
}

/** What a family asks for. */
export interface Wish {
  kind: RequestKind;
  reason: string;
  /** null for a cancellation. */
  wantedAt: Date | null;
}

/**
 * Why a family's request was refused: 'asked' where one is open already; 'too-late' where no time is
 * left for an answer; 'limited' after too many in a day; 'same-time' where the lesson is then anyway;
 * 'taken' where one of the two people is not free; 'unusual' where the tutor doesn't teach then, with
 * the reasons. The last two name the nearest free times that leave time for an answer.
 */
export type AskRefusal =
  | Refusal<"asked" | "too-late" | "limited" | "same-time">
  | TakenTime
  | UnusualTime;

interface TakenTime extends Refusal<"taken"> {
  freeTimes: Date[];
}

interface UnusualTime extends Refusal<"unusual"> {
  warnings: PlanningWarning[];
  freeTimes: Date[];
}

const denials: Partial<Record<AskRefusal["reason"], DenialReason>> = { limited: "limited" };

/**
 * Asks the tutor to move or cancel a lesson. The wanted time is held until the answer, or until the
 * request ends by itself.
 *
 * @throws 404 for a lesson that isn't the family's, or isn't planned
 */
export async function askForChange(
  context: Context,
  family: Family,
  lessonId: string,
  wish: Wish,
): Promise<Result<null, AskRefusal>> {
  const found = await requireLesson(context, family, lessonId, findAskedLesson);
  const { studentId, assignmentId } = found;
  const actor = actorOf(family, studentId);
  const result = await auditedTransaction(context, async (trx, record) => {
    await lockTimetablesOf(trx, [assignmentId]);
    const lesson = await findLesson(trx, family, lessonId, lockAskedLesson);
    const now = new Date();
    const refusal = lesson ? await checkWish(trx, lesson, wish, now) : refuse("too-late");
    if (!lesson || refusal) return refusal ?? refuse("too-late");
    const requestId = await insertRequest(trx, lesson, {
      ...wish,
      askedAs: family.askedAs,
      guardianId: actor.role === "guardian" ? actor.id : null,
      isLate: isLate(lesson.startsAt, now),
      expiresAt: requestEnd(now, lesson.startsAt, wish.wantedAt),
    });
    const accountId = lesson.tutorId;
    await queueMail(context, trx, { kind: "lesson-request", accountId, data: { requestId } });
    const subject = { kind: "live-session", id: lesson.id } as const;
    await record({ action: "ask-lesson-change", subject, detail: { assignmentId }, actor });
    return ok();
  });
  if (!result.ok) {
    await recordDenial(context, {
      action: "ask-lesson-change",
      subject: { kind: "live-session", id: found.id },
      reason: denials[result.reason] ?? "not-possible",
      detail: { assignmentId },
    });
  }
  return result;
}

async function checkWish(
  trx: Database,
  lesson: AskedLesson,
  { wantedAt }: Wish,
  now: Date,
): Promise<AskRefusal | null> {
  if (lesson.request) return refuse("asked");
  if (requestEnd(now, lesson.startsAt, wantedAt) <= now) return refuse("too-late");
  if (!(await mayAskAgain(trx, lesson.studentId))) return refuse("limited");
  if (!wantedAt) return null;
  if (wantedAt.getTime() === lesson.startsAt.getTime()) return refuse("same-time");
  const wanted = { startsAt: wantedAt, minutes: lesson.minutes };
  const booked = await checkBooking(trx, lesson, wanted, {
    except: [lesson.id],
    confirmed: noneConfirmed,
  });
  if (!booked) return null;
  if (booked.reason === "over") return refuse("too-late");
  const freeTimes = booked.freeTimes.filter((at) => requestEnd(now, lesson.startsAt, at) > now);
  // With whom the others have their lessons is not the family's to know.
  if (booked.reason === "booked") return { ...refuse("taken"), freeTimes };
  return { ...refuse("unusual"), warnings: booked.warnings, freeTimes };
}

/** Withdraws a family's open request; without one it changes nothing. @throws 404 as `askForChange` does */
export async function withdrawRequest(
  context: Context,
  family: Family,
  lessonId: string,
): Promise<void> {
  const { id, request, studentId, assignmentId } = await requireLesson(
    context,
    family,
    lessonId,
    findAskedLesson,
  );
  if (!request) return;
  await auditedTransaction(context, async (trx, record) => {
    // An undo of the lesson's deletion must not bring back the request as it was before.
    await lockTimetablesOf(trx, [assignmentId]);
    if (!(await endRequest(trx, request.id, "withdrawn"))) return;
    await record({
      action: "withdraw-request",
      subject: { kind: "live-session", id },
      detail: { assignmentId },
      actor: actorOf(family, studentId),
    });
  });
}

/** A family as the actor of a change: a guardian who asks, or the student. */
export function actorOf({ children }: Family, studentId: string): AuditActor {
  const child = children.find((one) => one.studentId === studentId);
  return child?.guardianId
    ? { id: child.guardianId, role: "guardian" }
    : { id: studentId, role: "student" };
}
