import { minute } from "#domain/shared/durations.ts";

/** How long before its start a lesson can be joined. */
export const joinMinutes = 10;

/** The states of a lesson in their order in time. */
export const lessonPhases = ["upcoming", "soon", "live", "past"] as const;

export type LessonPhase = (typeof lessonPhases)[number];

/** When a lesson is: its start in milliseconds since 1970, and its length in minutes. */
export interface LessonSpan {
  readonly startsAt: number;
  readonly minutes: number;
}

/** When a lesson ends, in milliseconds since 1970. */
export function endOf({ startsAt, minutes }: LessonSpan): number {
  return startsAt + minutes * minute;
}

/** A planned lesson's state at a moment in milliseconds since 1970. */
export function lessonPhase(session: LessonSpan, now: number): LessonPhase {
  const { startsAt } = session;
  if (now < startsAt - joinMinutes * minute) return "upcoming";
  if (now < startsAt) return "soon";
  return now < endOf(session) ? "live" : "past";
}

/** Whether a lesson can be joined in that state. */
export function canJoin(state: LessonPhase): boolean {
  return state === "soon" || state === "live";
}

/** Who can cancel a lesson. */
export type Canceller = "student" | "guardian" | "tutor" | "admin";

/** That a lesson will not be held, and why. */
export interface Cancellation {
  by: Canceller;
  reason: string;
  /** Whether it was cancelled later than the academy's rule allows. */
  isLate: boolean;
  /** Whether a lesson that makes up for it is to be planned, or was. */
  isMakeUpOwed: boolean;
  /** When the lesson is that makes up for it, in ISO 8601; null for none. */
  madeUpAt: string | null;
}

/** A lesson as far as its link needs. */
interface LinkedLesson {
  url: string;
  startsAt: Date | string;
  /** Whether it will not be held. */
  isCancelled: boolean;
}

/**
 * A lesson's link for its student at a moment: empty until it can be joined, so that nobody
 * finds it in a page before, and for a cancelled one.
 */
export function linkFor({ url, startsAt, isCancelled }: LinkedLesson, now: Date): string {
  const opens = new Date(startsAt).getTime() - joinMinutes * minute;
  return isCancelled || now.getTime() < opens ? "" : url;
}

/** A time in milliseconds in days, hours and minutes, rounded up to a minute; never below 0. */
export function timeLeft(milliseconds: number): { days: number; hours: number; minutes: number } {
  const whole = Math.max(0, Math.ceil(milliseconds / minute));
  return {
    days: Math.floor(whole / (24 * 60)),
    hours: Math.floor(whole / 60) % 24,
    minutes: whole % 60,
  };
}

/** The most sessions after today that the overview reads. */
export const laterLimit = 60;
