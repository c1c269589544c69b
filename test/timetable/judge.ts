import type { Answer } from "./answers.ts";
import { carryOut } from "./effects.ts";
import type { Change, Committed } from "./journal.ts";
import { describe, findLesson, findOverlaps, takenTimes, type Model } from "./model.ts";
import { isDoneAlready, objectionsTo } from "./objections.ts";
import type { Operation, Reason } from "./operations.ts";

/** An operation that was sent, with the last commits before it and before its answer. */
export interface Sent {
  operation: Operation;
  requestId: string;
  answer: Answer;
  from: number;
  to: number;
  sentAt: number;
  answeredAt: number;
}

/** The line that an accepted operation has in the audit log. */
function actionOf(operation: Operation): string {
  const isWide = "scope" in operation && operation.scope !== "this";
  const actions: Record<Operation["kind"], string> = {
    make: "publish",
    "make-up": "publish",
    series: "plan-lessons",
    move: isWide ? "edit-lessons" : "edit",
    edit: isWide ? "edit-lessons" : "edit",
    cancel: isWide ? "cancel-lessons" : "cancel-lesson",
    restore: "restore-lesson",
    delete: isWide ? "unpublish-lessons" : "unpublish",
    undo: "undo-unpublish",
    ask: "ask-lesson-change",
    withdraw: "withdraw-request",
    answer:
      "isAccepted" in operation && !operation.isAccepted ? "decline-request" : "accept-request",
    "time-off": "add-time-off",
    "end-time-off": "delete-time-off",
    "hand-over": "hand-over-assignment",
    substitute: "choose-substitute",
    "give-back": "end-substitution",
    accept: "accept-lesson",
    decline: "decline-lesson",
  };
  return actions[operation.kind];
}

/** What people may read meanwhile, which changes no timetable. */
const otherActions: ReadonlySet<string> = new Set(["read-contact"]);

/** A refused operation, or one that changed nothing, for which the model looks for a justification. */
interface Unjustified {
  sent: Sent;
  /** null for one that succeeded without a change. */
  reason: Reason | null;
  /** The times of its lesson so far. */
  times: Set<string>;
}

/**
 * Repeats the accepted operations in the order of their commits in the model, and returns what is wrong:
 * one that the model refuses, that did something else in the database, or after which two lessons
 * overlap; a commit without an accepted answer, or the reverse; a refusal that has no ground in any
 * state between its request and its answer.
 *
 * @param start the last commit before the first operation
 */
export function judge(
  model: Model,
  start: number,
  sent: readonly Sent[],
  committed: readonly Committed[],
): string[] {
  const faults: string[] = [];
  const bySender = new Map(sent.map((one) => [one.requestId, one]));
  const done = new Set(committed.map(({ requestId }) => requestId));
  let waiting = sent.flatMap((one): Unjustified[] => {
    const { answer, requestId } = one;
    if (answer.isAccepted === null) faults.push(`${describe(one.operation)}: ${answer.fault}`);
    if (answer.isAccepted === null || (answer.isAccepted && done.has(requestId))) return [];
    const reason = answer.isAccepted ? null : answer.reason;
    return [{ sent: one, reason, times: new Set() }];
  });
  let since = start;
  const replayed: { position: number; text: string }[] = [];
  for (const commit of [...committed, null]) {
    const until = commit ? commit.position - 1 : Number.MAX_SAFE_INTEGER;
    waiting = waiting.filter(
      (one) => one.sent.from > until || one.sent.to < since || !isJustified(model, one),
    );
    if (!commit) break;
    since = commit.position;
    if (otherActions.has(commit.action)) continue;
    const one = bySender.get(commit.requestId);
    if (!one?.answer.isAccepted) {
      faults.push(`${commit.action} without an accepted answer: ${one && describe(one.operation)}`);
      // The model cannot know the rest.
      break;
    }
    const wrong = replay(model, one, commit);
    if (wrong.length > 0) {
      faults.push(`${commit.position}: ${describe(one.operation)}: ${wrong.join("; ")}`);
      faults.push(`it was sent after ${one.from}, and answered before ${one.to + 1}, after:`);
      faults.push(...replayed.slice(-12).map(({ text }) => text));
      break;
    }
    const { position } = commit;
    replayed.push({ position, text: `${position}: ${describe(one.operation)}` });
  }
  if (faults.length > 0) return faults;
  return waiting.flatMap(({ sent: { operation, from, to }, reason }) => [
    reason
      ? `refused as ${reason} without a ground, between ${from} and ${to}: ${describe(operation)}`
      : `accepted without a change, between ${from} and ${to}: ${describe(operation)}`,
    ...replayed
      .filter(({ position }) => position >= from - 12 && position <= to)
      .map(({ text }) => `  ${text}`),
  ]);
}

