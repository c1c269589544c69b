import { expect, test } from "vitest";
import { everyNth } from "#test/support/depth.ts";
import { hostileSheets } from "#test/support/hostile-sheets/all.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { readSheet } from "./read.ts";

test("there are more than 200 hostile sheets, each with a name of its own", () => {
  const names = new Set(hostileSheets.map(({ name }) => name));
  expect(names.size).toBe(hostileSheets.length);
  expect(names.size).toBeGreaterThan(200);
});

test.each(everyNth(40, hostileSheets))("$name is refused", async ({ make }) => {
  expect(await readSheet(make(), fastAcademy.sheetPriority)).toMatchObject({
    problem: expect.any(String),
  });
});
