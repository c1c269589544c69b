import { hasIdentical, insertContent } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { lockPlannedLesson } from "#data/lessons/finished-lessons.ts";
import { insertLessonEvent, lockLessonFacts, type LockedLesson } from "#data/lessons/events.ts";
import type { ReportField, ReportInput } from "#domain/lessons/report.ts";
import { canSettle, parseOutcome, standingOf, type Outcome } from "#domain/lessons/settlement.ts";
import type { Content, ContentProblem } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import {
  canFinish,
  checkFinish,
  planFinish,
  type FinishInput,
  type FinishInputName,
} from "#domain/lessons/finish-lesson.ts";
import { noneConfirmed, type ConfirmedReasons } from "#domain/timetable/planning.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { Context } from "#request/context.ts";
import { checkBookingOf, type BookingRefusal } from "#use-cases/timetable/book.ts";
import { NotFound, type NotApproved, type RecordItem } from "#use-cases/teaching/content-change.ts";
import { queueNewItem } from "#use-cases/teaching/item-mails.ts";
import { changeGivenLesson, findGiver } from "./giver.ts";
import { checkSending, sendReport, type RefusedReport } from "./send-report.ts";

/** What finishing a lesson published; null where nothing new was. */
export interface FinishedParts {
  assignmentId: string;
  recordingId: string | null;
  nextId: string | null;
  /** Whether the tutor said how it turned out. */
  isSettled: boolean;
  /** Whether its report was sent or changed. */
  isReported: boolean;
}

/**
 * The form has a problem (§5), does not say how a lesson that is over turned out, or has a report that
 * cannot be sent.
 */
export interface InvalidFinish extends Refusal<"invalid"> {
  problem: ContentProblem | "outcome-missing" | RefusedReport["problem"];
  field: FinishInputName | ReportField | "outcome" | null;
}

interface FinishOptions {
  /** What the tutor has confirmed about the time of the next lesson. */
  confirmed?: ConfirmedReasons;
  /** How it turned out, as submitted; ignored where it cannot be settled. */
  outcome?: string;
  /** null to send none. It is ignored for a lesson that the form says was missed. */
  report?: ReportInput | null;
}

/** A form that publishes and plans nothing. */
const noParts = { url: "", date: "", time: "" };

type FinishRefusal = NotApproved | InvalidFinish | BookingRefusal;

/**
 * Finishes a lesson of the tutor's own assignment, or one that they gave instead of its tutor: settles how it turned out, sends its report, publishes
 * its recording and plans the next lesson, all or nothing; who gave it instead publishes and plans
 * nothing. Each part may be empty. A second time it adds
 * only what isn't there yet.
 *
 * @throws 404 for a lesson that isn't theirs, or has not started
 */
export function finishLesson(
  context: Context,
  sessionId: string,
  submittedParts: FinishInput,
  { confirmed = noneConfirmed, outcome = "", report: submitted = null }: FinishOptions = {},
): Promise<Result<FinishedParts, FinishRefusal>> {
  return changeGivenLesson(context, "finish-class", sessionId, async (trx, own, record) => {
    const { tutorId, assignmentId } = own;
    const giver = await findGiver(trx, own, { changesLessons: true });
    if (!giver) return refuse("not-approved");
    // Recordings and the next lesson are its own tutor's.
    const input = giver === "own" ? submittedParts : { ...submittedParts, ...noParts };
    const session = await lockPlannedLesson(trx, assignmentId, sessionId);
    if (!session || !canFinish(session.startsAt.getTime(), Date.now())) {
      throw new NotFound("no-item");
    }
    const lesson = await lockLessonFacts(trx, sessionId);
    const said = checkOutcome(lesson, tutorId, outcome);
    if (said.outcome === "missing") {
      return { ...refuse("invalid"), problem: "outcome-missing", field: "outcome" };
    }
    const isHeld = (said.outcome ?? (lesson && standingOf(lesson, Date.now()))) === "held";
    const isSending = submitted !== null && lesson !== null && (isHeld || said.outcome === null);
    const checked = isSending && (await checkSending(trx, lesson, submitted, { tutorId, isHeld }));
    if (checked && "problem" in checked) return { ...refuse("invalid"), ...checked };
    const failure = checkFinish(session, input);
    if (failure) return { ...refuse("invalid"), ...failure };
    const { recording, next } = planFinish(session, input);
    const about = { confirmed, former: session.startsAt };
    const refusal = next && (await checkNext(trx, assignmentId, next, about));
    if (refusal) return refusal;
    const add = (kind: ContentKind, content: Content | null) =>
      content && addItem(context, trx, { assignmentId, tutorId }, kind, content, record);
    const recordingId = await add("recording", recording);
    const nextId = await add("live-session", next);
    if (said.outcome && said.isNew) {
      const event = { what: "settled", as: "tutor", outcome: said.outcome } as const;
      await insertLessonEvent(trx, { lessonId: sessionId, event, saidBy: tutorId });
      await record(sessionId, assignmentId, { action: "settle-lesson", kind: "live-session" });
    }
    const reported = checked && (await sendReport(context, trx, tutorId, checked));
    if (reported) await record(sessionId, assignmentId, { action: reported, kind: "live-session" });
    await record(sessionId, assignmentId);
    const isSettled = said.outcome !== null;
    return ok({ assignmentId, recordingId, nextId, isSettled, isReported: checked !== false });
  });
}

/**
 * What the tutor says of a lesson: an outcome, and whether that is new; "missing" where one is needed, and
 * null where this tutor cannot settle the lesson.
 */
function checkOutcome(
  lesson: LockedLesson | null,
  tutorId: string,
  submitted: string,
): { outcome: Outcome | "missing" | null; isNew: boolean } {
  if (!lesson || lesson.tutorId !== tutorId || !canSettle(lesson, Date.now())) {
    return { outcome: null, isNew: false };
  }
  const outcome = parseOutcome(submitted);
  if (!outcome) return { outcome: "missing", isNew: false };
  const last = lesson.events.findLast(({ what }) => what === "settled");
  return { outcome, isNew: !last || !("outcome" in last) || last.outcome !== outcome };
}

/** Whether the next lesson can be at its time, or is there already. */
async function checkNext(
  trx: Database,
  assignmentId: string,
  next: Content,
  about: { confirmed: ConfirmedReasons; former: Date },
): Promise<BookingRefusal | null> {
  const { startsAt, minutes } = next;
  if (!startsAt || minutes === null) return null;
  const time = { startsAt, minutes };
  const refusal = await checkBookingOf(trx, "tutor", assignmentId, time, about);
  if (!refusal) return null;
  return (await hasIdentical(trx, assignmentId, "live-session", next)) ? null : refusal;
}

/** Publishes one part. @returns its id, or null where the assignment has an identical item */
async function addItem(
  context: Context,
  trx: Database,
  owner: { assignmentId: string; tutorId: string },
  kind: ContentKind,
  content: Content,
  record: RecordItem,
): Promise<string | null> {
  const { assignmentId } = owner;
  const itemId = await insertContent(trx, owner, kind, content);
  if (!itemId) return null;
  await record(itemId, assignmentId, { action: "publish", kind });
  await queueNewItem(context, trx, { kind, assignmentId, itemId }, content);
  return itemId;
}
