import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("every script of a page stands in FromServer", async () => {
  const root = `${import.meta.dirname}/..`;
  const scripts: string[] = [];
  let uses = 0;
  for (const name of await Array.fromAsync(glob("**/*.tsx", { cwd: root }))) {
    const text = await readFile(`${root}/${name}`, "utf8");
    uses += text.matchAll(/<PageScript\b/g).toArray().length;
    for (const { index } of text.matchAll(/<(script|ScrollRestoration|LateScripts)\b/g)) {
      const isWrapped = text.slice(0, index).trimEnd().endsWith("<FromServer>");
      scripts.push(`${name} ${isWrapped}`);
    }
  }
  // `PageScript` has one, for each of its uses.
  expect(scripts.length - 1 + uses).toBeGreaterThan(7);
  expect(scripts.filter((script) => script.endsWith("false"))).toEqual([]);
});
