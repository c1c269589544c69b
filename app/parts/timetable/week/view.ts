import { holidayName } from "#content/timetable/holidays/names.ts";
import type { TutorDemo } from "#data/timetable/demo-lessons.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { hoursFor, onDay, placeOnDay, quarter, type Place } from "#domain/timetable/week/grid.ts";
import {
  addWeeks,
  clockTime,
  formatWeek,
  weekInWords,
  type Day,
} from "#domain/timetable/week/week.ts";
import { weekdayNames } from "#domain/timetable/week/weekdays.ts";
import {
  freePlaces,
  hoursOn,
  isDayOff,
  shadedOn,
  type DayHours,
  type Hours,
} from "#domain/timetable/week/week-facts.ts";
import { isSameDay } from "#domain/shared/day.ts";
import { indiaClock, parseIndiaDateTime } from "#domain/shared/india-time.ts";
import {
  shadeIn,
  toBlock,
  toPlace,
  type FreePlace,
  type LessonBlock,
  type Part,
  type ShownLesson,
} from "./blocks.ts";
import { minuteRange, type AskedWeek } from "./request.ts";
import { messages } from "./view-messages.ts";

/** A tutor's demo class in their week. It leads nowhere: the staff plan it. */
export function describeDemo(demo: TutorDemo): ShownLesson {
  const { id, startsAt, minutes, subjectId, classId, studentName } = demo;
  return {
    id,
    startsAt,
    minutes,
    state: "planned",
    title: messages.demo,
    subjectId,
    details: [studentName, `${subjectName(subjectId)}, ${className(classId)}`],
    isWaiting: false,
    mark: null,
    link: null,
  };
}

/** A day of the table. */
export interface DayView {
  date: string;
  name: string;
  /** Of the month. */
  number: number;
  isToday: boolean;
  /** A holiday's name, or that it is off; null for an ordinary day. */
  note: string | null;
  /** Of its link on a phone, with a dot for each lesson, up to three. */
  label: string;
  dots: string;
  lessons: LessonBlock[];
  shaded: Part[];
  free: FreePlace[];
}

/** What a week is called, and its neighbours. */
export interface WeekName {
  /** "January 4–10, 2027" */
  caption: string;
  /** The Mondays of this week and those beside it. */
  monday: string;
  previous: string;
  next: string;
  isPresent: boolean;
  /** The day that a phone shows. */
  chosen: string;
}

export interface WeekView extends WeekName {
  /** The first hour, and the one after the last. */
  from: number;
  to: number;
  /** From the first to the last: "5 PM". */
  hours: { hour: number; label: string }[];
  days: DayView[];
  /** In milliseconds since 1970. */
  now: number;
  /** An afternoon of the chosen day, as an example of a reader's own time elsewhere. */
  afternoon: number;
}

/** The first quarter hour of a day that is not past, in minutes; its end for a day that is over. */
function firstLeft(day: Day, now: Date): number {
  const minutes = Math.ceil((now.getTime() - day.start.getTime()) / 60_000 / quarter) * quarter;
  return Math.min(Math.max(0, minutes), 24 * 60);
}

export function nameWeek({ week, day }: AskedWeek, now: Date): WeekName {
  return {
    caption: weekInWords(week),
    monday: formatWeek(week),
    previous: formatWeek(addWeeks(week, -1)),
    next: formatWeek(addWeeks(week, 1)),
    isPresent: week.start <= now && now < week.end,
    chosen: day,
  };
}

function closingNote(hours: DayHours): string | null {
  const { holiday, away } = hours;
  if (holiday !== null) return holidayName(holiday);
  if (isDayOff(hours)) return messages.timeOff;
  return away.length > 0 ? messages.hoursOff(away.map(minuteRange).join(", ")) : null;
}

/** What a table's header and the links of a phone say of a day. */
export function nameDay(day: Day, hours: DayHours, lessons: number, now: Date) {
  const name = weekdayNames[day.weekday] ?? "";
  const number = indiaClock(day.start).getUTCDate();
  return {
    date: day.date,
    name,
    number,
    label: messages.dayLink(name, number, lessons),
    dots: "•".repeat(Math.min(lessons, 3)),
    isToday: isSameDay(day.start, now),
    note: closingNote(hours),
  };
}

/**
 * A week as its table shows it.
 *
 * @param hours of the tutor whose week it is
 * @param canAdd whether free places are offered
 */
export function describeWeek(
  asked: AskedWeek,
  shown: { lessons: readonly ShownLesson[]; hours: Hours; canAdd: boolean; now: Date },
): WeekView {
  const { week } = asked;
  const { now, canAdd } = shown;
  const days = week.days.map((day) => ({
    day,
    hours: hoursOn(day, shown.hours),
    lessons: placeOnDay(onDay(shown.lessons, day), day),
  }));
  const isOffered = canAdd && now < week.end;
  const span = hoursFor([
    ...days.flatMap(({ lessons, hours }) => [...lessons, ...(hours.open ?? [])]),
    // Whoever may add at any time needs a table to choose it from.
    ...(isOffered && shown.hours.hours.length === 0 ? [{ from: 7 * 60, to: 21 * 60 }] : []),
  ]);
  const hours = Array.from({ length: span.to - span.from }, (_, later) => span.from + later);
  return {
    ...nameWeek(asked, now),
    ...span,
    hours: hours.map((hour) => ({ hour, label: clockTime(hour * 60).replace(":00", "") })),
    days: days.map(({ day, hours: open, lessons }) => ({
      ...nameDay(day, open, lessons.filter(isPlanned).length, now),
      lessons: lessons.map(toBlock),
      shaded: shadeIn(shadedOn(open), hours),
      free: isOffered
        ? freePlaces(open, taken(lessons), span, firstLeft(day, now)).map((place) =>
            toPlace(place, weekdayNames[day.weekday] ?? ""),
          )
        : [],
    })),
    now: now.getTime(),
    afternoon: (parseIndiaDateTime(asked.day, "16:00") ?? now).getTime(),
  };
}

const isPlanned = ({ state }: ShownLesson) => state === "planned";

/** A cancelled lesson takes no time. */
const taken = (lessons: readonly (ShownLesson & Place)[]) =>
  lessons.filter(({ state }) => state !== "cancelled");
