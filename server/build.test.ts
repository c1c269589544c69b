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

test("no signed-in screen loads the rules of phone numbers", async () => {
  const client = join(import.meta.dirname, "../build/client");
  const names = await readdir(join(client, "assets"));
  const texts = new Map<string, string>();
  for (const name of names.filter((each) => each.endsWith(".js"))) {
    texts.set(`/assets/${name}`, await readFile(join(client, "assets", name), "utf8"));
  }
  // The prefix of India's free numbers from abroad.
  const withRules = [...texts].filter(([, text]) => text.includes("000800")).map(([name]) => name);
  expect(withRules).not.toEqual([]);
  const isStatic = /^routes\/(public|auth|guardian|requests)\//;
  for (const text of texts.values()) {
    const json = /^window\.__reactRouterManifest=(.*);$/s.exec(text)?.[1];
    if (!json) continue;
    const { routes, entry } = JSON.parse(json) as Manifest;
    for (const { id, module, imports = [] } of [{ id: "", ...entry }, ...Object.values(routes)]) {
      const loaded = [module, ...imports].filter((name) => withRules.includes(name));
      if (!isStatic.test(id)) expect([id, loaded]).toEqual([id, []]);
    }
  }
});

interface Manifest {
  entry: { module: string; imports?: string[] };
  routes: Record<string, { id: string; module: string; imports?: string[] }>;
}
