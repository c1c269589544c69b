import { dayIn, dayLength, endOf, isInTimeOff, momentOf, type TimeOff } from "../clock.ts";

const week = 7 * dayLength;

/** The length of every lesson, in minutes. */
export const minutes = 60;

/** For how many days lessons are written out. */
export const daysAhead = 26 * 7;

/**
 * A weekly series as a row of numbered lessons, a week's again and again: a move adds to the time of
 * each, and whatever became of a number stays so. It knows no days of the week, and shares no code
 * with the product.
 */
export interface Row {
  /** Its id in the database. */
  id: string;
  course: string;
  /** The first week's starts, in order, in milliseconds since 1970. */
  first: number[];
  /** What the moves come to. */
  moved: number;
  /** How many lessons it has; null for an open series. */
  count: number | null;
  /** The first number that nobody has decided about. */
  next: number;
  /** The moment up to which the places are decided. */
  horizon: number;
  /** The numbers that are left out. */
  left: Set<number>;
  /** The day of its first lesson. */
  firstDay: string;
  /** null, or what has ended it: a deletion by its number, or something else. */
  endedBy: number | "other" | null;
  /** Whether another row goes on instead of it. */
  isContinued: boolean;
}

export interface Lesson {
  course: string;
  start: number;
  row: Row | null;
  /** Its number in the row. */
  number: number;
}

/** A deletion that can be undone. */
export interface Deletion {
  course: string;
  lessonId: string;
  lessons: Lesson[];
  at: number;
  isUndone: boolean;
}

/** All lessons of one tutor in some courses, with what keeps lessons from being planned. */
export interface Model {
  lessons: Lesson[];
  rows: Row[];
  deletions: Deletion[];
  holidays: Set<string>;
  timeOff: TimeOff[];
}

export function placeOf({ first, moved }: Row, number: number): number {
  return (first[number % first.length] ?? 0) + Math.floor(number / first.length) * week + moved;
}

const overlap = (one: number, other: number) => Math.abs(one - other) < minutes * 60_000;

/** The lessons that are at a time, but for some. */
export function lessonsAt(model: Model, start: number, except: readonly Lesson[] = []): Lesson[] {
  return model.lessons.filter((lesson) => !except.includes(lesson) && overlap(lesson.start, start));
}

function isOff({ holidays, timeOff }: Model, start: number): boolean {
  const [first, last] = [dayIn(start), dayIn(endOf({ start, minutes }) - 1)];
  const isAway = timeOff.some((days) => isInTimeOff(days, { start, minutes }));
  return holidays.has(first) || holidays.has(last) || isAway;
}

/** What becomes of a place that is decided now. */
function fateOf(model: Model, course: string, start: number): "planned" | "left-out" | "own" {
  const there = lessonsAt(model, start);
  if (there.some((lesson) => lesson.course === course)) return "own";
  return there.length > 0 || isOff(model, start) ? "left-out" : "planned";
}

export const dayAfter = (day: string, days: number) =>
  dayIn(momentOf(day, "12:00") + days * dayLength);
const midnightAfter = (day: string) => momentOf(dayAfter(day, 1), "00:00");

const lastDayOf = (row: Row) => (row.count === null ? null : dayIn(placeOf(row, row.count - 1)));

/** The last day of which all places are decided. */
export function plannedUntil({ horizon }: Row): string {
  return dayAfter(dayIn(horizon), -1);
}

/**
 * Decides the next numbers of a row up to a day; what is over by then is not planned any more.
 *
 * @returns the lessons that are planned
 */
function decide(model: Model, row: Row, until: string, now: number): Lesson[] {
  const last = lastDayOf(row);
  const end = midnightAfter(last !== null && last < until ? last : until);
  const fates: ["planned" | "left-out" | "own", number][] = [];
  while ((row.count === null || row.next < row.count) && placeOf(row, row.next) < end) {
    const start = placeOf(row, row.next);
    if (start > now) fates.push([fateOf(model, row.course, start), row.next]);
    row.next += 1;
  }
  row.horizon = end;
  const planned: Lesson[] = [];
  for (const [fate, number] of fates) {
    if (fate === "left-out") row.left.add(number);
    if (fate === "planned") {
      planned.push({ course: row.course, start: placeOf(row, number), row, number });
    }
  }
  model.lessons.push(...planned);
  return planned;
}

