import type { LessonTime, SeriesRule } from "./series.ts";

/** Why a lesson of a series can't be planned as it is, or should not. */
export type SeriesIssueKind = "taken" | "holiday" | "time-off";

export interface SeriesIssue {
  /** The lesson's place among the wanted ones. */
  index: number;
  kind: SeriesIssueKind;
}

/** What is to become of a lesson with an issue: it is left out, planned anyway, or moved. */
export type IssueChoice = "skip" | "keep" | Date;

/** Reads a submitted choice; null if it is none. A time is written in milliseconds. */
export function readChoice(text: string): IssueChoice | null {
  if (text === "skip" || text === "keep") return text;
  return /^\d{10,14}$/.test(text) ? new Date(Number(text)) : null;
}

/** What identifies a preview: another rule, or other issues, and it has to be shown again. */
export function markOfPreview(
  { times, firstDay, lastDay }: SeriesRule,
  issues: readonly SeriesIssue[],
): string {
  const weekly = times.map(({ weekday, startMinute, minutes }) => [weekday, startMinute, minutes]);
  return JSON.stringify([
    weekly,
    firstDay,
    lastDay,
    issues.map(({ index, kind }) => [index, kind]),
  ]);
}

/** A lesson that is to be planned; `seriesStart` is its place in the series. */
export interface ChosenLesson extends LessonTime {
  seriesStart: Date;
}

/**
 * The lessons that remain after the choices, and the starts that are left out. A taken one is left
 * out unless it is moved.
 */
export function applyChoices(
  wanted: readonly LessonTime[],
  issues: readonly SeriesIssue[],
  choose: (lesson: LessonTime) => IssueChoice | null,
): { lessons: ChosenLesson[]; skipped: Date[] } {
  const kinds = new Map(issues.map(({ index, kind }) => [index, kind]));
  const lessons: ChosenLesson[] = [];
  const skipped: Date[] = [];
  for (const [index, { startsAt, minutes }] of wanted.entries()) {
    const lesson = { startsAt, minutes, seriesStart: startsAt };
    const kind = kinds.get(index);
    const choice = kind ? (choose(lesson) ?? "skip") : "keep";
    if (choice instanceof Date) lessons.push({ ...lesson, startsAt: choice });
    else if (choice === "skip" || kind === "taken") skipped.push(startsAt);
    else lessons.push(lesson);
  }
  return { lessons, skipped };
}

/** Whether two of the lessons overlap, as when two are moved to the same time. */
export function haveOverlap(lessons: readonly LessonTime[]): boolean {
  const inOrder = lessons.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return inOrder.some(({ startsAt, minutes }, place) => {
    const next = inOrder[place + 1];
    return next !== undefined && startsAt.getTime() + minutes * 60_000 > next.startsAt.getTime();
  });
}
