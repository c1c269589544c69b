import { afterAll, beforeAll, expect, test } from "vitest";
import { updateFeesStart } from "#data/fees/bills.ts";
import { insertRate } from "#data/fees/rates.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { day } from "#domain/shared/durations.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeCourse, publish } from "#test/support/people.ts";
import { startBilling } from "./bills.ts";

let database: TestDatabase;
const academy = { origin: "" } as TestAcademy;
let stop = async () => {};
const logged: unknown[] = [];
/** At 3 AM in India, on another day after each check. */
let now = new Date("2026-11-20T21:30:00Z");

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
afterAll(async () => {
  await stop();
  await database.drop();
});

const start = () =>
  startBilling(
    {
      database: database.database,
      log: (level, event, fields) => void logged.push([level, event, fields]),
    },
    20,
    () => now,
  );

test("a night's check enters what no trigger has entered, and logs it once", async () => {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const startsAt = new Date("2026-11-18T10:00:00Z");
  const lesson = { title: "Held", startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", lesson);
  await updateFeesStart(database.database, "2026-11-01");
  const rate = { scope: { is: "academy" }, from: "2026-11-01", madeBy: student.id } as const;
  await insertRate(database.database, { ...rate, kind: "price", paisePerHour: 60_000 });
  await insertRate(database.database, { ...rate, kind: "pay", paisePerHour: 35_000 });
  // As an operator might, who copies rows by hand.
  await database.pool.query("alter table lesson_records disable trigger lesson_records_billed");
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(database.database, { lessonId, event, saidBy: tutor.id });
  await database.pool.query("alter table lesson_records enable trigger lesson_records_billed");

  stop = start();
  await expect.poll(() => logged).toEqual([["warn", "bills-checked", { lessons: 1, changed: 1 }]]);
  const { rows } = await database.pool.query<{ balance: string }>(
    "select balance from ledger_accounts where balance <> 0 order by balance",
  );
  expect(rows.map(({ balance }) => Number(balance))).toEqual([-35_000, 60_000]);

  now = new Date(now.getTime() + day);
  await expect
    .poll(() => logged.slice(1))
    .toEqual([["info", "bills-checked", { lessons: 1, changed: 0 }]]);
});

test("a night's check ends, though a lesson starts at a fraction of a millisecond", async () => {
  // As an operator might, who moves rows by hand.
  for (const table of ["content_items", "lesson_records"]) {
    await database.pool.query(
      `update ${table} set starts_at = starts_at + interval '123 microseconds'`,
    );
  }
  const checks = logged.length;
  now = new Date(now.getTime() + day);
  await expect.poll(() => logged.length).toBe(checks + 1);
});
