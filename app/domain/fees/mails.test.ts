import { expect, test } from "vitest";
import { checkReminders, parseReminderDays } from "./mails.ts";

test.each([
  ["", "", null],
  ["7", "", null],
  ["0", "60", null],
  ["7", "14", null],
  [" ౭ ", "౧౪", null],
  ["61", "", "no-days"],
  ["-1", "", "no-days"],
  ["1.5", "", "no-days"],
  ["soon", "", "no-days"],
  ["7", "99", "no-days"],
  ["", "7", "first-missing"],
  ["7", "7", "not-later"],
  ["7", "6", "not-later"],
] as const)("reminders after %j and %j days: %s", (firstDays, secondDays, problem) => {
  expect(checkReminders({ firstDays, secondDays })?.problem ?? null).toBe(problem);
});

test("days are whole numbers up to 60, in any script's digits", () => {
  expect(["0", "60", "౭", "", "61", "x"].map(parseReminderDays)).toEqual([
    0,
    60,
    7,
    null,
    null,
    null,
  ]);
});
