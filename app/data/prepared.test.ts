import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createDatabase } from "#test/support/academy.ts";
import { openDatabase } from "./database.ts";
import { nameOf, prepare } from "./prepared.ts";

let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  const { config, drop } = await createDatabase("nothing");
  // One connection, so that what it keeps can be asked.
  opened = openDatabase({ ...config, max: 1 }, () => {});
  return async () => {
    await opened.pool.end();
    await drop();
  };
});

interface Numbers {
  first: number;
  second: readonly number[];
}

let built = 0;
const add = prepare("sum-of-numbers", (db, values: Numbers) => {
  built += 1;
  return sql<{ sum: number; greeting: string }>`
    select ${values.first}::int + sum(number)::int as sum, ${"hello"}::text as greeting
    from unnest(${values.second}::int[]) number`.compile(db);
});

async function keptStatements(): Promise<string[]> {
  const { rows } = await opened.pool.query<{ name: string }>(
    "select name from pg_prepared_statements",
  );
  return rows.map(({ name }) => name);
}

test("a statement is built once and kept by its connection; each run has its own values", async () => {
  const { database } = opened;
  expect(await keptStatements()).toEqual([]);
  expect(await add(database, { first: 1, second: [2, 3] })).toEqual([{ sum: 6, greeting: "hello" }]);
  expect(await add(database, { first: 10, second: [20] })).toEqual([{ sum: 30, greeting: "hello" }]);
  expect(built).toBe(1);
  expect(await keptStatements()).toEqual(["sum-of-numbers"]);
});

test("it runs inside a transaction as well, and after one that failed", async () => {
  const { database } = opened;
  const inside = database.transaction().execute(async (trx) => {
    await add(trx, { first: 1, second: [] });
    await add(trx, { first: 1, second: ["x" as unknown as number] });
  });
  await expect(inside).rejects.toThrow("invalid input syntax");
  expect(await add(database, { first: 1, second: [1] })).toEqual([{ sum: 2, greeting: "hello" }]);
});

test.each([
  ["/*statement='actor'*/ select 1", "actor"],
  ["select 1", null],
  ["select '/*statement=''actor''*/'", null],
  ["/*statement='actor", null],
])("the name of %s is %s", (text, name) => {
  expect(nameOf(text)).toBe(name);
});
