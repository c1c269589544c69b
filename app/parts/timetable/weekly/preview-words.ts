import { dayInWords } from "#domain/timetable/lesson-time.ts";
import { formatTime } from "#domain/shared/dates.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import type { PreviewNeeded } from "#use-cases/timetable/plan-series.ts";
import type { PreviewIssue } from "#use-cases/timetable/preview-series.ts";
import { describeConflict, describeWarning } from "#parts/timetable/booking/booking-answer.ts";
import type { WeeklyClash } from "#use-cases/timetable/weekly-clashes.ts";
import type { WeeklyPlace } from "#domain/timetable/free-times.ts";
import { insteadValue } from "#domain/timetable/series/weekly-clash.ts";
import { clockTime } from "#domain/timetable/week/hours.ts";
import { clashWords } from "./clash-messages.ts";
import { messages, previewProblems, previewWarnings, weekdays } from "./messages.ts";

/** How many of the next lessons are listed. */
const shownLessons = 6;

/** The preview of a series in words, as the dialog shows it. */
export interface DescribedPreview {
  summary: string;
  /** What is wrong with the choices; null for nothing. */
  problem: string | null;
  warnings: string[];
  next: string[];
  more: number;
  clashes: DescribedClash[];
  issues: DescribedIssue[];
  mark: string;
}

/** A weekly time that is taken in most weeks, in one sentence. */
export interface DescribedClash {
  text: string;
  /** Buttons with the times that are free for both. */
  offers: { value: string; label: string }[];
}

export interface DescribedIssue {
  /** The name of its control. */
  name: string;
  when: string;
  reasons: string[];
  choices: { id: string; name: string }[];
}

/** The name of the control for a lesson with an issue. */
export function choiceName(startsAt: Date): string {
  return `lesson-${startsAt.getTime()}`;
}

export function describePreview(
  { preview, problem }: PreviewNeeded,
  planner: Planner,
): DescribedPreview {
  const { lessons, issues, clashes, warnings, mark } = preview;
  const withIssue = new Set(issues.map(({ index }) => index));
  const free = lessons.filter((_, index) => !withIssue.has(index));
  const next = free.slice(0, shownLessons).map(({ startsAt }) => inWords(startsAt));
  return {
    summary: summaryOf(free.length, lessons.length),
    problem: problem && previewProblems[problem],
    warnings: warnings.map(({ reason, count }) =>
      previewWarnings[planner][reason](count, lessons.length),
    ),
    next,
    more: free.length - next.length,
    clashes: clashes.map((clash) => describeClash(clash, planner)),
    issues: issues.map((issue) => describeIssue(issue, planner)),
    mark,
  };
}

function summaryOf(free: number, count: number): string {
  if (free === count) return messages.allFree(count);
  return free === 0 ? messages.noneFree : messages.someFree(free, count);
}

/** "Tuesday 4:30 PM" */
function placeInWords({ weekday, startMinute }: WeeklyPlace): string {
  const name = weekdays[weekday - 1]?.name ?? "";
  return clashWords.at(name, formatTime(`2026-01-01T${clockTime(startMinute)}`));
}

function describeClash(clash: WeeklyClash, planner: Planner): DescribedClash {
  const { time, offers } = clash;
  return {
    text: ownerOf(clash, planner),
    offers: offers.map((place) => ({
      value: insteadValue(time, place),
      label: placeInWords(place),
    })),
  };
}

/** Whose a weekly time is, where one person has it every week. */
function ownerOf({ time, taken, count, conflicts }: WeeklyClash, planner: Planner): string {
  const when = placeInWords(time);
  const [first] = conflicts;
  const isOnes =
    taken === count &&
    conflicts.every(({ who, otherName }) => who === first?.who && otherName === first.otherName);
  if (!first || !isOnes) return clashWords.taken(when, taken, count);
  return first.who === "student"
    ? clashWords.students[planner](when, first.otherName)
    : clashWords.ones(when, first.otherName);
}

function inWords(moment: Date): string {
  return `${dayInWords(moment.getTime())}, ${formatTime(moment)}`;
}

function describeIssue(issue: PreviewIssue, planner: Planner): DescribedIssue {
  const { lesson, kind, conflicts, warning, freeTimes } = issue;
  return {
    name: choiceName(lesson.startsAt),
    when: inWords(lesson.startsAt),
    reasons: warning
      ? [describeWarning(warning, planner)]
      : conflicts.map((conflict) => describeConflict(conflict, planner)),
    choices: [
      { id: "skip", name: messages.leaveOut },
      ...(kind === "taken" ? [] : [{ id: "keep", name: messages.keep }]),
      ...freeTimes.map((at) => ({
        id: String(at.getTime()),
        name: messages.moveTo(inWords(at)),
      })),
    ],
  };
}
