import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestLength, shortestLength } from "./lesson-length.ts";
import {
  canJoin,
  linkFor,
  lessonPhase,
  lessonPhases,
  timeLeft,
  type LessonPhase,
} from "./lesson.ts";
import { minute } from "#domain/shared/durations.ts";
const start = Date.parse("2026-12-01T12:00:00Z");
const moments = fc.integer({ min: 0, max: 4e12 });
const lengths = fc.integer({ min: shortestLength, max: longestLength });
const sessions = fc.record({ startsAt: moments, minutes: lengths });

describe("a lesson", () => {
  test.each<[after: number, state: LessonPhase, joins: boolean]>([
    [-1e9, "upcoming", false],
    [-10 * minute - 1, "upcoming", false],
    [-10 * minute, "soon", true],
    [-1, "soon", true],
    [0, "live", true],
    [60 * minute - 1, "live", true],
    [60 * minute, "past", false],
    [1e9, "past", false],
  ])("%i ms after its start is %s", (after, state, joins) => {
    expect(lessonPhase({ startsAt: start, minutes: 60 }, start + after)).toBe(state);
    expect(canJoin(state)).toBe(joins);
  });

  test("never returns to an earlier state", () => {
    fc.assert(
      fc.property(sessions, moments, moments, (session, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        const at = (now: number) => lessonPhases.indexOf(lessonPhase(session, now));
        expect(at(late)).toBeGreaterThanOrEqual(at(early));
      }),
    );
  });

  test("can be joined for its length and the ten minutes before", () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: -120, max: 600 }), (session, after) => {
        const joins = canJoin(lessonPhase(session, session.startsAt + after * minute));
        expect(joins).toBe(after >= -10 && after < session.minutes);
      }),
    );
  });

  test("depends only on the difference of the two moments", () => {
    fc.assert(
      fc.property(sessions, moments, fc.integer(), (session, now, shift) => {
        const shifted = { ...session, startsAt: session.startsAt + shift };
        expect(lessonPhase(shifted, now + shift)).toBe(lessonPhase(session, now));
      }),
    );
  });

  test.each([
    ["before it can be joined", -11, false, ""],
    ["when it can be joined", -10, false, "link"],
    ["when it is past", 61, false, "link"],
    ["when it was cancelled", -5, true, ""],
  ])("has its link %s", (_, after, isCancelled, link) => {
    const session = { url: "link", startsAt: new Date(start), isCancelled };
    expect(linkFor(session, new Date(start + after * minute))).toBe(link);
  });
});

describe("the time left", () => {
  test.each([
    [1, { days: 0, hours: 0, minutes: 1 }],
    [60 * minute, { days: 0, hours: 1, minutes: 0 }],
    [60 * minute + 1, { days: 0, hours: 1, minutes: 1 }],
    [(24 * 60 + 61) * minute, { days: 1, hours: 1, minutes: 1 }],
    [0, { days: 0, hours: 0, minutes: 0 }],
    [-5 * minute, { days: 0, hours: 0, minutes: 0 }],
  ])("of %i ms is %j", (milliseconds, left) => {
    expect(timeLeft(milliseconds)).toEqual(left);
  });

  test("is rounded up by less than a minute", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (milliseconds) => {
        const { days, hours, minutes } = timeLeft(milliseconds);
        const sum = ((days * 24 + hours) * 60 + minutes) * minute;
        expect(sum - milliseconds).toBeGreaterThanOrEqual(0);
        expect(sum - milliseconds).toBeLessThan(minute);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
      }),
    );
  });
});
