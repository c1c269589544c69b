import { beforeEach, describe, expect, test } from "vitest";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { useAcademy } from "#test/support/academy.ts";
import { assign, makeCourse, makeStudent, publish, type Person } from "#test/support/people.ts";
import { planWeekly } from "#test/support/weekly-lessons.ts";
import { extendSeries } from "./extend-series.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();
let tutor: Person;
let assignmentId = "";

const today = dayOf(new Date());
const monday = addDays(today, 8 - weekdayOf(today));
const at = (day: string, time: string) => parseIndiaDateTime(day, time) ?? new Date(Number.NaN);
const daysLater = (days: number) => new Date(Date.now() + days * day);

beforeEach(async () => {
  await academy.pool.query("truncate lesson_series cascade");
  ({ tutor, assignmentId } = await makeCourse(academy));
});

const plan = (more: { lastDay?: string } = {}) =>
  planWeekly(academy, tutor.browser, assignmentId, {
    days: ["1"],
    time: "18:00",
    firstDay: monday,
    ...more,
  });

async function readStarts(): Promise<Date[]> {
  const { rows } = await academy.pool.query<{ at: Date }>(
    "select starts_at as at from content_items where assignment_id = $1 and series_id is not null order by 1",
    [assignmentId],
  );
  return rows.map(({ at: start }) => start);
}

async function readSkipped(): Promise<Date[]> {
  const { rows } = await academy.pool.query<{ skipped: Date[] }>(
    "select skipped from lesson_series where assignment_id = $1",
    [assignmentId],
  );
  return rows[0]?.skipped ?? [];
}

describe("a series is extended", () => {
  test("to 26 weeks ahead and a week more, once however many instances run", async () => {
    await plan();
    const now = daysLater(30);
    const extended = await Promise.all(
      Array.from({ length: 4 }, () => extendSeries(academy.database, now)),
    );
    expect(extended.reduce((sum, one) => sum + one)).toBe(1);
    const starts = await readStarts();
    expect(starts).toEqual(
      Array.from(starts, (_, place) => at(addDays(monday, 7 * place), "18:00")),
    );
    const last = addDays(dayOf(now), 26 * 7 - 1);
    expect(starts.at(-1)?.getTime()).toBeGreaterThan(at(addDays(last, -7), "18:00").getTime());
    expect(await extendSeries(academy.database, now)).toBe(0);
    expect(await extendSeries(academy.database, daysLater(36))).toBe(0);
    expect(await extendSeries(academy.database, daysLater(38))).toBe(1);
  });

  test("without lessons whose time is taken, or that are on a holiday or time off", async () => {
    const lessons = await plan();
    const next = addDays(dayOf(lessons.at(-1)?.startsAt ?? new Date()), 7);
    const theirs = await assign(academy, await makeStudent(academy), tutor);
    const startsAt = at(next, "18:30");
    await publish(academy, theirs, tutor, "live-session", { title: "Busy", startsAt });
    await academy.pool.query("insert into holidays (day, name) values ($1, 'Bonalu')", [
      addDays(next, 7),
    ]);
    await academy.pool.query(
      "insert into time_off (tutor_id, first_day, last_day) values ($1, $2, $3)",
      [tutor.id, addDays(next, 13), addDays(next, 15)],
    );
    expect(await extendSeries(academy.database, daysLater(40))).toBe(1);
    const skipped = [0, 7, 14].map((days) => at(addDays(next, days), "18:00"));
    expect(await readSkipped()).toEqual(skipped);
    const starts = await readStarts();
    expect(starts).toContainEqual(at(addDays(next, 21), "18:00"));
    for (const start of skipped) expect(starts).not.toContainEqual(start);
  });

  test("without new marks for the student", async () => {
    await plan();
    await extendSeries(academy.database, daysLater(30));
    const { rows } = await academy.pool.query(
      `select from content_items c where c.assignment_id = $1
       and not exists (select from seen_items v where v.item_id = c.id)`,
      [assignmentId],
    );
    expect(rows).toHaveLength(1);
  });

  test("not beyond its last day", async () => {
    await plan({ lastDay: addDays(monday, 21) });
    expect(await extendSeries(academy.database, daysLater(60))).toBe(0);
    expect(await readStarts()).toHaveLength(4);
  });

  test("not while its tutor is suspended, and then without the time between", async () => {
    await plan();
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
    expect(await extendSeries(academy.database, daysLater(60))).toBe(0);
    await academy.pool.query("update tutors set status = 'approved' where id = $1", [tutor.id]);
    expect(await extendSeries(academy.database, daysLater(60))).toBe(1);
  });

  test("not after its assignment has ended or its tutor has left", async () => {
    await plan();
    await academy.pool.query("delete from accounts where id = $1", [tutor.id]);
    expect(await extendSeries(academy.database, daysLater(60))).toBe(0);
    const { rows } = await academy.pool.query(
      "select from lesson_series where assignment_id = $1 and ended_at is not null",
      [assignmentId],
    );
    expect(rows).toHaveLength(1);
  });
});
