import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { compactListCounts, countsSql, weeksSql, type Counts } from "./list-counts.ts";

let academy: TestDatabase;
// A Wednesday; in India the week began on Monday the 16th, at 18:30 UTC on the 15th.
const now = new Date("2026-11-18T12:00:00Z");

beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

async function addStudents(prefix: string, count: number, at: string): Promise<void> {
  await academy.pool.query(`
    with made as (insert into accounts (email, password_hash)
      select '${prefix}' || n || '@test.example', 'none' from generate_series(1, ${count}) n returning id)
    insert into students (id, name, username, phone_number, address, selected_class, created_at)
      select id, 'Asha', 'u', '0', '', 'btech', '${at}' from made`);
}

async function readCounts() {
  const { rows } = await sql<{ total: Counts }>`select ${countsSql} as total`.execute(
    academy.database,
  );
  const { rows: weeks } = await weeksSql(now).execute(academy.database);
  return { total: rows[0]?.total, weeks };
}

const countRows = async () => {
  const { rows } = await academy.pool.query("select from list_counts");
  return rows.length;
};

test("counts by weeks in India, with empty weeks and older records", async () => {
  await addStudents("old", 3, "2020-01-01T00:00:00Z");
  await addStudents("last", 2, "2026-11-15T18:29:59Z");
  await addStudents("this", 4, "2026-11-15T18:30:00Z");
  const { total, weeks } = await readCounts();
  expect(total).toEqual({ students: 9, tutors: 0, assignments: 0 });
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.week).toBe("2026-08-31");
  expect(weeks.slice(-3).map(({ week, students }) => [week, students])).toEqual([
    ["2026-11-02", 0],
    ["2026-11-09", 2],
    ["2026-11-16", 4],
  ]);
});

test("a deleted record is no longer counted in its week", async () => {
  await academy.pool.query(
    "delete from accounts where email in ('this1@test.example', 'old1@test.example')",
  );
  const { total, weeks } = await readCounts();
  expect([total?.students, weeks.at(-1)?.students]).toEqual([7, 3]);
});

test("compacting changes no count, even when run concurrently", async () => {
  const before = await readCounts();
  const rows = await countRows();
  await Promise.all(Array.from({ length: 4 }, () => compactListCounts(academy.database)));
  expect(await readCounts()).toEqual(before);
  expect(await countRows()).toBeLessThan(rows);
  await academy.pool.query("select count_lists_again()");
  expect(await readCounts()).toEqual(before);
});
