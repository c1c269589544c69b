import { expect, test } from "vitest";
import { confirmationTime, isConfirmed } from "./confirmation.ts";

test("a password that was typed again counts for ten minutes", () => {
  const at = new Date(0);
  expect(isConfirmed(at, new Date(confirmationTime - 1))).toBe(true);
  expect(isConfirmed(at, new Date(confirmationTime))).toBe(false);
  expect(isConfirmed(null, at)).toBe(false);
});