/** Whether the model's state justifies a refusal, or a change that was made while the request was in flight. */
function isJustified(model: Model, { sent, reason, times }: Unjustified): boolean {
  const { operation, answeredAt } = sent;
  model.now = answeredAt;
  if (reason === null) return isDoneAlready(model, operation);
  if (operation.kind === "move" && reason === "changed") {
    const lesson = findLesson(model, operation.lessonId);
    times.add(`${lesson?.start} ${lesson?.minutes}`);
    return times.size > 1;
  }
  return objectionsTo(model, operation).includes(reason);
}

/** Carries an operation out in the model. @returns what is wrong with it */
function replay(
  model: Model,
  { operation, sentAt, answeredAt }: Sent,
  commit: Committed,
): string[] {
  const { changes } = commit;
  model.now = answeredAt;
  const expected = actionOf(operation);
  if (expected !== commit.action) return [`${commit.action} instead of ${expected}`];
  // How long an undo is possible has its own tests.
  const objections = objectionsTo(model, operation).filter((reason) => reason !== "late");
  if (objections.length > 0) return [`accepted, but ${objections.join(", ")}`];
  const before = facts(model);
  const added = (table: Change["table"], start?: number) =>
    changes.find(
      (change) =>
        change.table === table &&
        change.before === null &&
        (start === undefined || Date.parse(change.after?.starts_at ?? "") === start),
    )?.id ?? `none of ${table}`;
  carryOut(model, operation, {
    lessonAt: (at) => added("content_items", at),
    requestId: added("lesson_requests"),
    timeOffId: added("time_off"),
    sentAt,
  });
  const difference = compare(differenceOf(before, facts(model)), writtenDown(changes));
  const overlaps = findOverlaps(takenTimes(model)).map(
    ([first, second]) => `overlap: ${JSON.stringify([first, second])}`,
  );
  return [...difference, ...overlaps];
}

/** When each lesson is, who gives it and which requests are open, as one text for each row. */
function facts(model: Model): Map<string, string> {
  const all = new Map<string, string>();
  for (const lesson of model.lessons) {
    const { id, assignmentId, start, minutes, isCancelled, substituteId, isWanted, request } =
      lesson;
    const row = [assignmentId, start, minutes, isCancelled, substituteId, isWanted];
    all.set(id, JSON.stringify(row));
    if (request) all.set(request.id, JSON.stringify([id, request.wanted]));
  }
  for (const { id, firstDay } of model.timeOff) all.set(id, firstDay);
  return all;
}

/** What changed: the new text of each row, or null for one that is gone. */
function differenceOf(before: Map<string, string>, after: Map<string, string>) {
  const difference = new Map<string, string | null>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(id) !== after.get(id)) difference.set(id, after.get(id) ?? null);
  }
  return difference;
}

/** The same from what the database wrote down. */
function writtenDown(changes: readonly Change[]): Map<string, string | null> {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  for (const change of changes) {
    const [was, is] = [factOf(change.table, change.before), factOf(change.table, change.after)];
    const isFirst = !before.has(change.id) && !after.has(change.id);
    if (isFirst && was !== null) before.set(change.id, was);
    if (is === null) after.delete(change.id);
    else after.set(change.id, is);
  }
  return differenceOf(before, after);
}

function factOf(table: Change["table"], row: Change["before"]): string | null {
  if (!row) return null;
  const start = row.starts_at === null ? null : Date.parse(row.starts_at ?? "");
  if (table === "time_off") return row.first_day ?? null;
  if (table === "lesson_requests") {
    return row.answer === null ? JSON.stringify([row.lesson_id, start]) : null;
  }
  const isWanted = row.substitute_wanted_since !== null;
  return JSON.stringify([
    row.assignment_id,
    start,
    row.minutes,
    row.cancelled_at !== null,
    row.substitute_id,
    isWanted,
  ]);
}

function compare(
  model: Map<string, string | null>,
  database: Map<string, string | null>,
): string[] {
  const wrong: string[] = [];
  for (const id of new Set([...model.keys(), ...database.keys()])) {
    const [expected, found] = [model.get(id), database.get(id)];
    if (expected !== found) {
      const say = (text: string | null | undefined) =>
        text === undefined ? "unchanged" : (text ?? "gone");
      wrong.push(`${id} is ${say(found)}, not ${say(expected)}`);
    }
  }
  return wrong;
}
