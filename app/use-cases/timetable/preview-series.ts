import {
  findConflicts,
  findFreeTimes,
  withoutOthers,
  type Conflict,
} from "#data/timetable/conflicts.ts";
import type { PlanningWarning } from "#domain/timetable/planning.ts";
import type { LessonTime, SeriesRule } from "#domain/timetable/series/series.ts";
import { markOfPreview, type SeriesIssue } from "#domain/timetable/series/series-preview.ts";
import { findPlanningWarnings } from "./planning.ts";
import { findWeeklyClashes, type WeeklyClash } from "./weekly-clashes.ts";
import type { LessonWork } from "./change-lessons.ts";

/** A lesson that can't be planned as it is, or should not. */
export interface PreviewIssue extends SeriesIssue {
  lesson: LessonTime;
  /** What the time is taken by; empty for a day off. */
  conflicts: Conflict[];
  /** Why the day is off; null for a time that is taken. */
  warning: PlanningWarning | null;
  /** Starts near it at which both are free; only for the first issues. */
  freeTimes: Date[];
}

/** Some of the lessons are at unusual times. */
export interface SeriesWarning {
  reason: "at-night" | "outside-hours";
  count: number;
}

export interface SeriesPreview {
  lessons: readonly LessonTime[];
  issues: PreviewIssue[];
  /** The weekly times that are taken in most weeks, which several issues are about. */
  clashes: WeeklyClash[];
  /** What the person should know before they plan. */
  warnings: SeriesWarning[];
  /** Sent back with the form, to plan what was shown. */
  mark: string;
}

/** For so many lessons other times are looked for; who has more conflicts chooses another time. */
const maxOffers = 6;
const freeTimesEach = 3;

type FoundIssue = Omit<PreviewIssue, "freeTimes">;

/** What stands in the way of the wanted lessons; an issue for each that is taken or on a day off. */
function issuesOf(
  wanted: readonly LessonTime[],
  conflicts: readonly Conflict[],
  warnings: readonly PlanningWarning[],
): FoundIssue[] {
  return wanted.flatMap((lesson, index): FoundIssue[] => {
    const own = conflicts.filter((conflict) => conflict.index === index);
    if (own.length > 0) return [{ index, lesson, kind: "taken", conflicts: own, warning: null }];
    const warning = warnings.find((one) => one.index === index) ?? null;
    const kind = warning?.reason;
    if (kind !== "holiday" && kind !== "time-off") return [];
    return [{ index, lesson, kind, conflicts: [], warning }];
  });
}

/** The preview of a series: its lessons, and every issue of the whole series in one answer. */
export async function previewSeries(
  work: Pick<LessonWork, "trx" | "people" | "planner">,
  rule: SeriesRule,
  wanted: readonly LessonTime[],
): Promise<SeriesPreview> {
  const { trx, people, planner } = work;
  const all = await findConflicts(trx, people, wanted);
  const conflicts = planner === "tutor" ? withoutOthers(all) : all;
  const unusual = await findPlanningWarnings(trx, people.tutorId, wanted);
  const found = issuesOf(wanted, conflicts, unusual);
  const issues: PreviewIssue[] = [];
  for (const [place, issue] of found.entries()) {
    const freeTimes =
      place < maxOffers ? await findFreeTimes(trx, people, issue.lesson, freeTimesEach) : [];
    issues.push({ ...issue, freeTimes });
  }
  const clashes = await findWeeklyClashes(work, rule, wanted, { issues: found, conflicts });
  const warnings = warningsFor(unusual, found);
  return { lessons: wanted, issues, clashes, warnings, mark: markOfPreview(rule, found) };
}

function warningsFor(
  unusual: readonly PlanningWarning[],
  issues: readonly FoundIssue[],
): SeriesWarning[] {
  const off = new Set(issues.map(({ index, kind }) => (kind === "taken" ? null : index)));
  const rest = unusual.filter(({ index }) => !off.has(index));
  return (["outside-hours", "at-night"] as const)
    .map((reason) => ({ reason, count: rest.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0);
}
