import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { migrate } from "./migrate.ts";

const files = await readdir(join(import.meta.dirname, "../database/migrations"));
const names = files.map((file) => file.replace(/\.sql$/, "")).toSorted();
const opened: TestDatabase[] = [];

afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop();
});

async function openEmpty() {
  const database = await createDatabase("nothing");
  opened.push(database);
  return database;
}

test("an empty database gets every migration once", async () => {
  const { database, pool } = await openEmpty();
  expect(await migrate(database)).toEqual(names);
  expect(await migrate(database)).toEqual([]);
  expect((await pool.query("select from accounts")).rowCount).toBe(0);
});

test("two instances that start at once run each migration once", async () => {
  const { database } = await openEmpty();
  const ran = await Promise.all([migrate(database), migrate(database), migrate(database)]);
  expect(ran.flat().toSorted()).toEqual(names);
});

test("a database of a later version is left unchanged", async () => {
  const { database, pool } = await openEmpty();
  await migrate(database);
  await pool.query("insert into kysely_migration values ('999-later', now()::text)");
  await expect(migrate(database)).rejects.toThrow("999-later");
});

test("a failed migration leaves no changes", async () => {
  const { database, pool } = await openEmpty();
  // In the way of the second migration.
  await pool.query("create table announcements (id int)");
  await expect(migrate(database)).rejects.toThrow("announcements");
  const { rows } = await pool.query("select to_regclass('assignments') as found");
  expect(rows).toEqual([{ found: null }]);
  await pool.query("drop table announcements");
  await migrate(database);
  expect((await pool.query("select from announcements")).rowCount).toBe(0);
});
