import { expect, test } from "vitest";
import { readTimeOffReason } from "./time-off.ts";

test("reads a reason of the list, and nothing else", () => {
  expect(["ill", "leave", "other", "", "Ill"].map(readTimeOffReason)).toEqual([
    "ill",
    "leave",
    "other",
    null,
    null,
  ]);
});
