import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { insertDueArrivals } from "#data/mail/arrivals.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let admin: Person;
// 10:00 in India.
const now = new Date("2031-03-10T04:30:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
beforeEach(async () => {
  admin = await makeAdmin(academy);
  await setUntil(minutesAgo(30));
});
afterEach(() => database.pool.query("delete from accounts"));
afterAll(() => database.drop());

const setUntil = (at: Date) => database.pool.query("update admins set arrivals_until = $1", [at]);
const setPace = (pace: string) =>
  database.pool.query("update admins set arrivals_pace = $1", [pace]);

async function signUp(at: Date, make: typeof makeStudent = makeStudent): Promise<void> {
  const { id } = await make(academy);
  await database.pool.query("update students set created_at = $2 where id = $1", [id, at]);
  await database.pool.query("update tutors set created_at = $2 where id = $1", [id, at]);
}

/** The periods of the mails that are inserted at a moment. */
async function mailedAt(at: Date): Promise<{ since: Date; until: Date }[]> {
  const queued = await insertDueArrivals(academy.database, at);
  const { rows } = await database.pool.query<{ data: { since: string; until: string } }>(
    "select data from mails where id = any($1)",
    [queued.map(({ mailId }) => mailId)],
  );
  return rows.map(({ data }) => ({ since: new Date(data.since), until: new Date(data.until) }));
}

test("at once is a minute after the sign-up, then at most every 15 minutes, and nothing twice", async () => {
  await setPace("at-once");
  await signUp(minutesAgo(0));
  expect(await mailedAt(now)).toEqual([]);
  const first = { since: minutesAgo(30), until: minutesAgo(0) };
  expect(await mailedAt(minutesAgo(-1))).toEqual([first]);
  await signUp(minutesAgo(-2), makeTutor as typeof makeStudent);
  expect(await mailedAt(minutesAgo(-10))).toEqual([]);
  const second = { since: first.until, until: minutesAgo(-16) };
  expect(await mailedAt(minutesAgo(-17))).toEqual([second]);
  expect(await mailedAt(minutesAgo(-60))).toEqual([]);
});

test("daily is at eight in the morning in India, about the day before", async () => {
  // Known until yesterday at 9:00.
  const since = minutesAgo(25 * 60);
  await setUntil(since);
  await signUp(minutesAgo(20 * 60));
  expect(await mailedAt(minutesAgo(121))).toEqual([]);
  expect(await mailedAt(minutesAgo(119))).toEqual([{ since, until: minutesAgo(120) }]);
  await signUp(minutesAgo(100));
  expect(await mailedAt(now)).toEqual([]);
});

test("nobody is mailed without sign-ups, or who wants no such mails", async () => {
  await setUntil(minutesAgo(3 * 24 * 60));
  expect(await mailedAt(now)).toEqual([]);
  await signUp(minutesAgo(20 * 60));
  await database.pool.query("insert into mail_refusals values ($1, 'arrivals')", [admin.id]);
  expect(await mailedAt(now)).toEqual([]);
  await database.pool.query("delete from mail_refusals");
  expect(await mailedAt(now)).toHaveLength(1);
});

test("several instances at the same time insert one mail for each admin, however many sign up", async () => {
  await makeAdmin(academy);
  await setUntil(minutesAgo(30));
  await setPace("at-once");
  for (let people = 0; people < 5; people += 1) await signUp(minutesAgo(5));
  const mailed = await Promise.all(
    Array.from({ length: 4 }, () =>
      academy.database.transaction().execute((trx) => insertDueArrivals(trx, now)),
    ),
  );
  expect(mailed.flat()).toHaveLength(2);
});

test("only admins for people are mailed", async () => {
  await setPace("at-once");
  await signUp(minutesAgo(0));
  for (const [role, mails] of [
    ["editor", 0],
    ["accountant", 0],
    ["coordinator", 1],
  ] as const) {
    await database.pool.query("update admins set role = $1", [role]);
    expect(await mailedAt(minutesAgo(-1)), role).toHaveLength(mails);
  }
});
