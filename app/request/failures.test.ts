import { beforeEach, expect, test, vi } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeStudent } from "#test/support/people.ts";

const academy = useAcademy();

// The framework reports the errors, too.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const failures = (message: string) =>
  academy.logged.filter((line) => line.event === "failure" && line["message"] === message);

test.each([
  { path: "/account/profile", column: "username" },
  { path: "/dashboard", column: "enrolled_courses" },
  { path: "/account", column: "name" },
])("a profile that $path can't read is logged as §8 says", async ({ path, column }) => {
  const message = "Error getting user profile:";
  const { browser, id } = await makeStudent(academy);
  const before = failures(message).length;
  await academy.pool.query(`alter table students rename column ${column} to away`);
  try {
    const answer = await browser.get(path);
    expect(answer.status).toBe(500);
    const lines = failures(message).slice(before);
    expect(lines).toMatchObject([{ level: "error", error: expect.any(String) as string }]);
    expect(lines[0]?.requestId).toBe(answer.headers.get("x-request-id"));
    // When the session itself can't be read, nobody is known yet.
    expect([id, null]).toContain(lines[0]?.actor);
  } finally {
    await academy.pool.query(`alter table students rename column away to ${column}`);
  }
  expect((await browser.get(path)).status).toBe(200);
});

test("a logout that fails is logged as §8 says, and keeps the session", async () => {
  const message = "Error logging out:";
  const { browser, id } = await makeStudent(academy);
  await academy.pool.query("alter table audit_log add constraint no_room check (false) not valid");
  const answer = await browser.post("/logout");
  await academy.pool.query("alter table audit_log drop constraint no_room");
  expect(answer.status).toBe(500);
  expect(failures(message)).toMatchObject([{ level: "error", actor: id }]);
  expect((await browser.get("/dashboard")).status).toBe(200);
  await browser.post("/logout");
  expect(failures(message)).toHaveLength(1);
});
