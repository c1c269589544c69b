import { beforeAll, describe, expect, test } from "vitest";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password, type Person } from "#test/support/people.ts";

const signInPaths = {
  student: {
    url: "/login",
    home: "/dashboard",
    failed: "Failed to sign in. Please check your credentials.",
    noRecord: "Failed to sign in. Please check your credentials.",
  },
  tutor: {
    url: "/tutor-login",
    home: "/tutor-dashboard",
    failed: "Invalid email or password. Please try again.",
    noRecord: "Invalid tutor credentials. Please check your email and password.",
  },
  admin: {
    url: "/admin-login",
    home: "/admin-dashboard#signed-in",
    failed: "Failed to log in. Please check your credentials.",
    noRecord: "Access denied. Admin credentials required.",
  },
};
const roles = ["student", "tutor", "admin"] as const;
const pairs = roles.flatMap((role) => roles.map((pathRole) => ({ role, pathRole })));

const academy = useAcademy();
const people = {} as Record<(typeof roles)[number], Person>;

beforeAll(async () => {
  people.student = await makeStudent(academy);
  people.tutor = await makeTutor(academy, "pending");
  people.admin = await makeAdmin(academy);
});

function visit(): TestBrowser {
  return new TestBrowser(academy);
}

describe("signing in (§4, §8)", () => {
  test.each(pairs)("a $role at the $pathRole's sign-in path", async ({ role, pathRole }) => {
    const { url, home, noRecord } = signInPaths[pathRole];
    const before = await countRows(academy);
    const browser = visit();
    const answer = await browser.post(url, { email: people[role].email, password });
    if (role === pathRole) {
      expect([answer.status, answer.headers.get("location")]).toEqual([303, home]);
      expect((await browser.get(home)).status).toBe(200);
    } else {
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).toContain(noRecord);
      expect(await countRows(academy)).toEqual(before);
    }
  });

  describe.each(roles)("at the %s's sign-in path", (role) => {
    const { url, failed } = signInPaths[role];

    test.each(["a wrong password", "an unknown address"])("%s gives §8's words", async (what) => {
      const email = what === "a wrong password" ? people[role].email : "nobody@test.example";
      const answer = await visit().post(url, { email, password: "sesame open" });
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const page = await answer.text();
      expect(page).toContain(failed);
      expect(page).toContain(`value="${email}"`);
      expect(page).not.toContain("sesame open");
    });

    test.each([
      ["email", { password }],
      ["email", { email: "  ", password }],
      ["password", { email: "a@test.example" }],
      ["email and password", {}],
    ])("a missing %s gives §5's words", async (_, fields: Record<string, string>) => {
      const answer = await visit().post(url, fields);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Please fill in all fields");
    });

    test("any submitted email is shown again as text", async () => {
      const answer = await visit().post(url, { email: `"><script>alert(1)</script>` });
      const page = await answer.text();
      expect(page).toContain("&lt;script&gt;alert(1)");
      expect(page).not.toContain("<script>alert(1)");
    });
  });

  test("an email is accepted in any spelling", async () => {
    const email = `  ${people.student.email.toUpperCase()} `;
    expect((await visit().post("/login", { email, password })).status).toBe(303);
  });

  test("a password is compared exactly", async () => {
    const { email } = people.student;
    for (const wrong of [` ${password}`, password.toUpperCase()]) {
      expect((await visit().post("/login", { email, password: wrong })).status).toBe(400);
    }
  });

  test.each([10_000, 60_000])("%d characters are treated as a wrong password", async (length) => {
    const long = "x".repeat(length);
    const email = long.length < 20_000 ? `${long}@test.example` : people.student.email;
    expect((await visit().post("/login", { email, password: long })).status).toBe(400);
  });

  test("every sign-in opens a new session", async () => {
    const browser = visit();
    const fields = { email: people.student.email, password };
    await browser.post("/login", fields);
    const first = browser.cookieHeader;
    await browser.post("/login", fields);
    expect(browser.cookieHeader).not.toBe(first);
  });
});

