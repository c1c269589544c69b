import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestAcademy, type TestDatabase } from "#test/support/academy.ts";
import { makeStudent } from "#test/support/people.ts";
import { startCleanup } from "./cleanup.ts";

const academy = { origin: "" } as TestAcademy;
let database: TestDatabase;
let stop = () => {};

beforeAll(async () => {
  database = await createDatabase("template");
  Object.assign(academy, database);
});
afterAll(async () => {
  stop();
  await database.drop();
});

test("expired undo snapshots are deleted, list counts compacted and erasures saved", async () => {
  const { id } = await makeStudent(academy);
  const insert = (recordId: string, until: string) =>
    database.pool.query(
      `insert into undo_snapshots values ($1, $2, 'exam', '[]', now() + $3::interval)`,
      [recordId, id, until],
    );
  const [expired, valid] = [crypto.randomUUID(), crypto.randomUUID()];
  await insert(expired, "-1 second");
  await insert(valid, "1 hour");
  for (let at = 0; at < 2; at += 1) await makeStudent(academy);
  const readCounts = async () => {
    const { rows } = await database.pool.query<{ rows: number; sum: number }>(
      "select count(*)::int as rows, sum(change)::int as sum from list_counts where list = 'students'",
    );
    return rows[0];
  };
  const before = await readCounts();
  expect(before).toEqual({ rows: 3, sum: 3 });

  let saves = 0;
  let sweeps = 0;
  const erasures = { save: async () => void (saves += 1) };
  stop = startCleanup(
    database.database,
    { erasures, sweepOutbox: async () => void (sweeps += 1) },
    { evidenceYears: 3, enquiryDays: 180 },
    { records: 50, snapshots: 50 },
  );
  const listSnapshots = async () => {
    const { rows } = await database.pool.query<{ record_id: string }>(
      "select record_id from undo_snapshots",
    );
    return rows.map(({ record_id: recordId }) => recordId);
  };
  await expect.poll(listSnapshots).toEqual([valid]);
  await expect.poll(readCounts).toEqual({ rows: 1, sum: 3 });
  expect(saves).toBeGreaterThan(0);
  await expect.poll(() => sweeps).toBeGreaterThan(0);
});
