import { expect, test } from "vitest";
import { clamped } from "./clamped.tsx";
import { cellClass } from "./table.tsx";

test("a cell says its place, but for a line, which may be a number too", () => {
  expect(cellClass("line", "Class 10")).toBeUndefined();
  expect(cellClass("line", "₹1,200")).toBe("is-number");
  expect(cellClass("wide", "Not given")).toBe("at-wide");
  expect(cellClass("wide", "₹1,200")).toBe("at-wide is-number");
  expect(cellClass("wide", "asha@mail.example", true)).toBe("at-wide is-copied");
});

test("only a text that may need more than two lines is shortened", () => {
  expect(clamped("Computer Science")).toBe("Computer Science");
  expect(clamped("Mathematics, Physics, Chemistry")).toMatchObject({
    props: { className: "clamp" },
  });
});
