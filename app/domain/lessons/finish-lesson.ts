import {
  checkContent,
  emptyInput,
  toContent,
  type Content,
  type ContentProblem,
} from "#domain/teaching/content.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { Failure } from "#domain/shared/rules.ts";
import { isBlank } from "#domain/shared/text-length.ts";
import { day } from "#domain/shared/durations.ts";

const week = 7 * day;

/** The form that finishes a lesson: its recording, and the date and time of the next lesson. */
export interface FinishInput {
  readonly url: string;
  readonly title: string;
  readonly nextTitle: string;
  readonly date: string;
  readonly time: string;
}

export type FinishInputName = keyof FinishInput;

/** A lesson as far as finishing it needs. */
export interface FinishedLesson {
  readonly title: string;
  readonly description: string;
  /** The link into the lesson, which the next lesson keeps. */
  readonly url: string;
  readonly startsAt: Date;
  /** Its length, which the next lesson keeps. */
  readonly minutes: number;
}

/** What finishing a lesson publishes; null for a part that was left empty. */
export interface FinishPlan {
  recording: Content | null;
  next: Content | null;
}

/** Whether a lesson can be finished: once it has started. Both in milliseconds since 1970. */
export function canFinish(startsAt: number, now: number): boolean {
  return startsAt <= now;
}

/**
 * The form as it is first shown: the lesson's title for both parts, and the same weekday and time a
 * week later.
 *
 * @param isPlanned whether the assignment has a later lesson already; then no time is suggested
 */
export function suggestFinish(session: FinishedLesson, isPlanned: boolean): FinishInput {
  const next = toIndiaDateTimeFields(new Date(session.startsAt.getTime() + week));
  const { date, time } = isPlanned ? { date: "", time: "" } : next;
  return { url: "", title: session.title, nextTitle: session.title, date, time };
}

// The description of both parts, and the link and the length of the next lesson, are those of the lesson.
function recordingInput({ description }: FinishedLesson, { url, title }: FinishInput) {
  return { ...emptyInput, title, description, url };
}

function nextInput(session: FinishedLesson, { nextTitle, date, time }: FinishInput) {
  const { description, url, minutes } = session;
  const lesson = { description, url, date, time, minutes: String(minutes) };
  return { ...emptyInput, ...lesson, title: nextTitle };
}

const hasRecording = ({ url }: FinishInput) => !isBlank(url);
const hasNext = ({ date, time }: FinishInput) => !isBlank(date) || !isBlank(time);

/**
 * The first problem of the form, or null: each part that is not empty has the rules of its kind (§5).
 * The recording is empty without a URL, the next lesson without date and time.
 */
export function checkFinish(
  session: FinishedLesson,
  input: FinishInput,
): Failure<ContentProblem, FinishInputName> | null {
  if (hasRecording(input)) {
    const failure = checkContent("recording", recordingInput(session, input));
    if (failure) return { ...failure, field: failure.field === "title" ? "title" : "url" };
  }
  if (!hasNext(input)) return null;
  const failure = checkContent("live-session", nextInput(session, input));
  if (!failure) return null;
  const { field } = failure;
  return { ...failure, field: field === "date" || field === "time" ? field : "nextTitle" };
}

/** What a valid form publishes. */
export function planFinish(session: FinishedLesson, input: FinishInput): FinishPlan {
  return {
    recording: hasRecording(input) ? toContent("recording", recordingInput(session, input)) : null,
    next: hasNext(input) ? toContent("live-session", nextInput(session, input)) : null,
  };
}
