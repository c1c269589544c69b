import { expect, test } from "vitest";
import { retrySeconds } from "./retry.ts";

const after = (status: number, retryAfter: string | null = null, attempts = 1) =>
  retrySeconds({ status, retryAfter }, attempts);

test("silence, too many at once and a maker's own failure are tried again, later each time", () => {
  for (const status of [0, 429, 500, 503]) expect(after(status)).toBe(30);
  expect([2, 3, 4, 20].map((attempts) => after(0, null, attempts))).toEqual([60, 120, 240, 3600]);
});

test("as long as the maker asks", () => {
  expect(after(429, "120")).toBe(120);
  expect(after(429, "1")).toBe(30);
  expect(after(429, "soon")).toBe(30);
  expect(after(429, "99999999")).toBe(86_400);
  const date = new Date(Date.now() + 600_000).toUTCString();
  expect(after(503, date)).toBeGreaterThan(590);
});

test("what would be refused again is not tried again", () => {
  for (const status of [301, 307, 400, 401, 413]) expect(after(status)).toBeNull();
});
