import { expect, test } from "vitest";
import { ensureBuilt } from "./build.ts";

test("what is built for these sources is not built again", async () => {
  const lines: string[] = [];
  await ensureBuilt((line) => lines.push(line));
  expect(lines).toEqual([]);
});
