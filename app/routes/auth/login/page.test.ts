import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent, makeTutor, password } from "#test/support/people.ts";

describe("student sign-in", () => {
  const academy = useAcademy();

  test("leads to the dashboard with a session that the browser's scripts can't read", async () => {
    const { email } = await makeStudent(academy);
    const answer = await new TestBrowser(academy).post("/login", { email, password });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/dashboard");
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test("says §5's words for an empty field and §8's for a wrong password", async () => {
    const { email } = await makeStudent(academy);
    const browser = new TestBrowser(academy);
    const empty = await browser.post("/login", { email, password: "" });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please fill in all fields");
    const wrong = await browser.post("/login", { email, password: "not it" });
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    expect(page).toContain("Failed to sign in. Please check your credentials.");
    expect(page).toContain(`value="${email}"`);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test("refuses a tutor before any cookie is set", async () => {
    const { email } = await makeTutor(academy);
    const answer = await new TestBrowser(academy).post("/login", { email, password });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
