import { canChange, type StaffRole } from "#domain/people/staff.ts";
import type { loadMonthQuality } from "#use-cases/lessons/quality.ts";
import {
  measures,
  timedStandings,
  toHours,
  type Measure,
  type TimedStanding,
} from "#domain/lessons/quality.ts";
import { addMonths, monthName, monthOf } from "#domain/lessons/months.ts";
import { dayName, shortDayName } from "#parts/office/chart-day.ts";
import { personLink } from "#parts/office/person-link.ts";
import { addressOf, describePages } from "#parts/shared/paged/request.ts";
import { monthChoices } from "#parts/shared/read-month.ts";
import { messages } from "./messages.ts";
import { base } from "./request.ts";

/** How many months the select has. */
const monthsShown = 24;

type Found = Awaited<ReturnType<typeof loadMonthQuality>>;

/** The texts and addresses of the page, made on the server. */
export function describeQuality(
  found: Found,
  asked: { month: string; page: number; role: StaffRole },
  now: Date,
) {
  const { month, page, role } = asked;
  const present = monthOf(now.getTime());
  const { total, tutors } = found;
  const linkTo = (measure: Measure, tutor: string | null) =>
    addressOf(`${base}/lessons`, { month, measure, tutor });
  const numbers = (counts: Record<Measure, number>, tutor: string | null) =>
    measures.map((measure) => ({
      label: messages.measures[measure],
      value: formatNumber(counts[measure]),
      to: counts[measure] > 0 ? linkTo(measure, tutor) : null,
      isZero: counts[measure] === 0,
    }));
  const hours = (minutes: Record<TimedStanding, number>) =>
    timedStandings.map((standing) => ({
      label: messages.standings[standing],
      value: toHours(minutes[standing]),
      to: null,
      isZero: minutes[standing] === 0,
    }));
  const settledAfter = (minutes: number | null) => ({
    label: messages.settledAfter,
    value: describeMedian(minutes),
    to: null,
    isZero: false,
  });
  const listed = tutors.rows.map(({ tutor, ...row }) => ({
    ...row,
    id: tutor?.id ?? "former",
    name: tutor?.name ?? messages.formerTutors,
    to: tutor && personLink(role, "tutors", tutor.id),
  }));
  return {
    month,
    name: monthName(month),
    previousMonth: addressOf(base, { month: addMonths(month, -1) }),
    nextMonth: month < present ? addressOf(base, { month: addMonths(month, 1) }) : null,
    months: monthChoices(month, now, monthsShown),
    download: addressOf(`${base}.csv`, { month }),
    totals: numbers(total.counts, null),
    median: describeMedian(total.median),
    idle: {
      value: formatNumber(found.idle),
      to: found.idle > 0 ? `${base}/students` : null,
    },
    weeks: found.weeks.map(({ week, held, others }) => ({
      id: week,
      name: shortDayName(week),
      values: [held, others],
      text: messages.inWeek(dayName(week), held, others),
    })),
    tutors: listed.map(({ id, name, to, counts, median }) => ({
      id,
      name,
      to,
      numbers: [...numbers(counts, id), settledAfter(median)],
    })),
    hours: [
      { id: "all", name: messages.allTutors, to: null, numbers: hours(total.minutes) },
      ...listed.map(({ id, name, to, minutes }) => ({ id, name, to, numbers: hours(minutes) })),
    ],
    // Who changes nothing here is here for the hours.
    isHoursFirst: !canChange(role, "quality"),
    downloadLessons: addressOf(`${base}/lessons.csv`, { month }),
    pages: describePages(base, { month }, { page, hasMore: tutors.hasMore }),
  };
}

const formatNumber = (number: number) => number.toLocaleString("en-IN");

/** "35 min", "5 h 10 min" or "3 days 4 h". */
function formatWait(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return messages.wait.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? messages.wait.hours(hours, minutes % 60) : messages.wait.minutes(minutes);
}

const describeMedian = (median: number | null) =>
  median === null ? messages.noMedian : formatWait(median);

export type QualityView = ReturnType<typeof describeQuality>;
