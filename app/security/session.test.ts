import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deleteExpiredSessions, maxSessions } from "#data/account/sessions.ts";
import { maxDevices } from "#data/account/sign-in-devices.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";

const academy = useAcademy();
const homes = { student: "/dashboard", tutor: "/tutor-dashboard", admin: "/admin-dashboard" };

describe("the session's cookie", () => {
  const secured = useAcademy({ PUBLIC_URL: "https://academy.example" });

  test.each([
    ["student", makeStudent, "/login", 180],
    ["tutor", makeTutor, "/tutor-login", 180],
    ["admin", makeAdmin, "/admin-login", 7],
  ] as const)(
    "of a %s is HttpOnly and lasts as long as the session can",
    async (_, make, signInPath, days) => {
      const { email } = await make(academy);
      const answer = await new TestBrowser(academy).post(signInPath, { email, password });
      const cookies = answer.headers.getSetCookie();
      expect(cookies.filter((line) => line.includes("session"))).toEqual([
        expect.stringMatching(
          new RegExp(
            `^viluva_session=[\\w%-]{40,}; Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Lax$`,
          ),
        ),
      ]);
    },
  );

  test("is Secure and bound to its host over https", async () => {
    const { email } = await makeStudent(secured);
    const browser = new TestBrowser(secured);
    const answer = await browser.post("/login", { email, password });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.filter((line) => line.includes("session"))).toEqual([
      expect.stringMatching(
        /^__Host-viluva_session=[\w%-]{40,}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.get("/dashboard")).status).toBe(200);
    const plain = { cookie: browser.cookieHeader.replace("__Host-", "") };
    const visitor = new TestBrowser(secured);
    expect((await visitor.get("/dashboard", plain)).headers.get("location")).toBe("/login");
  });

  test("is stored as a hash only", async () => {
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
    ["invented", "viluva_session=aW52ZW50ZWQ="],
    ["empty", "viluva_session="],
    ["not base64", "viluva_session=%%%"],
    ["not a string inside", `viluva_session=${btoa("[1,2]")}`],
    ["8 KB", `viluva_session=${"A".repeat(8000)}`],
    ["sent twice", "viluva_session=a; viluva_session=b"],
  ])("is rejected when it is %s", async (_, cookie) => {
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
  ] as const)("of a deleted %s ends at the next request", async (role, make, signInPath) => {
    const { id, browser } = await make(academy);
    expect((await browser.get(homes[role])).status).toBe(200);
    await academy.pool.query("delete from accounts where id = $1", [id]);
    expect((await browser.get(homes[role])).headers.get("location")).toBe(signInPath);
    expect((await browser.getData(homes[role])).location).toBe(signInPath);
  });

  test("is valid until it expires, and is deleted afterwards", async () => {
    const { id, browser } = await makeStudent(academy);
    const { browser: another } = await makeStudent(academy);
    await academy.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where account_id = $1",
      [id],
    );
    expect((await browser.get("/dashboard")).headers.get("location")).toBe("/login");
    await deleteExpiredSessions(academy.database);
    const { rows } = await academy.pool.query("select from sessions where account_id = $1", [id]);
    expect(rows).toEqual([]);
    expect((await another.get("/dashboard")).status).toBe(200);
  });

  test("of one academy is not valid in another", async () => {
    const { browser } = await makeStudent(academy);
    const cookie = browser.cookieHeader;
    await academy.pool.query("delete from sessions");
    const visitor = new TestBrowser(academy);
    expect((await visitor.get("/dashboard", { cookie })).headers.get("location")).toBe("/login");
  });
});

async function setTimes(id: string, times: Record<"created_at" | "last_seen_at", string>) {
  const { rows } = await academy.pool.query<{ expires_at: Date }>(
    "update sessions set created_at = now() - $2::interval, last_seen_at = now() - $3::interval where account_id = $1 returning expires_at",
    [id, times.created_at, times.last_seen_at],
  );
  return rows[0]?.expires_at;
}

/** Minutes since a session was last used, and until it expires. */
async function readTimes(id: string): Promise<{ seen: number; left: number }> {
  const { rows } = await academy.pool.query<{ seen: number; left: number }>(
    `select round(extract(epoch from now() - last_seen_at) / 60)::int as seen,
      round(extract(epoch from expires_at - now()) / 60)::int as left
    from sessions where account_id = $1`,
    [id],
  );
  return rows[0] ?? { seen: -1, left: -1 };
}

describe("a session's use", () => {
  const day = 24 * 60;

  test.each([
    ["student", makeStudent, "59 minutes", "61 minutes", 30 * day],
    ["tutor", makeTutor, "59 minutes", "61 minutes", 30 * day],
    ["admin", makeAdmin, "4 minutes", "6 minutes", 12 * 60],
  ] as const)(
    "of a %s is stored at most once per interval",
    async (role, make, soon, later, idle) => {
      const { id, browser } = await make(academy);
      expect(await readTimes(id)).toEqual({ seen: 0, left: idle });

      await setTimes(id, { created_at: "1 day", last_seen_at: soon });
      await browser.get(homes[role]);
      expect((await readTimes(id)).seen).toBe(Number.parseInt(soon, 10));

      await setTimes(id, { created_at: "1 day", last_seen_at: later });
      await Promise.all([browser.get(homes[role]), browser.getData(homes[role])]);
      expect(await readTimes(id)).toEqual({ seen: 0, left: idle });
    },
  );

  test.each([
    ["student", makeStudent, "179 days", day],
    ["admin", makeAdmin, "164 hours", 4 * 60],
  ] as const)(
    "of a %s does not extend it beyond its absolute limit",
    async (role, make, age, left) => {
      const { id, browser } = await make(academy);
      await setTimes(id, { created_at: age, last_seen_at: "2 hours" });
      await browser.get(homes[role]);
      expect(await readTimes(id)).toEqual({ seen: 0, left });
    },
  );
});

