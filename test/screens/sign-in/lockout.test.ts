import { beforeEach, describe, expect, test } from "vitest";
import { createSignInLimits, type Caller, type Target } from "#limits/sign-in-limits.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeLink } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, makeTutor, password, type Person } from "#test/support/people.ts";

const academy = useAcademy({ TRUST_PROXY: "1" });
const roles = [
  { role: "student", make: makeStudent, login: "/login" },
  { role: "tutor", make: makeTutor, login: "/tutor-login" },
  { role: "admin", make: makeAdmin, login: "/admin-login" },
];

beforeEach(() => academy.pool.query("delete from rate_limits"));

const at = (address: string) => new TestBrowser(academy, { "x-forwarded-for": address });
const enter = (browser: TestBrowser, login: string, { email }: Person, typed = password) =>
  browser.post(login, { email, password: typed });

/** The failures of strangers in many networks, as the limits count them, without hashing. */
async function attack(target: Target, networks = 12): Promise<void> {
  const limits = createSignInLimits(academy.pool);
  const attempts = Array.from({ length: networks * 12 }, (_, number) => {
    const caller: Caller = { kind: "network", address: `198.51.100.${number % networks}` };
    return limits.attempt(target, caller);
  });
  await Promise.all(attempts);
}

const attackPassword = ({ email }: Person) => attack({ kind: "password", email });

describe.each(roles)("while strangers guess the password of a $role", ({ make, login }) => {
  test("the right password opens a session on a device that has signed in before", async () => {
    const person = await make(academy);
    const phone = at("203.0.113.9");
    expect((await enter(phone, login, person)).status).toBe(303);
    await phone.post("/logout");
    await attackPassword(person);
    // The same network too: it has no attempts left for unknown devices.
    await academy.pool.query("update rate_limits set points = points + 5000");
    expect((await enter(phone, login, person)).status).toBe(303);
    expect((await enter(at("203.0.113.9"), login, person)).status).toBe(429);
  });

  test("a lesson may change the password and export", async () => {
    const person = await make(academy);
    await attackPassword(person);
    await academy.pool.query("update rate_limits set points = points + 5000");
    const { browser } = person;
    const confirmed = await browser.post("/account/proof", { password });
    expect(confirmed.status).toBe(303);
    const next = "a new, longer one";
    const fields = { currentPassword: password, password: next, confirmPassword: next };
    expect((await browser.post("/account/password", fields)).status).toBe(303);
  });

  test("the right password opens a session in a network that nobody attacks from", async () => {
    const person = await make(academy);
    await attackPassword(person);
    expect((await enter(at("203.0.113.9"), login, person)).status).toBe(303);
  });

  test("a mailed link opens the way again, on the device that used it and in its network", async () => {
    const person = await make(academy);
    await attackPassword(person);
    await academy.pool.query("update rate_limits set points = 5000");
    const phone = at("203.0.113.9");
    expect((await enter(phone, login, person)).status).toBe(429);
    const path = `/reset-password/${await makeLink(academy, person, "reset-password", person.email)}`;
    const next = "a new, longer one";
    expect((await phone.post(path, { password: next, confirmPassword: next })).status).toBe(303);
    expect((await enter(phone, login, person, next)).status).toBe(303);
  });
});

