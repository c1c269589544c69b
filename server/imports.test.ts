import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdmin } from "#data/people/admins.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { importStatus, startImport } from "#test/support/imports.ts";
import { makeStudent, makeTutor } from "#test/support/people.ts";
import { runNextImport } from "#use-cases/import/run.ts";

let academy: TestDatabase & { origin: string };
let adminId = "";
let emails: string[] = [];
let ids: string[] = [];
let tutor = "";
beforeAll(async () => {
  academy = Object.assign(await createDatabase("template"), { origin: "" });
  const { database } = academy;
  adminId = (await createAdmin(database, "admin@b.example", "hash", "Admin", "owner")) ?? "";
  const served = academy as unknown as TestAcademy;
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => makeStudent(served)));
  const students = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  emails = students.map(({ email }) => email);
  ids = students.map(({ id }) => id);
  tutor = (await makeTutor(served)).email;
});
afterAll(() => academy.drop());

/** Lets one instance look for an import. */
const look = () =>
  runNextImport(
    {
      database: academy.database,
      mailQueue: { put: async () => {} },
      log: () => {},
      erasures: { save: async () => {} },
    },
    new AbortController().signal,
  );

const assignments = (students: readonly string[], subject: string) =>
  startImport(academy, adminId, "assignments", [
    ["Student Email", "Tutor Email", "Class", "Subject"],
    ...students.map((student) => [student, tutor, "10", subject]),
  ]);

/** Starts a transaction of somebody else, which locks a student first. */
async function lockStudent(id: string) {
  const client = await academy.pool.connect();
  await client.query("begin");
  const lock = (one: string) =>
    client.query("select from students where id = $1 for update", [one]);
  await lock(id);
  return {
    lock,
    async end() {
      await client.query("commit");
      client.release();
    },
  };
}

/** Waits until a connection waits for a row that somebody else has locked. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and wait_event <> 'advisory'`;
  await expect.poll(async () => (await academy.pool.query(waiting)).rowCount).toBeGreaterThan(0);
}

test("two imports about the same students run one after the other", async () => {
  const [low = "", middle = "", high = ""] = emails;
  const other = await lockStudent(ids[1] ?? "");
  const first = await assignments([low, middle, high], "mathematics");
  const second = await assignments([high, middle, low], "physics");
  const one = look();
  const two = look();
  // The one that has begun waits for a student; the other finds that it runs.
  await somebodyWaits();
  await Promise.race([one, two]);
  const states = [await importStatus(academy, first), await importStatus(academy, second)];
  expect(states.map(({ state }) => state).toSorted()).toEqual(["running", "waiting"]);
  await other.end();
  await Promise.all([one, two]);
  await look();
  for (const id of [first, second]) {
    expect(await importStatus(academy, id)).toMatchObject({ state: "done", failure: null });
  }
});

test("an import locks students in the same order as everybody else", async () => {
  const [low = "", high = ""] = ids.slice(3);
  const other = await lockStudent(low);
  const id = await assignments(emails.slice(3).toReversed(), "mathematics");
  const running = look();
  await somebodyWaits();
  // The import waits for the first student, and has not locked the last one.
  await other.lock(high);
  await other.end();
  await running;
  expect(await importStatus(academy, id)).toMatchObject({ state: "done", failure: null });
});
