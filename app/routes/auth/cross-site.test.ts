import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeStudent } from "#test/support/people.ts";

const academy = useAcademy();

test("another site can't sign anybody out, nor in", async () => {
  const { browser } = await makeStudent(academy);
  const foreign = { origin: "https://evil.example" };
  expect((await browser.post("/logout", {}, foreign)).status).toBe(403);
  expect((await browser.post("/login", {}, foreign)).status).toBe(403);
  expect((await browser.get("/dashboard")).status).toBe(200);
});
