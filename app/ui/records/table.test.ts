import { expect, test } from "vitest";
import { cellClass } from "./table.tsx";

test("a cell says its place, but for a line, which may be a number too", () => {
  expect(cellClass("line", "Class 10")).toBeUndefined();
  expect(cellClass("line", "₹1,200")).toBe("is-number");
  expect(cellClass("wide", "Not given")).toBe("at-wide");
  expect(cellClass("wide", "₹1,200")).toBe("at-wide is-number");
});
