import { expect, test } from "vitest";
import { afterStep, openedByStep } from "./setup-step.ts";

test.each([
  ["name", "/admin-dashboard/setup/contacts"],
  ["students", "/admin-dashboard/setup/mail"],
  ["live", "/admin-dashboard/setup"],
] as const)("a form that %s opened leads to %s", (step, next) => {
  expect(afterStep(new URL(openedByStep(step, "/x"), "http://a.example"), "/list")).toBe(next);
});

test.each(["", "?setup=", "?setup=//evil.example", "?setup=constructor"])(
  "%j leads to the form's own page",
  (search) => {
    expect(afterStep(new URL(`http://a.example/x${search}`), "/list")).toBe("/list");
  },
);
