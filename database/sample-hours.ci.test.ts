import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "./sample-academy.ts";
import { insertEnquiries } from "./sample-enquiries.ts";
import { addMakeUps } from "./sample-make-ups.ts";
import { planCourses } from "./sample-teaching.ts";
import { plusMinutes } from "./sample-time.ts";

// The sample academy may be started at any hour, also in the middle of an Indian night.

const noon = new Date("2026-11-20T06:30:00Z");
const everyHour = Array.from({ length: 24 }, (_, hour) => plusMinutes(noon, hour * 60));
const timeOf = (moment: Date) => toIndiaDateTimeFields(moment).time;

let sample: TestDatabase;
beforeAll(async () => {
  sample = await createDatabase("template");
  await fillSampleAcademy(sample.database, noon, cheapCost);
});
afterAll(() => sample.drop());

test.each(everyHour)("an academy filled at %s has lessons in the hours of a real one", (now) => {
  const times = addMakeUps(now, planCourses(now))
    .flatMap(({ items }) => items)
    .flatMap(({ startsAt, minutes }) =>
      startsAt && minutes !== null
        ? [timeOf(startsAt), timeOf(plusMinutes(startsAt, minutes))]
        : [],
    )
    .toSorted();
  const [first = "", last = ""] = [times[0], times.at(-1)];
  expect([first, last, first >= "07:00" && last <= "22:30"]).toEqual([first, last, true]);
});

test("demo classes and calls are in the hours of a real academy, at any hour of its start", async () => {
  const id = (await sample.pool.query<{ id: string }>("select id from admins limit 1")).rows[0]?.id;
  for (const now of everyHour) {
    const trx = await sample.database.startTransaction().execute();
    await sql`delete from demo_lessons`.execute(trx);
    await sql`delete from enquiries`.execute(trx);
    await insertEnquiries(trx, now, id ?? "");
    const { rows } = await sql<{ what: string; at: Date }>`
      select 'demo' as what, starts_at as at from demo_lessons
      union all select 'demo', starts_at + make_interval(mins => minutes) from demo_lessons
      union all select 'wish', unnest(array[first_at, second_at]) from enquiries
      union all select 'call', answered_at from enquiries where answered_at is not null
      union all select 'next', next_step_at from enquiries where next_step_at is not null`.execute(
      trx,
    );
    await trx.rollback().execute();
    const whats = new Set(rows.map(({ what }) => what));
    expect([...whats].toSorted()).toEqual(["call", "demo", "next", "wish"]);
    for (const { what, at } of rows) {
      const time = timeOf(at);
      expect([what, time, time >= "09:00" && time <= "21:00"]).toEqual([what, time, true]);
      if (what === "call") expect(at < now).toBe(true);
    }
  }
});
