import { minute } from "#domain/shared/durations.ts";

/** How long after its end a lesson is open to the tutor who gave it instead of its own. */
export const substituteDays = 7;

/** How long a tutor has to answer before the office is reminded of the lesson. */
export const answerHours = 2;

/** A lesson, as far as it matters who gives it. */
export interface GivenLesson {
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
}

const endOf = ({ startsAt, minutes }: Omit<GivenLesson, "isCancelled">) =>
  startsAt.getTime() + minutes * minute;

/** Whether somebody else may be asked to give a lesson, or may still answer: until it is over. */
export function canSubstitute(lesson: GivenLesson, now: Date): boolean {
  return !lesson.isCancelled && endOf(lesson) > now.getTime();
}

/** Whether who is asked to give a lesson may still decline it: until it begins. */
export function canDecline({ startsAt, isCancelled }: GivenLesson, now: Date): boolean {
  return !isCancelled && startsAt.getTime() > now.getTime();
}
