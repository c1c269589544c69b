import { indiaClock } from "#domain/shared/india-time.ts";
import type { Standing } from "./settlement.ts";

/** What the office counts of a day's lessons, in the order of the screen. A lesson can be in several. */
export const dayMeasures = [
  "planned",
  "held",
  "missed",
  "unsettled",
  "disputed",
  "without-link",
  "without-tutor",
] as const;

export type DayMeasure = (typeof dayMeasures)[number];

/** A submitted measure; null for any other text. */
export function parseDayMeasure(text: string | null): DayMeasure | null {
  return dayMeasures.find((measure) => measure === text) ?? null;
}

/** A day's lessons are listed and counted up to this number, which stands for that many or more. */
export const maxCountedDay = 500;

/** What is counted of a lesson that was not cancelled. */
export interface DayFacts {
  standing: Standing;
  /** Whether its link leads to a meeting. */
  hasLink: boolean;
  /** Whether its course has a tutor who is not suspended. */
  hasTutor: boolean;
}

const isToCome = ({ standing }: DayFacts) => standing === "planned";

const rules: Record<DayMeasure, (lesson: DayFacts) => boolean> = {
  planned: () => true,
  held: ({ standing }) => standing === "held",
  missed: ({ standing }) => standing === "student-missed" || standing === "tutor-missed",
  unsettled: ({ standing }) => standing === "unsettled",
  disputed: ({ standing }) => standing === "disputed",
  "without-link": (lesson) => isToCome(lesson) && !lesson.hasLink,
  "without-tutor": (lesson) => isToCome(lesson) && !lesson.hasTutor,
};

/** Whether a lesson is in a measure's number. A link and a tutor are only missed until it is over. */
export function isInMeasure(measure: DayMeasure, lesson: DayFacts): boolean {
  return rules[measure](lesson);
}

/** How many lessons are in a measure, of groups of lessons that are alike. */
export function countInMeasure(
  measure: DayMeasure,
  groups: readonly (DayFacts & { lessons: number })[],
): number {
  return groups
    .filter((group) => isInMeasure(measure, group))
    .reduce((sum, { lessons }) => sum + lessons, 0);
}

/** From this hour in India the office closes the day and looks at the next one. */
const eveningHour = 20;

/** Whether a moment is in the evening, from 8 PM to midnight in India. */
export function isEvening(now: Date): boolean {
  return indiaClock(now).getUTCHours() >= eveningHour;
}
