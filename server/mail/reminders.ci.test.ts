import { mailWriter } from "#mails/shared/writer.ts";
import { standardSite } from "#content/site/site.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#data/shared/database.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import {
  allSent,
  dayBefore,
  hourBefore,
  milliseconds,
  planLesson,
  remindersOf,
  type PlannedLesson,
} from "#test/support/reminders.ts";
import { openMailSender } from "./sender.ts";
import { createSmtpTransport } from "./transport.ts";

// Mail senders that are killed: reminders.drill.test.ts.

const sink = useMailSink();
const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  sink.refuse = null;
});
afterAll(() => database.drop());

const { minute, hour } = milliseconds;
// Whole seconds, long after all that the tests write.
const start = new Date("2031-03-10T12:30:00Z").getTime();
/** The senders' time, and how often it was read since it was set. */
let clock = { time: start, reads: 0 };

function setClock(time: number): void {
  clock = { time, reads: 0 };
}

async function openSender(): Promise<void> {
  const served = openDatabase({ ...database.config, user: appRole }, () => {});
  const now = () => {
    clock.reads += 1;
    return new Date(clock.time);
  };
  const sender = await openMailSender(
    {
      database: served.database,
      transport: createSmtpTransport(sink.url),
      from: "hello@academy.example",
      academy: () => standardSite.academy,
      writer: () => mailWriter,
      secret: new Uint8Array(32),
      now,
      log: () => {},
    },
    { ...fastAcademy.mailTimings, queue: 500, resetRequests: 1_000, reminders: 30 },
  );
  await sender.start("https://academy.example");
  closing.push(async () => {
    await sender.stop();
    await served.pool.end();
  });
}

const plan = (startsAt: number) => planLesson(academy, startsAt);
const reminders = (session: PlannedLesson) => remindersOf(sink, session);

/** Moves a session as an edit does, at a time of the tests' clock. */
async function move({ sessionId }: PlannedLesson, startsAt: number, at: number): Promise<void> {
  const { pool } = academy;
  const to = new Date(startsAt);
  await pool.query("update content_items set starts_at = $2 where id = $1", [sessionId, to]);
  await pool.query("update content_items set updated_at = $2 where id = $1", [
    sessionId,
    new Date(at),
  ]);
}

/** Waits until the sender has looked for reminders at the current time, and sent all mails. */
async function settle(): Promise<void> {
  await expect.poll(() => clock.reads, { interval: 20 }).toBeGreaterThan(2);
  await allSent(academy);
}

test("reminders follow a session that is planned, moved later and earlier, and deleted", async () => {
  setClock(start - 25 * hour);
  const [kept, moved, deleted, late] = [
    await plan(start),
    await plan(start),
    await plan(start),
    await plan(start + 48 * hour),
  ];
  await openSender();
  await settle();
  for (const each of [kept, moved, deleted, late]) expect(reminders(each)).toEqual([]);

  setClock(start - 24 * hour + minute);
  await settle();
  for (const each of [kept, moved, deleted]) expect(reminders(each)).toEqual([dayBefore]);
  expect(reminders(late)).toEqual([]);
  const mail = sink.arrived.find(({ recipient }) => recipient === kept.student.email);
  expect(mail?.text).toContain("Starts: Monday 10 March at 6:00 PM IST\n");

  // Two hours later; a deletion; and one brought forward, past its day but before its hour.
  await move(moved, start + 2 * hour, start - 20 * hour);
  await academy.pool.query("delete from content_items where id = $1", [deleted.sessionId]);
  await move(late, start + 30 * minute, start - 20 * hour);
  setClock(start - 20 * hour);
  await settle();
  // The day before its new start has passed by two hours.
  expect(reminders(late)).toEqual([]);
  setClock(start - hour);
  await settle();
  expect(reminders(kept)).toEqual([dayBefore, hourBefore]);
  expect(reminders(moved)).toEqual([dayBefore]);
  expect(reminders(deleted)).toEqual([dayBefore]);

  setClock(start - 30 * minute);
  await settle();
  expect(reminders(late)).toEqual([hourBefore]);
  setClock(start + hour);
  await settle();
  expect(reminders(moved)).toEqual([dayBefore, hourBefore]);
  expect(reminders(kept)).toEqual([dayBefore, hourBefore]);
  expect(reminders(late)).toEqual([hourBefore]);
});

test("a session planned or moved just too late still gets its reminder for ten minutes", async () => {
  setClock(start - 50 * minute);
  const [justPast, longPast] = [await plan(start), await plan(start - 10 * minute)];
  await move(justPast, start + minute, start - 50 * minute);
  await move(longPast, start - 9 * minute, start - 50 * minute);
  await openSender();
  await settle();
  expect(reminders(justPast)).toEqual([hourBefore]);
  expect(reminders(longPast)).toEqual([]);
});

test("no reminder goes to people who switched it off or were deleted, nor without an approved tutor", async () => {
  setClock(start - 2 * hour);
  const [off, gone, unapproved, ended] = [
    await plan(start),
    await plan(start),
    await plan(start),
    await plan(start),
  ];
  const { pool } = academy;
  await pool.query(
    "insert into mail_refusals select id, 'reminders' from accounts where id = any($1)",
    [[off.student.id, off.tutor.id]],
  );
  await pool.query("delete from accounts where id = $1", [gone.student.id]);
  await pool.query("update tutors set status = 'pending', approved_date = null where id = $1", [
    unapproved.tutor.id,
  ]);
  await pool.query("update assignments set status = 'ended' where student_id = $1", [
    ended.student.id,
  ]);
  const control = await plan(start);
  setClock(start - hour);
  await openSender();
  await settle();
  expect(reminders(control)).toEqual([hourBefore]);
  for (const each of [off, gone, unapproved, ended]) expect(reminders(each)).toEqual([]);
});

test("a reminder missed during an outage is sent late, unless the session has begun", async () => {
  const [soon, begun] = [await plan(start), await plan(start - 45 * minute)];
  setClock(start - 30 * minute);
  await openSender();
  await settle();
  expect(reminders(soon)).toEqual([hourBefore]);
  expect(reminders(begun)).toEqual([]);
});

test("a reminder that became stale in the queue is not sent", async () => {
  const [moved, deleted, begun, fine] = [
    await plan(start),
    await plan(start),
    await plan(start),
    await plan(start),
  ];
  setClock(start - hour);
  // The mail server is unavailable while they are queued.
  sink.refuse = () => 451;
  await openSender();
  await expect
    .poll(
      async () => (await academy.pool.query("select from mails where sent_at is null")).rowCount,
    )
    .toBe(8);
  await move(moved, start + 5 * hour, start - 59 * minute);
  await academy.pool.query("delete from content_items where id = $1", [deleted.sessionId]);
  await move(begun, start - 58 * minute, start - 59 * minute);
  setClock(start - 57 * minute);
  sink.refuse = null;
  await settle();
  expect(reminders(fine)).toEqual([hourBefore]);
  for (const each of [moved, deleted, begun]) expect(reminders(each)).toEqual([]);
});
