import { sql } from "kysely";
import { beforeAll, expect, test, vi } from "vitest";
import { createDatabase } from "#test/support/academy.ts";
import { openDatabase } from "./database.ts";
import { prepare } from "./prepared.ts";

let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  const { config, drop } = await createDatabase("nothing");
  // One connection, so that its prepared statements can be listed.
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

async function listPreparedStatements(): Promise<string[]> {
  const { rows } = await opened.pool.query<{ name: string }>(
    "select name from pg_prepared_statements",
  );
  return rows.map(({ name }) => name);
}

test("a statement is built once and prepared once for each connection; each execution has its own values", async () => {
  const { database } = opened;
  expect(await listPreparedStatements()).toEqual([]);
  expect(await add(database, { first: 1, second: [2, 3] })).toEqual([
    { sum: 6, greeting: "hello" },
  ]);
  expect(await add(database, { first: 10, second: [20] })).toEqual([
    { sum: 30, greeting: "hello" },
  ]);
  expect(built).toBe(1);
  expect(await listPreparedStatements()).toEqual(["sum-of-numbers"]);
});

test("a prepared statement works inside a transaction and after a failed one", async () => {
  const { database } = opened;
  const inside = database.transaction().execute(async (trx) => {
    await add(trx, { first: 1, second: [] });
    await add(trx, { first: 1, second: ["x" as unknown as number] });
  });
  await expect(inside).rejects.toThrow("invalid input syntax");
  expect(await add(database, { first: 1, second: [1] })).toEqual([{ sum: 2, greeting: "hello" }]);
});

test("statements are prepared by their text, up to a number of texts", async () => {
  const { database } = opened;
  // Other tests have named some of their own.
  vi.resetModules();
  const { executeByText } = await import("./prepared.ts");
  const before = await listPreparedStatements();
  const ask = (text: number, value: number) =>
    executeByText(database, sql`select ${value}::int as value, ${sql.lit(text)} as text`);
  for (const value of [1, 2]) {
    for (let text = 0; text < 70; text += 1) {
      expect(await ask(text, value)).toEqual([{ value, text }]);
    }
  }
  expect(await listPreparedStatements()).toHaveLength(before.length + 60);
});

test("copies of the module, as the languages have them, share a connection", async () => {
  const { database } = opened;
  for (const text of ["one", "another", "one"]) {
    vi.resetModules();
    const { executeByText } = await import("./prepared.ts");
    const query = sql`select ${sql.lit(text)} as text`;
    expect(await executeByText(database, query)).toEqual([{ text }]);
  }
});
