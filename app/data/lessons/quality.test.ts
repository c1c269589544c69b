import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  isCounted,
  measures,
  timedStandings,
  type CountedLesson,
  type Measure,
} from "#domain/lessons/quality.ts";
import { addMonths, monthOf, startOfMonth } from "#domain/lessons/months.ts";
import { outcomes } from "#domain/lessons/settlement.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeCourse, publish } from "#test/support/people.ts";
import { insertLessonEvent } from "./events.ts";
import { findMonthQuality, listTutorQuality } from "./quality.ts";
import { listCountedLessons, listTimedLessons } from "./quality-lists.ts";
import { hour } from "#domain/shared/durations.ts";

let academy: TestDatabase;
let people: TestAcademy;
beforeAll(async () => {
  academy = await createDatabase("template");
  people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
});
afterAll(() => academy.drop());
const now = new Date("2025-07-15T12:00:00Z");
const months = ["2025-03", "2025-04", "2025-05", "2025-06", "2025-07"];
const rangeOf = (month: string) => ({
  from: startOfMonth(month),
  to: startOfMonth(addMonths(month, 1)),
  now,
});

/** What happens to a lesson. */
const life = fc.record({
  happened: fc.constantFrom(...outcomes, "nothing", "cancelled", "cancelled-late"),
  isDisputed: fc.boolean(),
  decided: fc.option(fc.constantFrom(...outcomes)),
  reportedAfter: fc.option(fc.constantFrom(1, 24, 25, 70)),
});

test("the numbers of the months are those of the rules, and each lesson is in one month", async () => {
  const classes = [await makeCourse(people), await makeCourse(people), await makeCourse(people)];
  const lives = fc.sample(life, 90);
  const known: (CountedLesson & { id: string; month: string; tutorId: string })[] = [];
  for (const [place, { happened, isDisputed, decided, reportedAfter }] of lives.entries()) {
    const { assignmentId, tutor, student } = classes[place % 3]!;
    // Every 32 hours, so that days, weeks and months begin at every time of day; the last are to come.
    const startsAt = new Date(Date.parse("2025-03-20T00:00:00Z") + place * 32 * hour);
    const endsAt = startsAt.getTime() + hour;
    const lessonId = await publish(people, assignmentId, tutor, "live-session", {
      title: `L${place}`,
      startsAt,
    });
    const add = (event: Parameters<typeof insertLessonEvent>[1]["event"], saidBy: string) =>
      insertLessonEvent(academy.database, { lessonId, event, saidBy });
    const isOver = endsAt <= now.getTime();
    const isCancelled = happened.startsWith("cancelled");
    const outcome = outcomes.find((one) => one === happened) ?? null;
    if (isCancelled) {
      await academy.pool.query(
        "update content_items set cancelled_at = starts_at, cancelled_as = 'tutor', cancelled_late = $2 where id = $1",
        [lessonId, happened === "cancelled-late"],
      );
    }
    if (outcome && isOver) await add({ what: "settled", as: "tutor", outcome }, tutor.id);
    const disputed = isDisputed && isOver && !isCancelled;
    if (disputed) await add({ what: "disputed", as: "student" }, student.id);
    if (disputed && decided)
      await add({ what: "decided", as: "admin", outcome: decided }, tutor.id);
    const reportedAt = reportedAfter === null ? null : endsAt + reportedAfter * hour;
    await academy.pool.query("update lesson_records set reported_at = $2 where lesson_id = $1", [
      lessonId,
      reportedAt && new Date(reportedAt),
    ]);
    const settled = (disputed ? decided : null) ?? (isOver ? outcome : null);
    const open = disputed && !decided;
    const cancelled = isCancelled ? (happened as "cancelled" | "cancelled-late") : null;
    const unsaid = isOver ? "unsettled" : "planned";
    known.push({
      id: lessonId,
      month: monthOf(startsAt.getTime()),
      tutorId: tutor.id,
      standing: open ? "disputed" : (settled ?? cancelled ?? unsaid),
      endsAt,
      reportedAt,
      wasDisputed: disputed,
    });
  }
  // Every lesson lasts an hour.
  const minutesOf = (lessons: typeof known) =>
    Object.fromEntries(
      timedStandings.map((standing) => {
        const isTimed = (lesson: (typeof known)[number]) =>
          lesson.standing === standing &&
          (standing !== "unsettled" || isCounted("unsettled", lesson, now.getTime()));
        return [standing, lessons.filter(isTimed).length * 60];
      }),
    );
  const countOf = (measure: Measure, lessons: typeof known) =>
    lessons.filter((lesson) => isCounted(measure, lesson, now.getTime())).length;
  const sums = new Map<Measure, number>();
  for (const month of months) {
    const expected = known.filter((lesson) => lesson.month === month);
    const found = await findMonthQuality(academy.database, rangeOf(month), { limit: 9, offset: 0 });
    const counts = Object.fromEntries(
      measures.map((measure) => [measure, countOf(measure, expected)]),
    );
    expect(found.total.counts, month).toEqual(counts);
    expect(found.total.minutes, month).toEqual(minutesOf(expected));
    const timed = await listTimedLessons(academy.database, rangeOf(month), "all");
    for (const standing of timedStandings) {
      const own = timed.filter((lesson) => lesson.standing === standing);
      expect(own.length * 60).toBe(found.total.minutes[standing]);
    }
    const isShown = (lesson: (typeof known)[number]) =>
      lesson.standing === "disputed" ||
      measures.some((one) => one === lesson.standing && isCounted(one, lesson, now.getTime()));
    const shown = expected.filter(isShown);
    const inWeeks = found.weeks.reduce((sum, { held, others }) => sum + held + others, 0);
    expect(inWeeks, month).toBe(shown.length);
    const byTutor = await listTutorQuality(academy.database, rangeOf(month));
    for (const { tutor, counts: own, minutes } of byTutor) {
      const theirs = expected.filter(({ tutorId }) => tutorId === tutor?.id);
      expect(minutes).toEqual(minutesOf(theirs));
      for (const measure of measures) expect(own[measure]).toBe(countOf(measure, theirs));
    }
    for (const measure of measures) {
      const listed = await listCountedLessons(
        academy.database,
        rangeOf(month),
        { measure, whose: "all" },
        { limit: 100, offset: 0 },
      );
      const ids = expected.filter((lesson) => isCounted(measure, lesson, now.getTime()));
      expect(listed.map(({ id }) => id)).toEqual(ids.map(({ id }) => id));
      sums.set(measure, (sums.get(measure) ?? 0) + found.total.counts[measure]);
    }
  }
  for (const measure of measures) expect(sums.get(measure)).toBe(countOf(measure, known));
});
