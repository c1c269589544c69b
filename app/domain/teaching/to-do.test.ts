import { describe, expect, test } from "vitest";
import { daysUntil, toDoOrder, type ToDoKind } from "./to-do.ts";

test("homework comes by its date, then what has none, exams, marks and recordings, the newest first", () => {
  const item = (kind: ToDoKind, until: string | null, on: string) => ({
    kind,
    until,
    createdAt: `2026-11-${on}T10:00:00Z`,
  });
  const ordered = [
    item("homework", "2026-11-26", "20"),
    item("homework", "2026-11-27", "18"),
    item("homework", null, "21"),
    item("homework", null, "19"),
    item("exam", null, "02"),
    item("mark", null, "22"),
    item("mark", null, "01"),
    item("recording", null, "25"),
    item("recording", null, "24"),
  ];
  const sorted = ordered.toReversed().toSorted((a, b) => toDoOrder(a).localeCompare(toDoOrder(b)));
  expect(sorted).toEqual(ordered);
});

describe("the days until November 27 change at midnight in India, which are", () => {
  test.each([
    ["2026-11-25T18:30:00Z", 1],
    ["2026-11-26T18:29:59Z", 1],
    ["2026-11-26T18:30:00Z", 0],
    ["2026-11-27T18:29:59Z", 0],
    ["2026-11-27T18:30:00Z", -1],
  ])("at %s: %i", (now, days) => {
    expect(daysUntil("2026-11-27", new Date(now))).toBe(days);
  });
});
