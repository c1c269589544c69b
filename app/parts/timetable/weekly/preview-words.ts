import { dayInWords } from "#domain/timetable/class-time.ts";
import { formatTime } from "#domain/shared/dates.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import type { PreviewNeeded } from "#use-cases/timetable/plan-series.ts";
import type { PreviewIssue } from "#use-cases/timetable/preview-series.ts";
import { describeConflict, describeWarning } from "#parts/timetable/booking/booking-answer.ts";
import { messages, previewProblems, previewWarnings } from "./messages.ts";

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
  issues: DescribedIssue[];
  mark: string;
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
  const { lessons, issues, warnings, mark } = preview;
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
    issues: issues.map((issue) => describeIssue(issue, planner)),
    mark,
  };
}

function summaryOf(free: number, count: number): string {
  if (free === count) return messages.allFree(count);
  return free === 0 ? messages.noneFree : messages.someFree(free, count);
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