// Many passwords are hashed, which takes long.
describe("too many failed sign-ins", { timeout: 120_000 }, () => {
  const tooMany = "Too many sign-in attempts. Please try again in 15 minutes.";

  function guess(pathRole: (typeof roles)[number], email: string, guessed = "not it") {
    return visit().post(signInPaths[pathRole].url, { email, password: guessed });
  }

  /** Uses up attempts of an account without hashing passwords. */
  async function failTimes(email: string, times: number): Promise<void> {
    const limits = createSignInLimits(academy.pool);
    const caller = { kind: "network", address: "127.0.0.1" } as const;
    for (let time = 0; time < times; time += 1) {
      await limits.attempt({ kind: "password", email }, caller);
    }
  }

  test("of one account are limited to ten at all three sign-in paths together, also in parallel", async () => {
    const { email } = await makeStudent(academy);
    const attempts = Array.from({ length: 14 }, (_, at) => guess(roles[at % 3] ?? "admin", email));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);

    for (const pathRole of roles) {
      const refused = await guess(pathRole, email, password);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("900");
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(await refused.text()).toContain(tooMany);
    }
    const { email: another } = await makeStudent(academy);
    expect((await guess("student", another, password)).status).toBe(303);
  });

  test("are allowed again after the limit's time", async () => {
    const { email } = await makeStudent(academy);
    await failTimes(email, 11);
    expect((await guess("student", email, password)).status).toBe(429);
    await academy.pool.query("update rate_limits set expire = 1");
    expect((await guess("student", email, password)).status).toBe(303);
  });

  test("are reset by a right password", async () => {
    const { email } = await makeTutor(academy);
    await failTimes(email, 9);
    expect((await guess("tutor", email, password)).status).toBe(303);
    await failTimes(email, 9);
    expect((await guess("tutor", email, password)).status).toBe(303);
  });

  test("of an email without an account are limited the same way", async () => {
    const email = "unknown@test.example";
    await failTimes(email, 10);
    const refused = await guess("tutor", email);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain(tooMany);
  });

  test("are counted for every spelling of the email", async () => {
    const { email } = await makeStudent(academy);
    await failTimes(email, 10);
    expect((await guess("student", ` ${email.toUpperCase()} `, password)).status).toBe(429);
  });

  test("are not counted for an incomplete form", async () => {
    const { email } = await makeStudent(academy);
    for (let time = 0; time < 12; time += 1) await guess("student", email, "");
    expect((await guess("student", email, password)).status).toBe(303);
  });
});

describe("the client's address", () => {
  const believing = useAcademy({ TRUST_PROXY: "1" });

  async function keyOf(served: typeof academy): Promise<string[]> {
    await served.pool.query("delete from rate_limits");
    const browser = new TestBrowser(served);
    const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
    await browser.post("/login", { email: "a@test.example", password: "x" }, headers);
    const { rows } = await served.pool.query<{ key: string }>(
      "select key from rate_limits where key like '%address%'",
    );
    return rows.map(({ key }) => key);
  }

  test("is the socket's, whatever X-Forwarded-For contains", async () => {
    expect(await keyOf(academy)).toEqual(["sign-in-address:127.0.0.1"]);
  });

  test("is taken from the proxy's header if TRUST_PROXY is set", async () => {
    expect(await keyOf(believing)).toEqual(["sign-in-address:203.0.113.9"]);
  });

  test("has a higher limit, for all accounts together", async () => {
    await keyOf(academy);
    const { email } = await makeStudent(academy);
    await academy.pool.query("update rate_limits set points = 299");
    expect((await visit().post("/login", { email, password: "not it" })).status).toBe(400);
    expect((await visit().post("/login", { email, password })).status).toBe(429);
  });
});

test.each(["/api/auth/sign-in/email", "/api/auth/sign-up/email", "/api/auth/get-session"])(
  "%s does not exist: there is no way around the sign-in paths",
  async (url) => {
    const fields = { email: people.admin.email, password };
    for (const answer of [await visit().get(url), await visit().post(url, fields)]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  },
);
