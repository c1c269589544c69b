import { expect, test } from "vitest";
import { checkMessage, minutesUntilNext } from "./message.ts";
import { timeToMail } from "./notices.ts";
import { checkDecision, checkReport } from "./review.ts";

const now = new Date("2026-11-21T12:00:00+05:30");

test.each([
  ["", "empty"],
  [" \n", "empty"],
  ["a".repeat(2000), null],
  ["a".repeat(2001), "too-long"],
])("a message %j is %s", (text, problem) => {
  expect(checkMessage(text)).toBe(problem);
});

test("thirty messages within an hour are enough, until the first of them is an hour old", () => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const thirty = Array.from({ length: 30 }, (_, place) => at(59 - place));
  expect(minutesUntilNext(thirty, now)).toBe(1);
  expect(minutesUntilNext(thirty.slice(1), now)).toBeNull();
  expect(minutesUntilNext([at(60), ...thirty.slice(1)], now)).toBeNull();
});

// Columns: when it was written, when today's lesson is, when the mail goes. India's time.
test.each([
  ["12:00", null, "2026-11-21T12:10"],
  ["20:49", null, "2026-11-21T20:59"],
  ["20:51", null, "2026-11-22T07:00"],
  ["06:30", null, "2026-11-21T07:00"],
  ["20:55", "21:30", "2026-11-21T21:05"],
  ["05:00", "06:30", "2026-11-21T05:30"],
])("a message of %s with a lesson at %s is mailed at %s", (written, lesson, mailed) => {
  const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
  const due = timeToMail(at(written), lesson === null ? null : at(lesson));
  expect(due).toEqual(new Date(`${mailed}:00+05:30`));
});

test.each([
  [{ decision: "", note: "", policeOn: "" }, "decision-missing"],
  [{ decision: "forgiven", note: "", policeOn: "" }, "decision-missing"],
  [{ decision: "fine", note: "", policeOn: "" }, null],
  [{ decision: "talked", note: " ", policeOn: "" }, "note-missing"],
  [{ decision: "stopped", note: "Suspended.", policeOn: "2026-11-21" }, null],
  [{ decision: "stopped", note: "Suspended.", policeOn: "2026-11-22" }, "no-such-day"],
  [{ decision: "stopped", note: "Suspended.", policeOn: "2026-02-30" }, "no-such-day"],
  [{ decision: "talked", note: "n".repeat(1001), policeOn: "" }, "too-long"],
])("the decision %o has the problem %s", (input, problem) => {
  expect(checkDecision(input, "2026-11-21")?.problem ?? null).toBe(problem);
});

test.each([
  [" ", "reason-missing"],
  ["He asked me to meet.", null],
  ["r".repeat(1001), "too-long"],
])("a report with the reason %j has the problem %s", (reason, problem) => {
  expect(checkReport(reason)).toBe(problem);
});
