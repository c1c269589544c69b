import { describe, expect, test } from "vitest";
import { isFreshProof, pageOfFile, proofTime, readProofTarget } from "./fresh-proof.ts";

test("a proof is fresh for five minutes", () => {
  const at = new Date(0);
  expect(proofTime).toBe(300_000);
  expect(isFreshProof(at, new Date(proofTime - 1))).toBe(true);
  expect(isFreshProof(at, new Date(proofTime))).toBe(false);
  expect(isFreshProof(null, at)).toBe(false);
});

describe("after a proof a person returns", () => {
  test.each([
    "/account/export",
    "/admin-dashboard/students.csv?q=a&class=class-9",
    "/admin-dashboard/tutors/00000000-0000-4000-8000-000000000000/suspension?q=b",
    "/admin-dashboard/tutors/00000000-0000-4000-8000-000000000000/suspension/end",
    "/admin-dashboard/setup/sender",
    "/admin-dashboard/staff/invite",
    "/admin-dashboard/staff/00000000-0000-4000-8000-000000000000/invitation",
  ])("to %s", (path) => {
    expect(readProofTarget(path)).toBe(path);
  });

  test.each([
    null,
    "",
    "/",
    "//evil.example/account/export",
    "https://evil.example/account/export",
    "/account/export/../password",
    "/account/export\n",
    "/logout",
  ])("not to %j", (path) => {
    expect(readProofTarget(path)).toBeNull();
  });
});

test("a file is offered by the page at its own path", () => {
  const query = "?q=a.csv&class=class-9";
  expect(pageOfFile("/account/export.json")).toBe("/account/export");
  expect(pageOfFile(`/admin-dashboard/students.csv${query}`)).toBe(
    `/admin-dashboard/students${query}`,
  );
  for (const page of ["/account/export", "/calendar", "/account/deletion?a=b.csv"]) {
    expect([page, pageOfFile(page)]).toEqual([page, null]);
  }
});