describe("a browser that has a session", () => {
  const signInPaths = [
    ["student", makeStudent, "/login"],
    ["tutor", makeTutor, "/tutor-login"],
    ["admin", makeAdmin, "/admin-login"],
  ] as const;

  test.each(signInPaths)(
    "gets a new one at the %s's sign-in path, and the old one ends",
    async (role, make, signInPath) => {
      const { id, email, browser } = await make(academy);
      const old = new TestBrowser(academy);
      old.keep(browser.cookieHeader);
      await browser.post(signInPath, { email, password });
      expect(browser.cookieHeader).not.toBe(old.cookieHeader);
      expect((await browser.get(homes[role])).status).toBe(200);
      expect((await old.get(homes[role])).status).toBe(302);
      const { rows } = await academy.pool.query("select from sessions where account_id = $1", [id]);
      expect(rows).toHaveLength(1);
    },
  );

  test("keeps it after a wrong password, and at the wrong sign-in path", async () => {
    const { email, browser } = await makeStudent(academy);
    await browser.post("/login", { email, password: "not it" });
    await browser.post("/tutor-login", { email, password });
    expect((await browser.get("/dashboard")).status).toBe(200);
  });

  test("loses it when somebody else signs in or signs up in it", async () => {
    const [first, second] = [await makeStudent(academy), await makeTutor(academy)];
    const old = new TestBrowser(academy);
    old.keep(first.browser.cookieHeader);
    await first.browser.post("/tutor-login", { email: second.email, password });
    expect((await old.get("/dashboard")).status).toBe(302);
    expect((await second.browser.get("/tutor-dashboard")).status).toBe(200);

    old.keep(first.browser.cookieHeader);
    const answer = await first.browser.post("/signup", {
      email: "third@test.example",
      name: "Third",
      username: "third",
      selectedClass: "class-9",
      selectedSubjects: ["physics"],
      password,
      confirmPassword: password,
    });
    expect(answer.status).toBe(303);
    expect((await old.get("/tutor-dashboard")).status).toBe(302);
    expect((await first.browser.get("/dashboard")).status).toBe(200);
  });
});

test("an account has at most a thousand sessions and known browsers, the most recently used", async () => {
  const { id, email, browser } = await makeStudent(academy);
  const fill = `from generate_series(1, ${maxSessions + 20}) as n`;
  await academy.pool.query(
    `insert into sessions (account_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select $1, sha256(n::text::bytea), '', now(), now() - make_interval(mins => n), now() + interval '1 day' ${fill}`,
    [id],
  );
  await academy.pool.query(
    `insert into sign_in_devices (account_id, token_hash, user_agent, expires_at)
     select $1, sha256(n::text::bytea), '', now() + make_interval(mins => n) ${fill}`,
    [id],
  );
  const other = new TestBrowser(academy);
  expect((await other.post("/login", { email, password })).status).toBe(303);
  const { rows } = await academy.pool.query(
    `select (select count(*)::int from sessions where account_id = $1) as sessions,
       (select count(*)::int from sign_in_devices where account_id = $1) as devices`,
    [id],
  );
  expect(rows).toEqual([{ sessions: maxSessions, devices: maxDevices }]);
  for (const one of [browser, other]) expect((await one.get("/dashboard")).status).toBe(200);
});

test("no session is created with a password that was changed during the comparison", async () => {
  const { id, email } = await makeStudent(academy);
  const browser = new TestBrowser(academy);
  const client = await academy.pool.connect();
  try {
    // Locks the account, as a password change does, until the comparison has finished.
    await client.query("begin");
    await client.query("update accounts set password_hash = 'other' where id = $1", [id]);
    const answer = browser.post("/login", { email, password });
    await waitForLock();
    await client.query("delete from sessions where account_id = $1", [id]);
    await client.query("commit");
    expect((await answer).status).toBe(400);
  } finally {
    client.release();
  }
  const { rows } = await academy.pool.query("select from sessions where account_id = $1", [id]);
  expect(rows).toEqual([]);
});

/** Resolves when a statement waits for a lock. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } = await academy.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a rejected tutor can still sign in", async () => {
  const { email, browser } = await makeTutor(academy, "rejected");
  const again = new TestBrowser(academy);
  expect((await again.post("/tutor-login", { email, password })).status).toBe(303);
  expect((await again.get("/tutor-dashboard")).status).toBe(200);
  expect((await browser.get("/tutor-dashboard")).status).toBe(200);
});

describe("a personal page", () => {
  test("is not cached", async () => {
    const { browser } = await makeStudent(academy);
    for (const path of ["/dashboard", "/", "/login", "/dashboard.data"]) {
      const answer = await browser.get(path);
      expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
    }
  });

  test("is not served to a visitor", async () => {
    const { browser, email } = await makeStudent(academy);
    await browser.get("/dashboard");
    expect(await new TestBrowser(academy).read("/")).not.toContain(email);
    expect(await new TestBrowser(academy).read("/dashboard")).not.toContain(email);
  });
});
