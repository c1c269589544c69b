import { expect, test } from "vitest";
import { createChance } from "#test/support/chance.ts";
import { runs } from "#test/support/depth.ts";
import { shiftSeries, type StoredSeries } from "./series-change.ts";
import { addDays, dayOf, midnightOf, openPlaces, planningEnd, type SeriesRule } from "./series.ts";
import { minute } from "#domain/shared/durations.ts";
const day = 1440 * minute;
const week = 7 * day;

/** A Monday. */
const start = midnightOf("2027-01-04").getTime();

/**
 * The second model: a series is a row of numbered lessons, a week's again and again, and a move adds
 * to the time of each from one number on. It knows of no days, and of each number what became of it.
 */
interface Row {
  /** The first week's starts, in order, in milliseconds since 1970. */
  first: number[];
  /** What the moves come to. */
  moved: number;
  /** The number of the first lesson that the series has now. */
  from: number;
  /** What became of the decided ones. */
  fates: Map<number, "planned" | "deleted" | "left-out" | "missed">;
}

const placeOf = ({ first, moved }: Row, number: number) =>
  (first[number % first.length] ?? 0) + Math.floor(number / first.length) * week + moved;

const lessonOf = (row: Row, number: number) => {
  const startsAt = new Date(placeOf(row, number));
  return { id: String(number), startsAt, minutes: 60, seriesStart: startsAt };
};

/** Plans, deletes and moves one series at random, with the job in between. @returns what is wrong */
function play(seedOf: number): string[] {
  const chance = createChance(seedOf);
  const times = Array.from({ length: 1 + chance.below(3) }, (_, place) => ({
    weekday: 1 + 2 * place + chance.below(2),
    startMinute: 15 * chance.below(96),
    minutes: 60,
  }));
  const first = times.map(
    ({ weekday, startMinute }) => start + (weekday - 1) * day + startMinute * minute,
  );
  const row: Row = { first, moved: 0, from: 0, fates: new Map() };
  let now = start - (1 + chance.below(14)) * day;
  const firstDay = dayOf(new Date(start));
  let series: SeriesRule & StoredSeries = {
    times,
    firstDay,
    lastDay: null,
    plannedUntil: addDays(firstDay, -1),
    plannedBefore: null,
  };
  const faults: string[] = [];

  const extend = () => {
    const end = planningEnd(series, dayOf(new Date(now)));
    if (end <= series.plannedUntil) return;
    const found = openPlaces(series, end, new Date(now)).map(({ startsAt }) => startsAt.getTime());
    const until = midnightOf(addDays(end, 1)).getTime();
    const expected: number[] = [];
    for (let number = row.from; placeOf(row, number) < until; number += 1) {
      if (row.fates.has(number)) continue;
      const at = placeOf(row, number);
      const isMissed = at <= now;
      if (!isMissed) expected.push(at);
      const fate = chance.percent(10) ? "left-out" : "planned";
      row.fates.set(number, isMissed ? "missed" : fate);
    }
    if (String(found) !== String(expected)) {
      const days = (all: number[]) => all.map((at) => new Date(at).toISOString()).join(" ");
      faults.push(`seed ${seedOf}: planned ${days(found)} instead of ${days(expected)}`);
    }
    series = { ...series, plannedUntil: end, plannedBefore: null };
  };

  const toCome = () =>
    [...row.fates]
      .filter(([number, fate]) => fate === "planned" && number >= row.from)
      .map(([number]) => number)
      .filter((number) => placeOf(row, number) > now)
      .toSorted((a, b) => a - b);

  const move = (isFollowing: boolean) => {
    const numbers = toCome();
    const chosen = isFollowing ? chance.oneOf(numbers) : numbers[0];
    const by = 15 * (chance.below(2 * 7 * 96) - 7 * 96) * (chance.percent(50) ? 1 : 0.25);
    const byMinutes = chance.percent(10) ? Math.sign(by) * 7 * 1440 : Math.round(by / 15) * 15;
    if (chosen === undefined || byMinutes === 0) return;
    if (placeOf(row, chosen) + byMinutes * minute <= now) return;
    series = shiftSeries(series, lessonOf(row, chosen), byMinutes, null);
    row.from = chosen;
    row.moved += byMinutes * minute;
  };

  extend();
  for (let step = 0; step < 12; step += 1) {
    const what = chance.weighted({ delete: 3, last: 2, all: 3, following: 2, job: 4 });
    const numbers = toCome();
    const gone = what === "last" ? numbers.at(-1) : chance.oneOf(numbers);
    if ((what === "delete" || what === "last") && gone !== undefined)
      row.fates.set(gone, "deleted");
    if (what === "all" || what === "following") move(what === "following");
    if (what === "job") now += chance.below(20) * day;
    extend();
  }
  return faults;
}

test("the job plans each lesson of a series once, whatever was deleted, left out or moved", () => {
  const sequences = runs({ usual: 300, deep: 10_000 });
  const faults: string[] = [];
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    faults.push(...play(sequence));
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
