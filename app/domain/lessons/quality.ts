import { isOverdue, queueHours, outcomes, type Standing } from "./settlement.ts";
import { hour } from "#domain/shared/durations.ts";

/** What the owner counts of lessons, in the order of the page. A lesson can be in several. */
export const measures = [
  "held",
  "student-missed",
  "tutor-missed",
  "cancelled-late",
  "unsettled",
  "disputes",
  "reports-missing",
  "reports-late",
] as const;

export type Measure = (typeof measures)[number];

/** How a lesson stands whose time a month has: every standing but that of lessons to come. */
export type TimedStanding = Exclude<Standing, "planned">;

/** In the order of the page: first what was held or missed, then cancelled, then what is open. */
export const timedStandings = [
  ...outcomes,
  "cancelled",
  "cancelled-late",
  "unsettled",
  "disputed",
] as const satisfies readonly TimedStanding[];

/** Minutes in hours with two decimals, such as "1.50", as spreadsheets add them up. */
export function toHours(minutes: number): string {
  return (minutes / 60).toFixed(2);
}

/** A submitted measure; null for any other text. */
export function parseMeasure(text: string | null): Measure | null {
  return measures.find((measure) => measure === text) ?? null;
}

/** How long after a lesson's end its report is in time, and from when it is missing, in hours. */
export const lateReportHours = 24;
export const missingReportHours = queueHours;

/** After how many days without a held lesson a student who has a tutor is listed. */
export const idleDays = 14;

/** What the owner counts of one lesson; times in milliseconds since 1970. */
export interface CountedLesson {
  standing: Standing;
  endsAt: number;
  /** When its report was first sent; null for none. */
  reportedAt: number | null;
  /** Whether somebody ever disputed it, or moved it after its start. */
  wasDisputed: boolean;
}

/** How the report of a lesson stands: only a held lesson needs one. */
export function reportState(
  { standing, endsAt, reportedAt }: Omit<CountedLesson, "wasDisputed">,
  now: number,
): "missing" | "late" | null {
  if (standing !== "held") return null;
  if (reportedAt === null) return now >= endsAt + missingReportHours * hour ? "missing" : null;
  return reportedAt > endsAt + lateReportHours * hour ? "late" : null;
}

/** Whether a lesson is in a measure's number. The statements of `app/data/lessons/quality.ts` count the same. */
export function isCounted(measure: Measure, lesson: CountedLesson, now: number): boolean {
  if (measure === "disputes") return lesson.wasDisputed;
  if (measure === "reports-missing") return reportState(lesson, now) === "missing";
  if (measure === "reports-late") return reportState(lesson, now) === "late";
  if (measure === "unsettled") return isOverdue(lesson.standing, lesson.endsAt, now);
  return lesson.standing === measure;
}
