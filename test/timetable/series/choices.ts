import type { Chance } from "../../support/chance.ts";
import { dayIn, dayLength, momentOf } from "../clock.ts";
import type { Scope } from "../operations.ts";
import { dayAfter, daysAhead, placeOf, type Form, type Lesson, type Model } from "./model.ts";
import { minute } from "#domain/shared/durations.ts";
const clocks = ["16:00", "16:30", "17:00", "17:45", "23:30", "00:15"];
/** Most stay within the day, some go to the next one or the next week. */
const shifts = [15, 30, 45, 60, 90, 105, 1440, 1470, 2880, 10_080].flatMap((by) => [by, -by]);

const weights = {
  single: 3,
  weekly: 2,
  again: 2,
  move: 10,
  "move-back": 2,
  delete: 8,
  undo: 4,
  holiday: 4,
  "no-holiday": 3,
  "time-off": 2,
  "no-time-off": 2,
  job: 8,
};

/** For a sequence about the end of what is planned, where one series meets the job again and again. */
const weightsAtEnd: typeof weights = {
  ...weights,
  single: 1,
  weekly: 0,
  again: 0,
  "move-back": 0,
  undo: 1,
  "time-off": 0,
  "no-time-off": 0,
  job: 12,
};

export type Step = keyof typeof weights;

/** What is done next, and to which lesson, chosen so that series, days off and the job meet. */
export class Choices {
  readonly #courses: readonly string[];
  readonly #model: Model;
  readonly #chance: Chance;
  readonly #isAtEnd: boolean;
  readonly #start = Date.now();

  constructor(courses: readonly string[], model: Model, chance: Chance) {
    this.#courses = courses;
    this.#model = model;
    this.#chance = chance;
    this.#isAtEnd = chance.percent(50);
  }

  step(): Step {
    const chosen = this.#chance.weighted(this.#isAtEnd ? weightsAtEnd : weights);
    return this.#model.rows.length === 0 ? "weekly" : chosen;
  }

  /** Where a lesson is moved. */
  moveOf({ start, row, number }: Lesson, scope: Scope): number {
    const place = row && this.#chance.percent(20) ? placeOf(row, number) : start;
    const by = (this.#chance.oneOf(shifts) ?? 0) * minute;
    return scope === "this" && this.#chance.percent(40) ? this.nearRow() : place + by;
  }

  course(): string {
    return this.#chance.oneOf(this.#courses) ?? "";
  }

  #day(): number {
    return this.#start + (10 + this.#chance.below(10)) * dayLength;
  }

  anyTime(): number {
    return momentOf(dayIn(this.#day()), this.#chance.oneOf(clocks) ?? "");
  }

  newForm(): Form {
    const firstDay = dayIn(this.#day());
    // The last day up to which an open series is planned is like the seventh of it.
    const places = [this.#chance.percent(50) ? 6 : this.#chance.below(7)];
    if (this.#chance.percent(30)) places.push(((places[0] ?? 0) + 2 + this.#chance.below(4)) % 7);
    const first = places
      .map((days) => momentOf(dayAfter(firstDay, days), this.#chance.oneOf(clocks) ?? ""))
      .toSorted((a, b) => a - b);
    const count = this.#isAtEnd ? "open" : this.#chance.weighted({ open: 6, short: 3, long: 1 });
    const counts = {
      open: null,
      short: 2 + this.#chance.below(6),
      long: 27 + this.#chance.below(6),
    };
    return { course: this.course(), firstDay, first, count: counts[count] };
  }

  /** A later day for the job; most often one after which the last planned day has a lesson. */
  jobDay(now: number): string {
    const today = dayIn(now);
    const row = this.#chance.oneOf(this.#model.rows.filter(({ endedBy }) => endedBy === null));
    if (!row || this.#chance.percent(30)) return dayAfter(today, 1 + this.#chance.below(30));
    const last = dayIn(placeOf(row, row.next + this.#chance.below(4)));
    const day = dayAfter(last, -daysAhead - 6);
    return day > today ? day : dayAfter(today, 8);
  }

  /** At a place of a series, or near it: most often where nothing is decided yet, or at the end of what is. */
  nearRow(): number {
    const row = this.#chance.oneOf(this.#model.rows.slice(-4));
    if (!row) return this.anyTime();
    const number = this.#chance.percent(75)
      ? row.next + this.#chance.below(6) - 2
      : this.#chance.below(Math.max(1, row.next));
    const start = placeOf(row, Math.max(0, number));
    const by = this.#chance.percent(60) ? 0 : (this.#chance.oneOf([-30, 30, -720, 1440]) ?? 0);
    const near = start + by * minute;
    // Nobody plans anything for a day that is over.
    return near > this.#start + 2 * dayLength ? near : this.anyTime();
  }

  lesson(): Lesson | undefined {
    const { lessons } = this.#model;
    const ofRow = this.#chance.oneOf(this.#model.rows.slice(-4));
    const own = lessons.filter(({ row }) => row === ofRow).toSorted((a, b) => a.number - b.number);
    if (own.length === 0 || this.#chance.percent(this.#isAtEnd ? 5 : 15))
      return this.#chance.oneOf(lessons);
    const part = this.#chance.weighted({ last: this.#isAtEnd ? 15 : 5, first: 3, any: 2 });
    if (part === "last") return own.at(this.#chance.percent(70) ? -1 : -2) ?? own.at(-1);
    return this.#chance.oneOf(part === "first" ? own.slice(0, 3) : own);
  }

  scope({ row }: Lesson, most: Scope): Scope {
    if (row && this.#isAtEnd && this.#chance.percent(70)) return most;
    return row ? this.#chance.weighted({ this: 4, following: 3, all: 4 }) : "this";
  }
}
