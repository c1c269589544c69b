import { holidayName } from "#content/holidays/names.ts";
import type { TutorDemo } from "#data/demo-lessons.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import type { SubjectId } from "#domain/catalogue-ids.ts";
import {
  hoursFor,
  onDay,
  placeOnDay,
  quarter,
  spanOf,
  within,
  type Place,
  type Span,
} from "#domain/timetable/grid.ts";
import { addWeeks, clockTime, formatWeek, weekInWords, type Day } from "#domain/timetable/week.ts";
import { weekdayNames } from "#domain/timetable/weekdays.ts";
import {
  freePlaces,
  hoursOn,
  shadedOn,
  type DayHours,
  type Hours,
  type WeekLesson,
} from "#domain/timetable/week-facts.ts";
import { isSameDay } from "#domain/day.ts";
import { indiaClock } from "#domain/india-time.ts";
import { timeRange, type AskedWeek } from "./request.ts";
import { messages } from "./view-messages.ts";

/** A lesson as a screen wants it shown. */
export interface ShownLesson extends WeekLesson {
  title: string;
  subjectId: SubjectId;
  /** With whom, and what: a line each. */
  details: readonly string[];
  isWaiting: boolean;
  /** The address that it leads to; null for none. */
  link: string | null;
}

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
    link: null,
  };
}

/** A part of the table, in the cell of the hour in which it begins. */
interface Part {
  hour: number;
  /** The classes that place it. */
  className: string;
}

/** A lesson at its place in the table. */
export interface LessonBlock extends Part {
  id: string;
  state: WeekLesson["state"];
  title: string;
  /** "5:00–6:00 PM" */
  time: string;
  details: readonly string[];
  /** What is unusual about it; null for nothing. */
  note: string | null;
  link: string | null;
  /** When it starts, in milliseconds since 1970. */
  start: number;
}

/** A place for a lesson. */
export interface FreePlace extends Part {
  /** Its first minute since midnight. */
  minutes: number;
  label: string;
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
}

function noteOf({ state, isWaiting }: ShownLesson): string | null {
  if (state !== "planned") return messages[state];
  return isWaiting ? messages.waiting : null;
}

/** The most lanes that the style sheet has classes for. */
const maxLanes = 4;

/** The classes of a place: where it starts within its hour, and how long it is. */
function placeAt({ from, to }: Span, ...more: readonly string[]): Part {
  const quarters = Math.round((to - from) / quarter);
  const place = `at-${(from % 60) / quarter} hours-${Math.floor(quarters / 4)} quarters-${quarters % 4}`;
  return { hour: Math.floor(from / 60), className: [...more, place].filter(Boolean).join(" ") };
}

function laneClass({ lane, lanes }: Place): string {
  if (lanes === 1) return "";
  return `lane-${Math.min(lane, maxLanes - 1)} lanes-${Math.min(lanes, maxLanes)}`;
}

function toBlock(lesson: ShownLesson & Place): LessonBlock {
  const { id, state, title, subjectId, details, link, from, to } = lesson;
  const brief = to - from <= 30 ? "is-brief" : "";
  return {
    id,
    state,
    title,
    time: timeRange(lesson.startsAt, lesson.minutes),
    details,
    note: noteOf(lesson),
    link,
    start: lesson.startsAt.getTime(),
    ...placeAt(lesson, "lesson", `subject-${subjectId}`, `is-${state}`, brief, laneClass(lesson)),
  };
}

/** The parts of some spans in each of the table's hours. */
const shadeIn = (spans: readonly Span[], hours: readonly number[]): Part[] =>
  hours.flatMap((hour) =>
    within(spans, { from: hour * 60, to: hour * 60 + 60 }).map((span) => placeAt(span, "shade")),
  );

const toPlace = (place: Span, day: string): FreePlace => ({
  ...placeAt(place, "free-place"),
  minutes: place.from,
  label: messages.addAt(day, clockTime(place.from)),
});

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

function closingNote({ holiday, isTimeOff }: DayHours): string | null {
  if (holiday !== null) return holidayName(holiday);
  return isTimeOff ? messages.timeOff : null;
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
    lessons: placeOnDay(onDay(shown.lessons, day)),
  }));
  const isOffered = canAdd && now < week.end;
  const span = hoursFor([
    ...shown.lessons.map(spanOf),
    ...days.flatMap(({ hours }) => hours.open ?? []),
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
  };
}

const isPlanned = ({ state }: ShownLesson) => state === "planned";

/** A cancelled lesson takes no time. */
const taken = (lessons: readonly (ShownLesson & Place)[]) =>
  lessons.filter(({ state }) => state !== "cancelled");
