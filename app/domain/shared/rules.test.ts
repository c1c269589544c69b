import { expect, test } from "vitest";
import type { Rule } from "./rules.ts";
import { firstFailure } from "./rules.ts";

const rules: readonly Rule<number, "negative" | "odd", "count">[] = [
  [(count) => count < 0, "negative", "count"],
  [(count) => count % 2 !== 0, "odd", "count"],
];

test("the first failing rule is reported", () => {
  expect(firstFailure(rules, -1)).toEqual({ problem: "negative", field: "count" });
  expect(firstFailure(rules, 1)).toEqual({ problem: "odd", field: "count" });
});

test("null if every rule passes or there are none", () => {
  expect(firstFailure(rules, 2)).toBeNull();
  expect(firstFailure([], 2)).toBeNull();
});

test("rules after the first failing one are not run", () => {
  const unreachable: Rule<number, "negative", "count"> = [
    () => {
      throw new Error("reached");
    },
    "negative",
    "count",
  ];
  expect(firstFailure([...rules, unreachable], -1)?.problem).toBe("negative");
  expect(() => firstFailure([...rules, unreachable], 2)).toThrow("reached");
});