describe("a device that has signed in before", () => {
  test("is judged by itself: ten wrong passwords stop it and nobody else", async () => {
    const person = await makeStudent(academy);
    const [lost, phone] = [at("203.0.113.9"), at("203.0.113.9")];
    for (const browser of [lost, phone]) {
      expect((await enter(browser, "/login", person)).status).toBe(303);
      await browser.post("/logout");
    }
    for (let time = 0; time < 10; time += 1) {
      expect((await enter(lost, "/login", person, "not it")).status).toBe(400);
    }
    expect((await enter(lost, "/login", person)).status).toBe(429);
    expect((await enter(phone, "/login", person)).status).toBe(303);
    expect((await enter(at("203.0.113.9"), "/login", person)).status).toBe(303);
  });

  test("is known to its own account only", async () => {
    const [person, other] = [await makeStudent(academy), await makeStudent(academy)];
    const browser = at("203.0.113.9");
    expect((await enter(browser, "/login", other)).status).toBe(303);
    await attackPassword(person);
    await academy.pool.query("update rate_limits set points = 5000");
    expect((await enter(browser, "/login", person)).status).toBe(429);
  });

  test("may be one that a family shares", async () => {
    const family = [await makeStudent(academy), await makeTutor(academy)] as const;
    const browser = at("203.0.113.9");
    const enterEach = async () => [
      (await enter(browser, "/login", family[0])).status,
      (await enter(browser, "/tutor-login", family[1])).status,
    ];
    expect(await enterEach()).toEqual([303, 303]);
    for (const person of family) await attackPassword(person);
    await academy.pool.query("update rate_limits set points = 5000");
    expect(await enterEach()).toEqual([303, 303]);
  });

  test.each(["a changed password", "a mailed link"])("is unknown again after %s", async (how) => {
    const person = await makeStudent(academy);
    const stolen = at("203.0.113.9");
    expect((await enter(stolen, "/login", person)).status).toBe(303);
    const next = "a new, longer one";
    const fields = { password: next, confirmPassword: next };
    if (how === "a mailed link") {
      const token = await makeLink(academy, person, "reset-password", person.email);
      await at("203.0.113.10").post(`/reset-password/${token}`, fields);
    } else {
      await person.browser.post("/account/password", { ...fields, currentPassword: password });
    }
    await attackPassword(person);
    await academy.pool.query("update rate_limits set points = 5000");
    expect((await enter(stolen, "/login", person, next)).status).toBe(429);
  });

  test("keeps a cookie that opens nothing, and the database only its hash", async () => {
    const person = await makeStudent(academy);
    const answer = await enter(at("203.0.113.9"), "/login", person);
    const cookies = answer.headers.getSetCookie();
    const cookie = cookies.find((line) => line.startsWith("viluva_browser=")) ?? "";
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const alone = at("203.0.113.9");
    alone.keep(cookie);
    expect((await alone.get("/dashboard")).status).toBe(302);
    const token = JSON.parse(
      atob(decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? "")),
    ) as string;
    const { rows } = await academy.pool.query("select * from sign_in_devices");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(academy.logged)).not.toContain(token);
  });

  test.each(["expired", "forged"])("is unknown if its cookie is %s", async (what) => {
    const person = await makeStudent(academy);
    const browser = at("203.0.113.9");
    await enter(browser, "/login", person);
    await browser.post("/logout");
    if (what === "expired")
      await academy.pool.query(
        "update sign_in_devices set expires_at = now() - interval '1 second'",
      );
    else browser.keep(`viluva_browser=${encodeURIComponent(btoa('"AAAA"'))}`);
    await attackPassword(person);
    await academy.pool.query("update rate_limits set points = 5000");
    expect((await enter(browser, "/login", person)).status).toBe(429);
  });
});

test("sign-ins named like the key of somebody's codes do not lock those codes", async () => {
  const admin = await makeAdmin(academy);
  for (const email of [`second factor of ${admin.id}`, admin.id]) {
    for (let time = 0; time < 11; time += 1) {
      await at("203.0.113.9").post("/admin-login", { email, password: "not it" });
    }
  }
  const limits = createSignInLimits(academy.pool);
  const caller: Caller = { kind: "network", address: "203.0.113.9" };
  expect(await limits.attempt({ kind: "code", adminId: admin.id }, caller)).toBeNull();
});

test("neighbours of an attacked account sign in as always", async () => {
  const [person, neighbour] = [await makeStudent(academy), await makeStudent(academy)];
  await attackPassword(person);
  expect((await enter(at("198.51.100.1"), "/login", neighbour)).status).toBe(303);
});
