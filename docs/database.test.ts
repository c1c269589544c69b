import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";

const text = await readFile(`${import.meta.dirname}/database.md`, "utf8");
let academy: TestDatabase;

beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

/** The names in the first cells of a section's tables, such as "| `accounts` | ... |". */
function namesIn(section: string): string[] {
  const start = text.indexOf(`\n## ${section}\n`);
  const end = text.indexOf("\n## ", start + 1);
  const rows = text.slice(start, end).matchAll(/^\| (`[^|]+) \|/gm);
  return [...rows].flatMap(([, cell = ""]) => cell.replaceAll("`", "").split(" ")).toSorted();
}

async function query(sql: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).toSorted();
}

test("docs/database.md has a row for every table, and for no other", async () => {
  const tables = await query(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and relname not like 'kysely%'`,
  );
  expect(namesIn("Tables")).toEqual(tables);
});

test("docs/database.md has a row for every trigger, and for no other", async () => {
  const triggers = await query(
    `select tgname as name from pg_trigger join pg_class c on c.oid = tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal`,
  );
  expect(namesIn("Triggers")).toEqual(triggers);
});
