import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensureBuilt } from "./build.ts";

test("an up-to-date build is not repeated", async () => {
  const lines: string[] = [];
  await ensureBuilt((line) => lines.push(line), null);
  expect(lines).toEqual([]);
});

test("the browser's files contain no SQL and no query builder", async () => {
  const build = join(import.meta.dirname, "../build");
  const sql = /\bleft join\b|SelectQueryNode/;
  const assets = join(build, "client/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const withSql: string[] = [];
  for (const name of scripts) {
    if (sql.test(await readFile(join(assets, name), "utf8"))) withSql.push(name);
  }
  expect(withSql).toEqual([]);
  // The pattern does know our SQL.
  expect(await readFile(join(build, "server/index.js"), "utf8")).toMatch(sql);
});
