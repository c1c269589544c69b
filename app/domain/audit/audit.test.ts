import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { auditActions, denialReasons } from "./audit.ts";

const operating = await readFile(`${import.meta.dirname}/../../../docs/operating.md`, "utf8");

test.each([
  ["Actions", auditActions],
  ["Reasons", denialReasons],
])("docs/operating.md explains each of the %s, in order", (heading, all) => {
  const [, section = ""] = operating.split(`\n### ${heading}\n`);
  const [table = ""] = section.split("\n#");
  const explained = [...table.matchAll(/^\| `([a-z-]+)` \| ./gm)].map(([, name]) => name);
  expect(explained).toEqual(all);
});
