import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";

const academy = useAcademy();
const homes = { student: "/dashboard", tutor: "/tutor-dashboard", admin: "/admin-dashboard" };

describe("the session's cookie", () => {
  const secured = useAcademy({ PUBLIC_URL: "https://academy.example" });

  test("lasts 30 days and is hidden from scripts and from other sites", async () => {
    const { email } = await makeStudent(academy);
    const answer = await new TestBrowser(academy).post("/login", { email, password });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^viluva_session=[\w%-]{40,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test("is bound to https and to its very host when people reach us by https", async () => {
    const { email } = await makeStudent(secured);
    const browser = new TestBrowser(secured);
    const answer = await browser.post("/login", { email, password });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-viluva_session=[\w%-]{40,}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.get("/dashboard")).status).toBe(200);
    const plain = { cookie: browser.cookieHeader.replace("__Host-", "") };
    const visitor = new TestBrowser(secured);
    expect((await visitor.get("/dashboard", plain)).headers.get("location")).toBe("/login");
  });

  test("is not what the database keeps", async () => {
    const { id, browser } = await makeStudent(academy);
    const [, value = ""] = browser.cookieHeader.split("=");
    const token: unknown = JSON.parse(atob(decodeURIComponent(value)));
    const { rows } = await academy.pool.query<{ token_hash: Buffer }>(
      "select token_hash from sessions where account_id = $1",
      [id],
    );
    expect(rows).toEqual([{ token_hash: createHash("sha256").update(String(token)).digest() }]);
  });

  test.each([
    ["made up", "viluva_session=aW52ZW50ZWQ="],
    ["empty", "viluva_session="],
    ["not base64", "viluva_session=%%%"],
    ["not a text inside", `viluva_session=${btoa("[1,2]")}`],
    ["8 KB", `viluva_session=${"A".repeat(8000)}`],
    ["given twice", "viluva_session=a; viluva_session=b"],
  ])("opens nothing when it is %s", async (_, cookie) => {
    for (const home of Object.values(homes)) {
      expect((await new TestBrowser(academy).get(home, { cookie })).status).toBe(302);
    }
  });
});

describe("a session", () => {
  test.each([
    ["student", makeStudent, "/login"],
    ["tutor", makeTutor, "/tutor-login"],
    ["admin", makeAdmin, "/admin-login"],
  ] as const)("of a deleted %s ends at the next request", async (role, make, door) => {
    const { id, browser } = await make(academy);
    expect((await browser.get(homes[role])).status).toBe(200);
    await academy.pool.query("delete from accounts where id = $1", [id]);
    expect((await browser.get(homes[role])).headers.get("location")).toBe(door);
    expect((await browser.getData(homes[role])).location).toBe(door);
  });

  test("counts until its end, and is swept after it", async () => {
    const { id, browser } = await makeStudent(academy);
    const { browser: another } = await makeStudent(academy);
    await academy.pool.query("update sessions set expires_at = now() where account_id = $1", [id]);
    expect((await browser.get("/dashboard")).headers.get("location")).toBe("/login");
    await deleteExpiredSessions(academy.database);
    const { rows } = await academy.pool.query("select from sessions where account_id = $1", [id]);
    expect(rows).toEqual([]);
    expect((await another.get("/dashboard")).status).toBe(200);
  });

  test("of one academy opens no other", async () => {
    const { browser } = await makeStudent(academy);
    const cookie = browser.cookieHeader;
    await academy.pool.query("delete from sessions");
    const visitor = new TestBrowser(academy);
    expect((await visitor.get("/dashboard", { cookie })).headers.get("location")).toBe("/login");
  });
});

describe("an answer made for one person", () => {
  test("stays out of every cache", async () => {
    const { browser } = await makeStudent(academy);
    for (const path of ["/dashboard", "/", "/login", "/dashboard.data"]) {
      const answer = await browser.get(path);
      expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
    }
  });

  test("is never given to a visitor", async () => {
    const { browser, email } = await makeStudent(academy);
    await browser.get("/dashboard");
    expect(await new TestBrowser(academy).read("/")).not.toContain(email);
    expect(await new TestBrowser(academy).read("/dashboard")).not.toContain(email);
  });
});
