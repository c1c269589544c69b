import { hasIdentical, insertContent } from "#data/content.ts";
import type { Database } from "#data/database.ts";
import { findAssignmentOfSession, lockClass } from "#data/finished-classes.ts";
import { insertLessonEvent, lockLessonFacts } from "#data/lessons/events.ts";
import { canSettle, parseOutcome, type Outcome } from "#domain/lessons/settlement.ts";
import type { Content, ContentProblem } from "#domain/content.ts";
import type { ContentKind } from "#domain/content-kind.ts";
import {
  canFinish,
  checkFinish,
  planFinish,
  type FinishInput,
  type FinishInputName,
} from "#domain/finish-class.ts";
import { isAtNight } from "#domain/timetable/bookable-time.ts";
import { isRecordId } from "#domain/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/result.ts";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#request/context.ts";
import { checkOwnBooking, type BookingRefusal } from "#use-cases/timetable/book.ts";
import {
  canManage,
  change,
  NotFound,
  type NotApproved,
  type RecordItem,
} from "./content-change.ts";
import { queueNewItem } from "./item-mails.ts";

type Context = Readonly<RouterContextProvider>;

/** What finishing a class published; null where nothing new was. */
export interface FinishedParts {
  assignmentId: string;
  recordingId: string | null;
  nextId: string | null;
  /** Whether the tutor said how it turned out. */
  isSettled: boolean;
}

/** The form has a problem (§5), or does not say how a class that is over turned out. */
export interface InvalidFinish extends Refusal<"invalid"> {
  problem: ContentProblem | "outcome-missing";
  field: FinishInputName | "outcome";
}

type FinishRefusal = NotApproved | InvalidFinish | BookingRefusal;

/**
 * Finishes a class of the tutor's own assignment: settles how it turned out, publishes its recording
 * and plans the next class, all or nothing. Either part may be empty. A second time it adds only what
 * isn't there yet.
 *
 * @param outcome how it turned out, as submitted; ignored where it cannot be settled
 * @throws 404 for a live session that isn't theirs, or has not started
 */
export async function finishClass(
  context: Context,
  sessionId: string,
  input: FinishInput,
  { isConfirmed = false, outcome = "" } = {},
): Promise<Result<FinishedParts, FinishRefusal>> {
  const { database } = context.get(servicesContext);
  const assignmentId = isRecordId(sessionId)
    ? await findAssignmentOfSession(database, sessionId)
    : null;
  const attempt = {
    action: "finish-class",
    kind: "live-session",
    assignmentId,
    itemId: sessionId,
  } as const;
  return change<FinishedParts, FinishRefusal>(context, attempt, async (trx, tutorId, record) => {
    if (!assignmentId) throw new NotFound("no-item");
    const ids = [assignmentId];
    if (!(await canManage(trx, tutorId, ids, { changesLessons: true }))) {
      return refuse("not-approved");
    }
    const session = await lockClass(trx, assignmentId, sessionId);
    if (!session || !canFinish(session.startsAt.getTime(), Date.now())) {
      throw new NotFound("no-item");
    }
    const said = await checkOutcome(trx, { sessionId, tutorId, outcome });
    if (said.outcome === "missing") {
      return { ...refuse("invalid"), problem: "outcome-missing", field: "outcome" };
    }
    const failure = checkFinish(session, input);
    if (failure) return { ...refuse("invalid"), ...failure };
    const { recording, next } = planFinish(session, input);
    // Whoever teaches at night means it.
    const isMeant = isConfirmed || isAtNight(session.startsAt);
    const refusal = next && (await checkNext(trx, assignmentId, next, isMeant));
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
    await record(sessionId, assignmentId);
    return ok({ assignmentId, recordingId, nextId, isSettled: said.outcome !== null });
  });
}

/**
 * What the tutor says of a class: an outcome, and whether that is new; "missing" where one is needed, and
 * null where this tutor cannot settle the class.
 */
async function checkOutcome(
  trx: Database,
  said: { sessionId: string; tutorId: string; outcome: string },
): Promise<{ outcome: Outcome | "missing" | null; isNew: boolean }> {
  const lesson = await lockLessonFacts(trx, said.sessionId);
  if (!lesson || lesson.tutorId !== said.tutorId || !canSettle(lesson, Date.now())) {
    return { outcome: null, isNew: false };
  }
  const outcome = parseOutcome(said.outcome);
  if (!outcome) return { outcome: "missing", isNew: false };
  const last = lesson.events.findLast(({ what }) => what === "settled");
  return { outcome, isNew: !last || !("outcome" in last) || last.outcome !== outcome };
}

/** Whether the next class can be at its time, or is there already. */
async function checkNext(
  trx: Database,
  assignmentId: string,
  next: Content,
  isConfirmed: boolean,
): Promise<BookingRefusal | null> {
  const { startsAt, minutes } = next;
  if (!startsAt || minutes === null) return null;
  const time = { startsAt, minutes };
  const refusal = await checkOwnBooking(trx, assignmentId, time, { isConfirmed });
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
