import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { denialReasons } from "./audit.ts";

const operating = await readFile(`${import.meta.dirname}/../../../docs/operating.md`, "utf8");

test("docs/operating.md explains each of the reasons, in order", () => {
  const [, section = ""] = operating.split("\n### Reasons\n");
  const [table = ""] = section.split("\n#");
  const explained = [...table.matchAll(/^\| `([a-z-]+)` \| ./gm)].map(([, name]) => name);
  expect(explained).toEqual(denialReasons);
});
