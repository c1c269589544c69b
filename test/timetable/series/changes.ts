import { dayIn } from "../clock.ts";
import type { Scope } from "../operations.ts";
import {
  lessonsAt,
  minutes,
  placeOf,
  type Deletion,
  type Lesson,
  type Model,
  type Row,
} from "./model.ts";

/** The lessons that a change of one concerns. */
export function inScope(model: Model, lesson: Lesson, scope: Scope): Lesson[] {
  if (scope === "this" || !lesson.row) return [lesson];
  return model.lessons
    .filter(({ row, number }) => row === lesson.row && (scope === "all" || number >= lesson.number))
    .toSorted((a, b) => a.number - b.number);
}

const isAtPlace = ({ row, start, number }: Lesson) => !row || placeOf(row, number) === start;

/** Plans a single lesson. @returns whether the time was free */
export function planSingle(model: Model, course: string, start: number): boolean {
  if (lessonsAt(model, start).length > 0) return false;
  model.lessons.push({ course, start, row: null, number: 0 });
  return true;
}

/** Moves a lesson, or several by the same difference. @returns whether it was possible */
export function move(model: Model, lesson: Lesson, scope: Scope, to: number): boolean {
  if (to === lesson.start) return true;
  if (scope === "this" || !lesson.row) {
    if (lessonsAt(model, to, [lesson]).length > 0) return false;
    lesson.start = to;
    return true;
  }
  const { row } = lesson;
  const by = to - placeOf(row, lesson.number);
  const lessons = inScope(model, lesson, scope);
  // One that was moved alone stays where somebody put it.
  const moving = lessons.filter((one) => one === lesson || isAtPlace(one));
  const changes = moving
    .map((one) => ({ one, start: placeOf(row, one.number) + by }))
    .filter(({ one, start }) => one.start !== start);
  const changed = changes.map(({ one }) => one);
  const starts = changes.map(({ start }) => start);
  if (starts.some((start) => start <= Date.now())) return false;
  if (starts.some((start) => lessonsAt(model, start, changed).length > 0)) return false;
  if (
    starts.some((start, at) =>
      starts.some((other, place) => place !== at && Math.abs(other - start) < minutes * 60_000),
    )
  ) {
    return false;
  }
  for (const { one, start } of changes) one.start = start;
  const hasOthers = model.lessons.some((one) => one.row === row && !lessons.includes(one));
  if (by === 0 && !hasOthers) return true;
  split(model, row, { lessons, from: scope === "all" ? 0 : lesson.number, by });
  return true;
}

/** The part of a row that changes goes on as a row of its own, with what was decided about it. */
function split(
  model: Model,
  row: Row,
  { lessons, from, by }: { lessons: Lesson[]; from: number; by: number },
): void {
  const rest: Row = {
    ...row,
    id: "",
    moved: row.moved + by,
    horizon: row.horizon + by,
    left: new Set([...row.left].filter((number) => number >= from)),
    isContinued: false,
  };
  rest.firstDay = dayIn(placeOf(rest, lessons[0]?.number ?? 0));
  row.left = new Set([...row.left].filter((number) => number < from));
  row.endedBy ??= "other";
  row.isContinued = true;
  for (const lesson of lessons) lesson.row = rest;
  model.rows.push(rest);
}

/** Deletes a lesson, or several, whose row then ends. */
export function remove(model: Model, lesson: Lesson, scope: Scope, lessonId: string): void {
  const lessons = inScope(model, lesson, scope);
  model.lessons = model.lessons.filter((one) => !lessons.includes(one));
  const { length: deletion } = model.deletions;
  if (scope !== "this" && lesson.row) lesson.row.endedBy ??= deletion;
  const { course } = lesson;
  model.deletions.push({ course, lessonId, lessons, at: Date.now(), isUndone: false });
}

/** Undoes a deletion. @returns whether it was possible */
export function undo(model: Model, deletion: Deletion): boolean {
  if (deletion.isUndone) return true;
  if (deletion.lessons.some(({ start }) => lessonsAt(model, start).length > 0)) return false;
  model.lessons.push(...deletion.lessons);
  deletion.isUndone = true;
  const [first] = deletion.lessons;
  const place = model.deletions.indexOf(deletion);
  if (first?.row && first.row.endedBy === place) first.row.endedBy = null;
  return true;
}
