import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { isLongerThan } from "#domain/shared/text-length.ts";
import { hour, day } from "#domain/shared/durations.ts";

/** What a family can ask of the tutor about a lesson. */
export type RequestKind = "move" | "cancel";

/** How a request ended; overtaken where the lesson was changed otherwise. */
export type RequestAnswer = "accepted" | "declined" | "withdrawn" | "expired" | "overtaken";

/** How long a request waits for its answer at most. */
export const requestHours = 48;

/** How many requests one student's family may make in 24 hours. */
export const requestsPerDay = 10;

/** The longest reason, in characters. */
export const reasonLength = 300;

/**
 * When a request ends by itself: after two days, but an hour before the lesson and before the wanted
 * time, so that everybody knows where they are.
 */
export function requestEnd(now: Date, lessonStart: Date, wantedStart: Date | null): Date {
  const ends = [
    now.getTime() + requestHours * hour,
    lessonStart.getTime() - hour,
    (wantedStart ?? lessonStart).getTime() - hour,
  ];
  return new Date(Math.min(...ends));
}

/** How a request has ended at a moment, also if nothing has ended it yet; null while it waits. */
export function endOfRequest(
  { answer, expiresAt }: { answer: RequestAnswer | null; expiresAt: Date },
  now: Date,
): RequestAnswer | null {
  return answer ?? (expiresAt <= now ? "expired" : null);
}

/**
 * The form of a request: a free time that was pressed (`startsAt`, ISO 8601) or a typed date and time,
 * in India's time.
 */
export interface RequestInput {
  readonly kind: string;
  readonly reason: string;
  readonly startsAt: string;
  readonly date: string;
  readonly time: string;
}

export type RequestProblem = "date-missing" | "date-invalid" | "reason-too-long";

/** The wanted start of a form; null for none and for an invalid one. */
export function wantedStart({ startsAt, date, time }: RequestInput): Date | null {
  if (startsAt === "") return parseIndiaDateTime(date, time);
  const moment = new Date(startsAt);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The first problem of a request's form, or null. */
export function checkRequest(input: RequestInput): RequestProblem | null {
  if (isLongerThan(input.reason, reasonLength)) return "reason-too-long";
  if (input.kind === "cancel") return null;
  if (input.startsAt === "" && (input.date === "" || input.time === "")) return "date-missing";
  return wantedStart(input) ? null : "date-invalid";
}

/** How many other times a family is offered. */
export const offeredTimes = 8;

/**
 * Of all free starts those to offer instead of a lesson's: for each day the one nearest to the lesson's
 * time of day, of the days nearest to the lesson, soonest first.
 *
 * @param earliest starts before it come too soon for an answer
 */
export function pickOffered(free: readonly Date[], lessonStart: Date, earliest: Date): Date[] {
  const start = lessonStart.getTime();
  const nearest = new Map<number, { at: Date; distance: number }>();
  for (const at of free) {
    const ahead = at.getTime() - start;
    // Half a day before and after the lesson's time of day is nearest to that day's.
    const days = Math.round(ahead / day);
    const distance = Math.abs(ahead - days * day);
    const known = nearest.get(days);
    const isOther = ahead !== 0 && at >= earliest;
    if (isOther && (!known || distance < known.distance)) nearest.set(days, { at, distance });
  }
  return [...nearest]
    .toSorted(([one], [other]) => Math.abs(one) - Math.abs(other))
    .slice(0, offeredTimes)
    .map(([, { at }]) => at)
    .toSorted((one, other) => one.getTime() - other.getTime());
}
