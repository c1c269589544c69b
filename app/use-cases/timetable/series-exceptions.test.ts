import { beforeEach, describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeCourse, makeStudent, publish, type Person } from "#test/support/people.ts";
import { editLesson, planWeekly, type WeeklyLesson } from "#test/support/weekly-lessons.ts";
import { extendSeries } from "./extend-series.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();
let tutor: Person;
let assignmentId = "";
let list = "";

const today = dayOf(new Date());
// The day after a Wednesday, so that the day up to which a series is planned is a Wednesday.
const thursday = addDays(today, 11 - weekdayOf(today));
const at = (day: string, time: string) => parseIndiaDateTime(day, time) ?? new Date(Number.NaN);
const daysLater = (days: number) => new Date(Date.now() + days * day);

beforeEach(async () => {
  await academy.pool.query("truncate lesson_series cascade");
  ({ tutor, assignmentId } = await makeCourse(academy));
  list = `/tutor-dashboard/${assignmentId}/live-sessions`;
});

const plan = (more: { days?: string[]; time?: string; lessons?: string } = {}) =>
  planWeekly(academy, tutor.browser, assignmentId, {
    days: ["3"],
    time: "17:00",
    firstDay: thursday,
    ...more,
  });

const move = (lesson: WeeklyLesson | undefined, fields: Record<string, string>) =>
  editLesson(academy, tutor.browser, lesson?.id ?? "", fields);

const remove = (lesson: WeeklyLesson | undefined, scope = "this") =>
  tutor.browser.submit(`${list}/${lesson?.id}/delete`, { scope });

async function readStarts(): Promise<Date[]> {
  const { rows } = await academy.pool.query<{ at: Date }>(
    "select starts_at as at from content_items where assignment_id = $1 order by 1",
    [assignmentId],
  );
  return rows.map(({ at: start }) => start);
}

/** Runs the hourly job until nothing is due. @returns the starts that it planned */
async function extend(now: Date): Promise<Date[]> {
  const before = new Set((await readStarts()).map(Number));
  while ((await extendSeries(academy.database, now)) > 0);
  return (await readStarts()).filter((start) => !before.has(start.getTime()));
}

/** How many weekly lessons the tutor's list names as left out. */
async function countLeftOut(): Promise<number> {
  const page = await tutor.browser.read(list);
  return Number(/(\d+) weekly lessons? (?:is|are) left out/.exec(page)?.[1] ?? 0);
}

