import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { assign, makeStudent, makeTutor, publish, type Person } from "#test/support/people.ts";
import type { FixtureOptions } from "./post-office.fixture.ts";

const sink = useMailSink();
const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let folder = "";
const offices: ChildProcess[] = [];

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
  folder = await mkdtemp(join(tmpdir(), "viluva-mail-"));
});
afterEach(async () => {
  for (const office of offices.splice(0)) await kill(office);
  sink.refuse = null;
  sink.beforeAnswer = null;
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const minute = 60_000;
const hour = 60 * minute;
// Whole seconds, long after all that the tests write.
const start = new Date("2031-03-10T12:30:00Z").getTime();
const words = { day: "is within a day", hour: "is within an hour" };

/** Moves the clock of every post office, whole or not at all. */
async function setClock(at: number): Promise<void> {
  await writeFile(join(folder, "clock.part"), new Date(at).toISOString());
  await rename(join(folder, "clock.part"), join(folder, "clock"));
}

async function openOffice(): Promise<ChildProcess> {
  const { host = "", port = 0, database: name = "" } = database.config;
  const options: FixtureOptions = {
    database: { host, port, user: appRole, database: name },
    smtpUrl: sink.url,
    clock: join(folder, "clock"),
  };
  const path = join(import.meta.dirname, "post-office.fixture.ts");
  const office = spawn(process.execPath, [path, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  offices.push(office);
  await once(office.stdout ?? office, "data");
  return office;
}

async function kill(office: ChildProcess): Promise<void> {
  if (office.exitCode !== null || office.signalCode !== null) return;
  office.kill("SIGKILL");
  await once(office, "exit");
}

interface Class {
  student: Person;
  tutor: Person;
  sessionId: string;
}

let titles = 0;

/** A live session of two new people, planned long before. */
async function plan(startsAt: number): Promise<Class> {
  titles += 1;
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  const assignmentId = await assign(academy, student, tutor);
  const content = { title: `Doubts ${titles}`, startsAt: new Date(startsAt) };
  const sessionId = await publish(academy, assignmentId, tutor, "live-session", content);
  return { student, tutor, sessionId };
}

/** Moves a session as an edit does, at a time of the tests' clock. */
async function move({ sessionId }: Class, startsAt: number, at: number): Promise<void> {
  const { pool } = academy;
  const to = new Date(startsAt);
  await pool.query("update content_items set starts_at = $2 where id = $1", [sessionId, to]);
  await pool.query("update content_items set updated_at = $2 where id = $1", [
    sessionId,
    new Date(at),
  ]);
}

/** Lets every post office look at the clock a few times, and the queue be empty. */
async function settle(): Promise<void> {
  await delay(600);
  const waiting = async () => {
    const { rowCount } = await academy.pool.query("select from mails where sent_at is null");
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 80_000, interval: 100 }).toBe(0);
}

/** What both people of a class were reminded of so far, in order: they always get the same. */
function remindersOf({ student, tutor }: Class): string[] {
  const of = ({ email }: Person) =>
    sink.arrived.filter((mail) => mail.recipient === email).map((mail) => mail.subject ?? "");
  expect(of(tutor)).toEqual(of(student));
  return of(student);
}

const day = `Your Mathematics session ${words.day}`;
const anHour = `Your Mathematics session ${words.hour}`;

test("reminders follow a session: made, moved later and earlier, past a point, and deleted", async () => {
  await setClock(start - 25 * hour);
  const [kept, moved, deleted, late] = [
    await plan(start),
    await plan(start),
    await plan(start),
    await plan(start + 48 * hour),
  ];
  await openOffice();
  await settle();
  for (const each of [kept, moved, deleted, late]) expect(remindersOf(each)).toEqual([]);

  await setClock(start - 24 * hour + minute);
  await settle();
  for (const each of [kept, moved, deleted]) expect(remindersOf(each)).toEqual([day]);
  expect(remindersOf(late)).toEqual([]);
  const mail = sink.arrived.find(({ recipient }) => recipient === kept.student.email);
  expect(mail?.text).toContain("Starts: March 10, 2031 at 6:00 PM IST\n");

  // Two hours later; a deletion; and one brought forward, past its day but before its hour.
  await move(moved, start + 2 * hour, start - 20 * hour);
  await academy.pool.query("delete from content_items where id = $1", [deleted.sessionId]);
  await move(late, start + 30 * minute, start - 20 * hour);
  await setClock(start - 20 * hour);
  await settle();
  // The day before its new start has passed by two hours.
  expect(remindersOf(late)).toEqual([]);
  await setClock(start - hour);
  await settle();
  expect(remindersOf(kept)).toEqual([day, anHour]);
  expect(remindersOf(moved)).toEqual([day]);
  expect(remindersOf(deleted)).toEqual([day]);

  await setClock(start - 30 * minute);
  await settle();
  expect(remindersOf(late)).toEqual([anHour]);
  await setClock(start + hour);
  await settle();
  expect(remindersOf(moved)).toEqual([day, anHour]);
  expect(remindersOf(kept)).toEqual([day, anHour]);
  expect(remindersOf(late)).toEqual([anHour]);
});

test("a session planned, or moved, just past a point is reminded of for ten minutes only", async () => {
  await setClock(start - 50 * minute);
  const [justPast, longPast] = [await plan(start), await plan(start - 10 * minute)];
  await move(justPast, start + minute, start - 50 * minute);
  await move(longPast, start - 9 * minute, start - 50 * minute);
  await openOffice();
  await settle();
  expect(remindersOf(justPast)).toEqual([anHour]);
  expect(remindersOf(longPast)).toEqual([]);
});

test("nobody is reminded who switched it off, is gone, or whose tutor is not approved", async () => {
  await setClock(start - 2 * hour);
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
  await setClock(start - hour);
  await openOffice();
  await settle();
  expect(remindersOf(control)).toEqual([anHour]);
  for (const each of [off, gone, unapproved, ended]) expect(remindersOf(each)).toEqual([]);
});

test("an outage across a point makes a reminder late, not lost, unless the session begins", async () => {
  const [soon, begun] = [await plan(start), await plan(start - 45 * minute)];
  await setClock(start - 30 * minute);
  await openOffice();
  await settle();
  expect(remindersOf(soon)).toEqual([anHour]);
  expect(remindersOf(begun)).toEqual([]);
});

test("one that became stale in the queue is not sent", async () => {
  const [moved, deleted, begun, fine] = [
    await plan(start),
    await plan(start),
    await plan(start),
    await plan(start),
  ];
  await setClock(start - hour);
  // The mail server is away while they are queued.
  sink.refuse = () => 451;
  await openOffice();
  await expect
    .poll(
      async () => (await academy.pool.query("select from mails where sent_at is null")).rowCount,
    )
    .toBe(8);
  await move(moved, start + 5 * hour, start - 59 * minute);
  await academy.pool.query("delete from content_items where id = $1", [deleted.sessionId]);
  await move(begun, start - 58 * minute, start - 59 * minute);
  await setClock(start - 57 * minute);
  sink.refuse = null;
  await settle();
  expect(remindersOf(fine)).toEqual([anHour]);
  for (const each of [moved, deleted, begun]) expect(remindersOf(each)).toEqual([]);
});

test(
  "each is sent exactly once by several post offices that are killed and started again",
  { timeout: 300_000 },
  async () => {
    await setClock(start - 25 * hour);
    const classes: Class[] = [];
    for (let at = 0; at < 6; at += 1) classes.push(await plan(start));
    await openOffice();
    for (const at of [start - 24 * hour, start - hour]) {
      let arrivals = 0;
      const killAt = 3;
      // Before the recipient is taken, so that nothing of that mail was handed over.
      sink.refuse = () => {
        arrivals += 1;
        if (arrivals % killAt !== 0) return null;
        for (const office of offices) office.kill("SIGKILL");
        return 451;
      };
      await openOffice();
      await setClock(at);
      for (let kills = 0; kills < 3; kills += 1) {
        await delay(4_000);
        await openOffice();
      }
      sink.refuse = null;
      await openOffice();
      await settle();
    }
    for (const { student, tutor } of classes) {
      for (const { email } of [student, tutor]) {
        // A kill may also fall between the server's yes and our note: then it is the same message.
        const mine = sink.arrived.filter(({ recipient }) => recipient === email);
        const once = new Map(mine.map(({ messageId, subject }) => [messageId, subject]));
        expect([...once.values()]).toEqual([day, anHour]);
      }
    }
  },
);

test(
  "killed between the server's yes and our note it comes again, as the same message",
  { timeout: 200_000 },
  async () => {
    await setClock(start - hour);
    const one = await plan(start);
    let kills = 0;
    sink.beforeAnswer = () => {
      if (kills > 0) return;
      kills += 1;
      for (const office of offices) office.kill("SIGKILL");
    };
    await openOffice();
    await expect.poll(() => kills).toBe(1);
    await openOffice();
    await settle();
    const mine = sink.arrived.filter(({ recipient }) =>
      [one.student.email, one.tutor.email].includes(recipient),
    );
    expect(mine.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mine.map(({ messageId }) => messageId)).size).toBe(2);
  },
);
