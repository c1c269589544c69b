import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createStudent } from "#data/account/accounts.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { readRows } from "#test/support/drill.ts";
import { createSample } from "#test/support/sample.ts";
import { moveAcademy, type MoveOptions } from "./move.ts";

let sample: TestDatabase;
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  sample = await createSample();
});
afterAll(() => sample.drop());

beforeEach(async () => {
  source = await createDatabase(sample);
  target = await createDatabase("template");
});
afterEach(async () => {
  await source.drop();
  await target.drop();
});

const profile = {
  name: "Sita Devi",
  username: "sita",
  phoneNumber: "+91 00000 00000",
  address: "Warangal",
  referralEmail: null,
  selectedClass: "class-9",
  selectedSubjects: ["physics"],
};

function move(options: Partial<MoveOptions> = {}) {
  const { signal } = new AbortController();
  return moveAcademy(source.pool, target.pool, { signal, onProgress() {}, ...options });
}

test("a second move only compares, and names a table in which a value was changed", async () => {
  await move();
  const rows = await readRows(target.pool);
  expect(await move()).toMatchObject({ isRepeated: true });
  expect(await readRows(target.pool)).toEqual(rows);
  await target.pool.query(
    "update students set address = address || '.' where id = (select min(id::text)::uuid from students)",
  );
  await expect(move()).rejects.toThrow("These tables differ in the target: students.");
});

test("a target with accounts of its own is refused and left unchanged", async () => {
  await createStudent(target.database, "sita@test.example", "hash", profile);
  const rows = await readRows(target.pool);
  await expect(move()).rejects.toThrow("That database has accounts of its own.");
  expect(await readRows(target.pool)).toEqual(rows);
});

async function isBeingRestored(): Promise<boolean> {
  const { rowCount } = await target.pool.query(
    `select from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()`,
  );
  return rowCount !== 0;
}

test("an interrupted move leaves nothing behind, and the next one succeeds", async () => {
  const before = await readRows(target.pool);
  const controller = new AbortController();
  const onProgress = (text: string) => {
    if (text.startsWith("Replacing tutors")) controller.abort(new Error("interrupted"));
  };
  await expect(move({ signal: controller.signal, onProgress })).rejects.toThrow("interrupted");
  expect(await readRows(target.pool)).toEqual(before);
  // PostgreSQL finishes a statement before it notices that the connection is closed.
  await expect.poll(isBeingRestored).toBe(false);
  expect(await move()).toMatchObject({ isRepeated: false });
});
