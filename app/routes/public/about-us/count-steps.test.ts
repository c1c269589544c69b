import { expect, test } from "vitest";
import { countAt, stepTime } from "./count-steps.ts";

test("0 to 500 over 1500 ms, in steps of at least 50 (§9)", () => {
  expect(stepTime(500)).toBe(50);
  expect(stepTime(10)).toBe(150);
  expect(countAt(0, 500)).toBe(0);
  expect(countAt(750, 500)).toBe(250);
  expect(countAt(1500, 500)).toBe(500);
  expect(countAt(9000, 500)).toBe(500);
});
