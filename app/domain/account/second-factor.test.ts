import { expect, test } from "vitest";
import { isFresh, parseCode, formatRecoveryCode } from "./second-factor.ts";

test.each([
  ["123456", { kind: "app", code: "123456" }],
  [" 123 456 ", { kind: "app", code: "123456" }],
  ["ABCD-EFGH-2345-MNOP", { kind: "recovery", code: "ABCDEFGH2345MNOP" }],
  ["abcd efgh 2345 mnop", { kind: "recovery", code: "ABCDEFGH2345MNOP" }],
  ["", { kind: "neither" }],
  ["12345", { kind: "neither" }],
  ["1234567", { kind: "neither" }],
  ["१२३४५६", { kind: "neither" }],
  ["ABCD-EFGH-2345-MNO1", { kind: "neither" }],
  [`123456${"0".repeat(10_000)}`, { kind: "neither" }],
])("%j is parsed", (typed, code) => {
  expect(parseCode(typed)).toEqual(code);
});

test("a formatted recovery code can be parsed again", () => {
  expect(formatRecoveryCode("ABCDEFGH2345MNOP")).toBe("ABCD-EFGH-2345-MNOP");
});

test("a value is fresh for its time and not a millisecond longer", () => {
  const at = (time: number) => new Date(time);
  expect(isFresh(at(0), at(999), 1000)).toBe(true);
  expect(isFresh(at(0), at(1000), 1000)).toBe(false);
});
