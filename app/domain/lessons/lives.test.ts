import fc from "fast-check";
import { expect, test } from "vitest";
import { endOf } from "#domain/timetable/lesson.ts";
import { runs } from "#test/support/depth.ts";
import { countByMonth, monthOf } from "./months.ts";
import {
  canAct,
  canSettle,
  decisionsFor,
  outcomes,
  standingOf,
  standings,
  type LessonEvent,
  type LessonFacts,
} from "./settlement.ts";
import { hour } from "#domain/shared/durations.ts";
const lives = runs({ usual: 2_000, deep: 10_000 });

/** Something that somebody tries, some hours after the last thing. */
interface Attempt {
  after: number;
  by: "student" | "guardian" | "tutor" | "admin" | "join" | "cancel" | "move";
  pick: number;
}

const attempt = fc.record({
  after: fc.integer({ min: 0, max: 60 }),
  by: fc.constantFrom<Attempt["by"][]>(
    "student",
    "guardian",
    "tutor",
    "tutor",
    "admin",
    "join",
    "cancel",
    "move",
  ),
  pick: fc.nat(100),
});

const life = fc.record({
  // Around the end of a month, where it is another month in India.
  start: fc.integer({ min: -72, max: 72 }),
  minutes: fc.integer({ min: 10, max: 480 }),
  attempts: fc.array(attempt, { maxLength: 14 }),
});

const newYear = Date.parse("2026-12-31T18:30:00.000Z");
const choose = <T>(from: readonly T[], pick: number): T => from[pick % from.length]!;

/** What an attempt changes; the lesson itself where it is refused. */
function live(lesson: LessonFacts, { by, pick }: Attempt, now: number): LessonFacts {
  const add = (event: LessonEvent) => ({ ...lesson, events: [...lesson.events, event] });
  if (by === "join")
    return add({ what: "joined", as: choose(["student", "tutor"], pick), at: now });
  if (by === "cancel") {
    const isOver = now >= endOf(lesson);
    return isOver || lesson.cancellation
      ? lesson
      : { ...lesson, cancellation: { isLate: pick > 50 } };
  }
  if (by === "move") {
    if (lesson.cancellation) return lesson;
    const startsAt = lesson.startsAt + (pick - 40) * hour;
    const hasStarted = now >= lesson.startsAt;
    return { ...(hasStarted ? add({ what: "moved", as: "tutor", at: now }) : lesson), startsAt };
  }
  if (!canAct(by, lesson, now)) return lesson;
  if (by === "admin") {
    return add({ what: "decided", as: by, outcome: choose(decisionsFor(lesson), pick), at: now });
  }
  if (by === "tutor") {
    return add({ what: "settled", as: by, outcome: choose(outcomes, pick), at: now });
  }
  return add({ what: "disputed", as: by, at: now });
}

test("every lesson has one standing at any moment, and its history only grows", () => {
  const seen = new Set<string>();
  const lessons: { startsAt: number; standing: (typeof standings)[number] }[] = [];
  fc.assert(
    fc.property(life, ({ start, minutes, attempts }) => {
      const startsAt = newYear + start * hour;
      let lesson: LessonFacts = { startsAt, minutes, cancellation: null, events: [] };
      let now = startsAt - 24 * hour;
      for (const next of attempts) {
        now += next.after * hour;
        const before = lesson;
        lesson = live(lesson, next, now);
        expect(lesson.events.slice(0, before.events.length)).toEqual(before.events);
        expect(standings.filter((one) => standingOf(lesson, now) === one)).toHaveLength(1);
        const standing = standingOf(lesson, now);
        seen.add(standing);
        if (standing === "planned") expect(now).toBeLessThan(endOf(lesson));
        // A dispute waits for an admin, who can always decide it; and nobody else settles it.
        if (standing === "disputed") {
          expect(canAct("admin", lesson, now)).toBe(true);
          expect(canSettle(lesson, now)).toBe(false);
        }
        // Whatever is not settled when the week is over can be decided, so every lesson ends settled.
        if (standing === "unsettled") expect(canAct("admin", lesson, now)).toBe(true);
      }
      lessons.push({ startsAt: lesson.startsAt, standing: standingOf(lesson, now) });
    }),
    { numRuns: lives },
  );
  // Otherwise the test would say nothing about some standings.
  expect([...seen].toSorted()).toEqual([...standings].toSorted());
  const months = countByMonth(lessons);
  const all = [...months].flatMap(([, counts]) => Object.values(counts));
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(lives);
  for (const [month, counts] of months) {
    for (const standing of standings) {
      const expected = lessons.filter(
        (lesson) => lesson.standing === standing && monthOf(lesson.startsAt) === month,
      );
      expect(counts[standing]).toBe(expected.length);
    }
  }
});

test("a lesson counts for the month of its start in India", () => {
  expect(monthOf(newYear - 1)).toBe("2026-12");
  expect(monthOf(newYear)).toBe("2027-01");
});
