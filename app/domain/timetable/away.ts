import { isRecordId } from "#domain/shared/record-id.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** What becomes of a lesson whose tutor is away; `leave` decides later. */
export type WayOut =
  | { kind: "move"; to: Date }
  | { kind: "substitute"; tutorId: string }
  | { kind: "make-up" }
  | { kind: "cancel" }
  | { kind: "leave" };

/**
 * A way out as a form's value: "move" with a moment in milliseconds since 1970, "substitute" with the
 * id of a tutor, "make-up" (cancels it, and another one is planned later), "cancel" or "leave".
 */
export function wayValue(way: WayOut): string {
  if (way.kind === "substitute") return `substitute ${way.tutorId}`;
  return way.kind === "move" ? `move ${way.to.getTime()}` : way.kind;
}

/** Reads the text of `wayValue`; null if it is none. */
export function readWay(text: string): WayOut | null {
  if (text === "make-up" || text === "cancel" || text === "leave") return { kind: text };
  const [kind, tutorId = ""] = text.split(" ", 2);
  if (kind === "substitute" && text === `substitute ${tutorId}` && isRecordId(tutorId)) {
    return { kind, tutorId };
  }
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

/** Who chooses ways out: a tutor only for lessons of their own, and nobody who gives them instead. */
type Chooser = "tutor" | "admin";

interface Dealable {
  /** Whether nobody else is to give it instead of its assignment's tutor. */
  readonly isOwn: boolean;
}

/** Whether somebody may choose a way out of a lesson whose tutor is away. */
export function canChoose(chooser: Chooser, { isOwn }: Dealable, way: WayOut): boolean {
  return chooser === "admin" || way.kind === "leave" || (isOwn && way.kind !== "substitute");
}

interface Substitutable extends Movable, Dealable {
  readonly startsAt: Date;
  /** Tutors who are free then, the best first. */
  readonly substitutes: readonly { readonly id: string; readonly hasTaught: boolean }[];
}

/**
 * The ways out of some lessons, the best first: a substitute who knows the student, another time, any
 * other substitute, a make-up lesson later, a cancellation. For a tutor, to leave it to the office comes
 * right after other times. Nobody comes first for two lessons at once, so that all first ones can be taken
 * together.
 *
 * @returns by the lessons' ids
 */
export function proposeWays(
  lessons: readonly Substitutable[],
  chooser: Chooser,
): Map<string, WayOut[]> {
  const times = proposeTimes(lessons);
  const taken: { tutorId: string; from: number; to: number }[] = [];
  return new Map(
    lessons.map((lesson) => {
      const { id, startsAt, minutes, substitutes } = lesson;
      const [from, to] = [startsAt.getTime(), startsAt.getTime() + minutes * 60_000];
      const isTaken = (tutorId: string) =>
        taken.some((other) => other.tutorId === tutorId && other.from < to && other.to > from);
      const give = ({ id: tutorId }: { id: string }) => ({ kind: "substitute", tutorId }) as const;
      const free = substitutes.filter((tutor) => !isTaken(tutor.id));
      const busy = substitutes.filter((tutor) => isTaken(tutor.id));
      const moves = (times.get(id) ?? []).map((moment) => ({ kind: "move", to: moment }) as const);
      const all: WayOut[] = [
        ...free.filter(({ hasTaught }) => hasTaught).map(give),
        ...moves,
        ...free.filter(({ hasTaught }) => !hasTaught).map(give),
        ...(chooser === "tutor" ? [{ kind: "leave" } as const] : []),
        { kind: "make-up" },
        { kind: "cancel" },
        ...busy.map(give),
        ...(chooser === "admin" ? [{ kind: "leave" } as const] : []),
      ];
      const ways = all.filter((way) => canChoose(chooser, lesson, way));
      const [first] = ways;
      if (first?.kind === "substitute") taken.push({ tutorId: first.tutorId, from, to });
      return [id, ways] as const;
    }),
  );
}
