import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("every script of a page stands in FromServer", async () => {
  const root = `${import.meta.dirname}/..`;
  const scripts: string[] = [];
  for (const name of await Array.fromAsync(glob("**/*.tsx", { cwd: root }))) {
    const text = await readFile(`${root}/${name}`, "utf8");
    for (const { index } of text.matchAll(/<(script|ScrollRestoration|LateScripts)\b/g)) {
      const isWrapped = text.slice(0, index).trimEnd().endsWith("<FromServer>");
      scripts.push(`${name} ${isWrapped}`);
    }
  }
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => script.endsWith("false"))).toEqual([]);
});