describe("a series never meets itself:", () => {
  test.each([
    ["half an hour earlier", "16:30", 0],
    ["half an hour later", "17:30", 0],
    ["across midnight", "00:15", 1],
    ["a day earlier", "17:00", -1],
    ["to the evening before", "23:00", -1],
  ])("moved %s, nothing is left out or planned twice", async (_, time, days) => {
    const lessons = await plan();
    const [first] = lessons;
    const day = addDays(dayOf(first?.startsAt ?? new Date()), days);
    const confirmedTime = `${day} ${time} at-night`;
    expect(await move(first, { scope: "all", date: day, time, confirmedTime })).toBe(303);
    const moved = await readStarts();
    expect(moved).toHaveLength(lessons.length);
    const planned = await extend(daysLater(20));
    expect(await countLeftOut()).toBe(0);
    const all = await readStarts();
    expect(all).toEqual(all.map((_start, week) => at(addDays(day, 7 * week), time)));
    expect(planned).toEqual(all.slice(moved.length));
  });

  test("its lesson moved alone onto a later place is not left out there", async () => {
    const lessons = await plan();
    const last = lessons.at(-1);
    const next = addDays(dayOf(last?.startsAt ?? new Date()), 7);
    expect(await move(last, { scope: "this", date: next })).toBe(303);
    await extend(daysLater(25));
    expect(await countLeftOut()).toBe(0);
    const starts = (await readStarts()).map(Number);
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe("an exception stays:", () => {
  test.each([
    ["earlier on the day", "16:00", 0],
    ["later on the day", "18:15", 0],
    ["to another day", "17:00", -2],
    ["across midnight", "00:30", 1],
  ])("a deleted last lesson, all moved %s", async (_, time, days) => {
    const lessons = await plan();
    await remove(lessons.at(-1));
    const day = addDays(dayOf(lessons[0]?.startsAt ?? new Date()), days);
    const confirmedTime = `${day} ${time} at-night`;
    expect(await move(lessons[0], { scope: "all", date: day, time, confirmedTime })).toBe(303);
    const gone = at(addDays(day, 7 * (lessons.length - 1)), time);
    expect(await extend(daysLater(25))).not.toContainEqual(gone);
    expect(await countLeftOut()).toBe(0);
  });

  test("of several weekly lessons, each deleted one, through two moves", async () => {
    const lessons = await plan({ days: ["1", "3"] });
    await remove(lessons.at(-1));
    await remove(lessons.at(-2));
    expect(await move(lessons[0], { scope: "all", time: "16:30" })).toBe(303);
    expect(await move(lessons[0], { scope: "all", time: "15:30" })).toBe(303);
    const gone = lessons.slice(-2).map(({ startsAt }) => at(dayOf(startsAt), "15:30"));
    const planned = await extend(daysLater(25));
    expect(planned.length).toBeGreaterThan(0);
    for (const start of gone) expect(planned).not.toContainEqual(start);
  });

  describe("a lesson that was left out", () => {
    let lessons: WeeklyLesson[] = [];
    let skipped = "";

    beforeEach(async () => {
      lessons = await plan();
      skipped = addDays(dayOf(lessons.at(-1)?.startsAt ?? new Date()), 7);
      await academy.pool.query("insert into holidays (day, name) values ($1, 'Bonalu')", [skipped]);
      await extend(daysLater(25));
      await academy.pool.query("delete from holidays");
      expect(await countLeftOut()).toBe(1);
    });

    test.each([
      ["all", 0],
      ["following", 5],
    ])("is named after a move of %s", async (scope, place) => {
      expect(await move(lessons[place], { scope, time: "16:00" })).toBe(303);
      expect(await countLeftOut()).toBe(1);
      expect(await extend(daysLater(40))).not.toContainEqual(at(skipped, "16:00"));
      expect(await countLeftOut()).toBe(1);
      expect(await tutor.browser.read(list)).toContain("4:00 PM");
    });

    test("is named after a change from a later lesson on", async () => {
      const later = (await extend(daysLater(60))).at(-1);
      const { rows } = await academy.pool.query<WeeklyLesson>(
        'select id, starts_at as "startsAt" from content_items where starts_at = $1',
        [later],
      );
      expect(await move(rows[0], { scope: "following", time: "16:00" })).toBe(303);
      expect(await countLeftOut()).toBe(1);
      await remove(rows[0], "following");
      expect(await countLeftOut()).toBe(1);
    });

    test("is named until somebody plans it, and again once that is deleted", async () => {
      const startsAt = at(skipped, "19:00");
      const id = await publish(academy, assignmentId, tutor, "live-session", {
        title: "Instead",
        startsAt,
      });
      expect(await countLeftOut()).toBe(0);
      await remove({ id, startsAt });
      expect(await countLeftOut()).toBe(1);
      const theirs = await assign(academy, await makeStudent(academy), tutor);
      await publish(academy, theirs, tutor, "live-session", { title: "Other", startsAt });
      expect(await countLeftOut()).toBe(1);
    });
  });

  test("a series that a move ended goes on once, also after an undo in its old part", async () => {
    const lessons = await plan();
    expect(await move(lessons[3], { scope: "following", time: "16:00" })).toBe(303);
    await remove(lessons[0], "all");
    await tutor.browser.submit(`${list}/${lessons[0]?.id}/undo`);
    const planned = await extend(daysLater(40));
    expect(planned).toEqual(planned.map((start) => at(dayOf(start), "16:00")));
  });
});
