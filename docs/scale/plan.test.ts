import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";

// The plan for partitions names every table of the schema, and columns that there are.

let academy: TestDatabase;
let columnsOf: Map<string, string[]>;

const text = await readFile(`${import.meta.dirname}/README.md`, "utf8");

/** Rows such as "| `seen_items` | `student_id` | ... |". */
const plan = text
  .slice(text.indexOf("### Table by table"), text.indexOf("### What crosses partitions"))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.slice(2, -2).split(" | "))
  .map(([table = "", by = ""]) => ({ table: table.replaceAll("`", ""), by }));

beforeAll(async () => {
  academy = await createDatabase("template");
  const { rows } = await academy.pool.query<{ table: string; columns: string[] }>(`
    select relname as table, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' group by relname`);
  columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
});
afterAll(() => academy.drop());

test("every table of the schema stands in the plan once, and nothing else does", () => {
  const planned = plan.map(({ table }) => table);
  expect(planned.toSorted()).toEqual([...columnsOf.keys()].toSorted());
});

test("each is distributed by a column that it has, or gets as the plan says, or is everywhere or in one place", () => {
  const wrong = plan.filter(({ table, by }) => {
    if (by === "everywhere" || by === "one place") return false;
    const [, column = "", isNew] = /^`(\w+)`( \(new\))?$/.exec(by) ?? [];
    return column === "" || columnsOf.get(table)?.includes(column) === Boolean(isNew);
  });
  expect(wrong).toEqual([]);
});
