import { expect, test } from "vitest";
import { fitGrowth } from "./growth.ts";

const sizes = [1_000, 10_000, 100_000];
const measured = (of: (students: number) => number) =>
  sizes.map((students) => ({ students, value: of(students) }));

test.each([
  ["constant", () => 700],
  ["constant", (students: number) => (students === 10_000 ? 780 : 700)],
  ["log n", (students: number) => 20 * Math.log(students)],
  ["linear", (students: number) => 500 + students / 50],
  // Faster by itself, as a cache that got warm: that is no growth.
  ["constant", (students: number) => 900 - students / 200],
] as const)("%s: %s", (shape, of) => {
  expect(fitGrowth(measured(of)).shape).toBe(shape);
});

test("a line goes on beyond what was measured", () => {
  const { at } = fitGrowth(measured((students) => 500 + students / 50));
  expect(at(1_000_000)).toBeCloseTo(20_500);
});
