import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** What becomes of a lesson whose tutor is away; `leave` decides later. */
export type WayOut = { kind: "move"; to: Date } | { kind: "cancel" } | { kind: "leave" };

/** A way out as a form's value: "move" with a moment in milliseconds since 1970, "cancel" or "leave". */
export function wayValue(way: WayOut): string {
  return way.kind === "move" ? `move ${way.to.getTime()}` : way.kind;
}

/** Reads the text of `wayValue`; null if it is none. */
export function readWay(text: string): WayOut | null {
  if (text === "cancel" || text === "leave") return { kind: text };
  const moment = /^move (\d{1,14})$/.exec(text)?.[1];
  return moment === undefined ? null : { kind: "move", to: new Date(Number(moment)) };
}

/** How many times are proposed for a lesson. */
const proposed = 3;

interface Movable {
  readonly id: string;
  readonly minutes: number;
  /** The nearest first. */
  readonly freeTimes: readonly Date[];
}

/**
 * Times for the lessons of one tutor, each the nearest first and then on other days. The first ones
 * leave each other room, so that all of them can be taken at once.
 *
 * @returns by the lessons' ids; none where a lesson has no time left
 */
export function proposeTimes(lessons: readonly Movable[]): Map<string, Date[]> {
  const taken: { from: number; to: number }[] = [];
  const times = new Map<string, Date[]>();
  for (const { id, minutes, freeTimes } of lessons) {
    const ends = (start: Date) => start.getTime() + minutes * 60_000;
    const left = freeTimes.filter(
      (start) => !taken.some(({ from, to }) => start.getTime() < to && ends(start) > from),
    );
    const byDay = new Map(
      left.toReversed().map((start) => [toIndiaDateTimeFields(start).date, start] as const),
    );
    const nearest = left.filter((start) => byDay.get(toIndiaDateTimeFields(start).date) === start);
    times.set(id, nearest.slice(0, proposed));
    const [first] = nearest;
    if (first) taken.push({ from: first.getTime(), to: ends(first) });
  }
  return times;
}
