import type { Day } from "./week.ts";

/** The table's smallest unit, in minutes. */
export const quarter = 15;

const dayMinutes = 24 * 60;

/** A part of a day, in minutes since midnight. */
export interface Span {
  from: number;
  to: number;
}

/** When something takes place. */
export interface Timed {
  startsAt: Date;
  minutes: number;
}

/** Where the table shows something: its quarter hours, and its lane among what stands beside it. */
export interface Place extends Span {
  /** From 0, of `lanes`. */
  lane: number;
  lanes: number;
}

/** Shorter times are drawn as long as this, so that they can be read and pressed. */
const shortest = 30;

/** The part of a time that lies on a day, in whole quarter hours: it may begin before and end after it. */
export function spanOf({ startsAt, minutes }: Timed, day: Pick<Day, "start">): Span {
  const start = (startsAt.getTime() - day.start.getTime()) / 60_000;
  const from = Math.max(0, Math.floor(start / quarter) * quarter);
  const end = Math.ceil((start + minutes) / quarter) * quarter;
  return { from, to: Math.min(Math.max(end, from + shortest), dayMinutes) };
}

/** The times that lie on a day, also with their end only, by their start. */
export function onDay<Item extends Timed>(items: readonly Item[], day: Day): Item[] {
  const end = day.start.getTime() + dayMinutes * 60_000;
  return items
    .filter(({ startsAt, minutes }) => {
      const start = startsAt.getTime();
      return start < end && start + minutes * 60_000 > day.start.getTime();
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * Places the times of one day. Times that overlap stand side by side: each takes the first free lane,
 * and all that overlap, directly or through others, have equally many lanes.
 *
 * @param items those of the day, by their start
 */
export function placeOnDay<Item extends Timed>(
  items: readonly Item[],
  day: Pick<Day, "start">,
): (Item & Place)[] {
  const placed: (Item & Place)[] = [];
  let group: (Item & Place)[] = [];
  const finish = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    placed.push(...group.map((item) => Object.assign(item, { lanes })));
    group = [];
  };
  for (const item of items) {
    const span = spanOf(item, day);
    if (group.every(({ to }) => to <= span.from)) finish();
    const taken = new Set(group.filter(({ to }) => to > span.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...item, ...span, lane, lanes: 1 });
  }
  finish();
  return placed;
}

/** The hours that a table without anything in it shows. */
const usualHours = { from: 7, to: 21 };
/** Fewer hours than these look like a mistake. */
const fewestHours = 5;

/** The hours that a table needs for some parts of days: from the first one to the one after the last. */
export function hoursFor(spans: readonly Span[]): { from: number; to: number } {
  if (spans.length === 0) return usualHours;
  const from = Math.floor(Math.min(...spans.map((span) => span.from)) / 60);
  const to = Math.ceil(Math.max(...spans.map((span) => span.to)) / 60);
  const missing = Math.max(0, fewestHours - (to - from));
  const last = Math.min(24, to + missing);
  return { from: Math.max(0, Math.min(from, last - fewestHours)), to: last };
}

/** What is left of some parts of a day without others, in order. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken
    .reduce<Span[]>(
      (left, { from, to }) =>
        left.flatMap((span) =>
          span.to <= from || span.from >= to
            ? [span]
            : [
                { from: span.from, to: from },
                { from: to, to: span.to },
              ].filter((part) => part.from < part.to),
        ),
      [...spans],
    )
    .toSorted((a, b) => a.from - b.from);
}

/** The part of some spans that lies within another. */
export function within(spans: readonly Span[], { from, to }: Span): Span[] {
  return spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((span) => span.from < span.to);
}