/** The form of a series, without what is the same for all. */
export interface Form {
  course: string;
  firstDay: string;
  /** The lessons of its first seven days. */
  first: number[];
  count: number | null;
}

function isSame(row: Row, { course, firstDay, first, count }: Form): boolean {
  const pattern = (places: number[]) =>
    places.map((start) => (((start % week) + week) % week) / 60_000).toSorted((a, b) => a - b);
  const places = row.first.map((_, number) => placeOf(row, number));
  const last = count === null ? null : dayIn(placeOfForm(first, count - 1));
  return (
    row.course === course &&
    row.endedBy === null &&
    row.firstDay === firstDay &&
    lastDayOf(row) === last &&
    String(pattern(places)) === String(pattern(first))
  );
}

const placeOfForm = (first: number[], number: number) =>
  (first[number % first.length] ?? 0) + Math.floor(number / first.length) * week;

function newRow({ course, firstDay, first, count }: Form): Row {
  return {
    id: "",
    course,
    first,
    moved: 0,
    count,
    next: 0,
    horizon: 0,
    left: new Set(),
    firstDay,
    endedBy: null,
    isContinued: false,
  };
}

/**
 * Plans a series; the same form again changes nothing while all lessons stand, and else the new row
 * goes on instead of the old one.
 *
 * @returns what is done, or null where it is refused because nothing is free
 */
export function planSeries(model: Model, form: Form, today: string): Lesson[] | null {
  const until = dayAfter(today > form.firstDay ? today : form.firstDay, daysAhead - 1);
  const same = model.rows
    .filter((row) => isSame(row, form))
    .map((row) => ({ row, isWhole: isWhole(model, row, form, until) }))
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || (a.row.id < b.row.id ? -1 : 1))[0];
  if (same?.isWhole) return [];
  const row = newRow(form);
  const planned = decide(model, row, until, Date.now());
  if (planned.length === 0) return null;
  model.rows.push(row);
  if (same) {
    same.row.endedBy ??= "other";
    same.row.isContinued = true;
  }
  return planned;
}

/** Whether every lesson that a row once planned of a form is planned. */
function isWhole(model: Model, row: Row, { first, count }: Form, until: string): boolean {
  const left = new Set([...row.left].map((number) => placeOf(row, number)));
  const stand = new Set(
    model.lessons.filter((one) => one.row === row).map(({ number }) => placeOf(row, number)),
  );
  const last = plannedUntil(row) < until ? plannedUntil(row) : until;
  for (let number = 0; count === null || number < count; number += 1) {
    const start = placeOfForm(first, number);
    if (dayIn(start) > last) break;
    if (!left.has(start) && !stand.has(start)) return false;
  }
  return true;
}

/** The hourly job, at a moment: each row that has fewer than 26 weeks ahead gets them, and a week more. */
export function extend(model: Model, now: number): void {
  const until = dayAfter(dayIn(now), daysAhead - 1);
  const due = model.rows.filter((row) => {
    const last = lastDayOf(row);
    const planned = plannedUntil(row);
    return row.endedBy === null && planned < until && (last === null || planned < last);
  });
  const place = (row: Row) => `${plannedUntil(row)} ${row.id}`;
  for (const row of due.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))) {
    decide(model, row, dayAfter(until, 7), now);
  }
}

/** The starts that the list of a course names as left out. */
export function leftOut({ rows, lessons }: Model, course: string): number[] {
  const own = lessons.filter((lesson) => lesson.course === course);
  const starts = rows
    .filter((row) => row.course === course)
    .flatMap((row) =>
      [...row.left]
        .filter(
          (number) =>
            row.endedBy === null ||
            row.isContinued ||
            own.some((lesson) => lesson.row === row && lesson.number > number),
        )
        .map((number) => placeOf(row, number)),
    )
    .filter((start) => start > Date.now())
    .filter((start) => !own.some((lesson) => isInstead(lesson, start)));
  return [...new Set(starts)].toSorted((a, b) => a - b);
}

/** Whether a lesson takes the place of one that was left out: it is then, or a single one that day. */
function isInstead(lesson: Lesson, start: number): boolean {
  const isThen = lesson.start <= start && start < endOf({ start: lesson.start, minutes });
  return isThen || (lesson.row === null && dayIn(lesson.start) === dayIn(start));
}
