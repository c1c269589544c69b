import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minute } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { proposeTimes, proposeWays, readWay, wayValue } from "./away.ts";

const at = (text: string) => new Date(`2026-12-${text}:00+05:30`);

describe("a way out", () => {
  test.each([
    { kind: "move", to: at("01T17:30") },
    { kind: "substitute", tutorId: "3d9c1f0e-0000-4000-8000-000000000001" },
    { kind: "cancel" },
    { kind: "leave" },
  ] as const)("is read as it was written: %j", (way) => {
    expect(readWay(wayValue(way))).toEqual(way);
  });

  test.each([
    "",
    "move",
    "move 1e9",
    "move -1",
    "move 1 2",
    "delete",
    "cancel ",
    "substitute",
    "substitute 1",
    "substitute 3d9c1f0e-0000-4000-8000-000000000001 ",
  ])("is none: %j", (text) => {
    expect(readWay(text)).toBeNull();
  });
});

describe("proposed times", () => {
  test("are the nearest first, then on other days", () => {
    const freeTimes = ["02T17:30", "02T17:45", "03T17:30", "02T18:00", "01T10:00", "04T09:00"].map(
      at,
    );
    const times = proposeTimes([{ id: "one", minutes: 60, freeTimes }]);
    expect(times.get("one")).toEqual(["02T17:30", "03T17:30", "01T10:00"].map(at));
  });

  test("leave each other room", () => {
    const freeTimes = ["02T17:30", "02T18:00", "02T18:30"].map(at);
    const lesson = (id: string) => ({ id, minutes: 60, freeTimes });
    const times = proposeTimes([lesson("one"), lesson("two"), lesson("three")]);
    expect([...times.values()].map(([first]) => first)).toEqual([
      at("02T17:30"),
      at("02T18:30"),
      undefined,
    ]);
  });

  test("are free ones on different days, and the first of each can be taken together", () => {
    const start = fc
      .integer({ min: 0, max: 96 * 6 })
      .map((quarter) => at("01T00:00").getTime() + quarter * 15 * minute);
    const lesson = fc.record({
      minutes: fc.constantFrom(30, 45, 60, 90),
      freeTimes: fc.uniqueArray(start, { maxLength: 40 }),
    });
    fc.assert(
      fc.property(fc.array(lesson, { maxLength: 8 }), (lessons) => {
        const all = lessons.map(({ minutes, freeTimes }, place) => ({
          id: String(place),
          minutes,
          freeTimes: freeTimes.map((moment) => new Date(moment)),
        }));
        const times = proposeTimes(all);
        const firsts = all.flatMap(({ id, minutes, freeTimes }) => {
          const mine = times.get(id) ?? [];
          expect(freeTimes).toEqual(expect.arrayContaining(mine));
          const days = mine.map((moment) => toIndiaDateTimeFields(moment).date);
          expect(new Set(days).size).toBe(days.length);
          const from = mine[0]?.getTime();
          return from === undefined ? [] : [{ from, to: from + minutes * minute }];
        });
        const inOrder = firsts.toSorted((one, other) => one.from - other.from);
        for (const [place, { from }] of inOrder.entries()) {
          expect(from).toBeGreaterThanOrEqual(inOrder[place - 1]?.to ?? 0);
        }
      }),
    );
  });
});

describe("proposed ways", () => {
  const knows = { id: "knows", hasTaught: true };
  const other = { id: "other", hasTaught: false };
  const lesson = (
    id: string,
    start: string,
    substitutes = [knows, other],
    free: string[] = [],
  ) => ({
    id,
    minutes: 60,
    startsAt: at(start),
    isOwn: true,
    substitutes,
    freeTimes: free.map(at),
  });
  const waysOf = (...lessons: ReturnType<typeof lesson>[]) =>
    [...proposeWays(lessons, "admin").values()].map((ways) =>
      ways.map((way) => (way.kind === "substitute" ? way.tutorId : way.kind)),
    );

  test("are a tutor who knows the student, another time, another tutor, a cancellation", () => {
    expect(waysOf(lesson("one", "01T17:00", [knows, other], ["02T17:00"]))).toEqual([
      ["knows", "move", "other", "make-up", "cancel", "leave"],
    ]);
  });

  test("leave a tutor other times, the office, and a cancellation of their own lessons", () => {
    const own = lesson("own", "01T17:00", [], ["02T17:00"]);
    const given = { ...lesson("given", "01T19:00", [], ["02T19:00"]), isOwn: false };
    const kinds = [...proposeWays([own, given], "tutor").values()].map((ways) =>
      ways.map(({ kind }) => kind),
    );
    expect(kinds).toEqual([["move", "leave", "make-up", "cancel"], ["leave"]]);
  });

  test("give nobody two lessons at once", () => {
    const lessons = [
      lesson("one", "01T17:00"),
      lesson("two", "01T17:30"),
      lesson("three", "01T18:00"),
    ];
    expect(waysOf(...lessons)).toEqual([
      ["knows", "other", "make-up", "cancel", "leave"],
      ["other", "make-up", "cancel", "knows", "leave"],
      ["knows", "make-up", "cancel", "other", "leave"],
    ]);
  });
});
