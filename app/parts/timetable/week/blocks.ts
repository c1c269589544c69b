import { clockTime, minuteOfDay } from "#domain/timetable/week/week.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { quarter, within, type Place, type Span } from "#domain/timetable/week/grid.ts";
import type { WeekLesson } from "#domain/timetable/week/week-facts.ts";
import type { LessonMark } from "./outcome.ts";
import { timeRange } from "./request.ts";
import { messages } from "./view-messages.ts";

/** A lesson as a screen wants it shown. */
export interface ShownLesson extends WeekLesson {
  title: string;
  subjectId: SubjectId;
  /** With whom, and what: a line each. */
  details: readonly string[];
  isWaiting: boolean;
  /** How it stands if it is over or cancelled; null otherwise. */
  mark: LessonMark | null;
  /** The address that it leads to; null for none. */
  link: string | null;
  /** Whether it can't be dragged to another time. */
  isFixed?: boolean;
}

/** A part of the table, in the cell of the hour in which it begins. */
export interface Part {
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
  /** How it turned out, or what is unusual about it; null for nothing. */
  note: LessonMark | null;
  link: string | null;
  /** When it starts, in milliseconds since 1970; null for one that can't be dragged. */
  start: number | null;
}

/** A place for a lesson. */
export interface FreePlace extends Part {
  /** Its first minute since midnight. */
  minutes: number;
  label: string;
}

function noteOf(lesson: ShownLesson & Place): LessonMark | null {
  const { state, mark, isWaiting, startsAt, from } = lesson;
  const notes = [
    mark?.words ?? null,
    state === "held" ? messages.held : null,
    state === "planned" && isWaiting && !mark ? messages.waiting : null,
    from < minuteOfDay(startsAt) - quarter
      ? messages.since(clockTime(minuteOfDay(startsAt)))
      : null,
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return { sign: mark?.sign ?? "", words: notes.join(" · "), className: mark?.className ?? "" };
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

/** A lesson as its block in the table. */
export function toBlock(lesson: ShownLesson & Place): LessonBlock {
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
    start: lesson.isFixed ? null : lesson.startsAt.getTime(),
    ...placeAt(lesson, "lesson", `subject-${subjectId}`, `is-${state}`, brief, laneClass(lesson)),
  };
}

/** The parts of some spans in each of the table's hours. */
export const shadeIn = (spans: readonly Span[], hours: readonly number[]): Part[] =>
  hours.flatMap((hour) =>
    within(spans, { from: hour * 60, to: hour * 60 + 60 }).map((span) => placeAt(span, "shade")),
  );

/** A free place of a day, by its name. */
export const toPlace = (place: Span, day: string): FreePlace => ({
  ...placeAt(place, "free-place"),
  minutes: place.from,
  label: messages.addAt(day, clockTime(place.from)),
});
