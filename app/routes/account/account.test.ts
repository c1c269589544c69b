import { beforeEach, describe, expect, test } from "vitest";
import { callerLimit } from "#domain/account/sign-in-limits.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password, signedIn } from "#test/support/people.ts";

const academy = useAcademy();

const roles = [
  { role: "Student", make: makeStudent, home: "/dashboard", login: "/login" },
  { role: "Tutor", make: makeTutor, home: "/tutor-dashboard", login: "/tutor-login" },
  { role: "Owner", make: makeAdmin, home: "/admin-dashboard", login: "/admin-login" },
];

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";
const desk = "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0";

interface Row {
  id: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

async function sessionsOf({ id }: { id: string }): Promise<Row[]> {
  const { rows } = await academy.pool.query<Row>(
    "select id, user_agent, created_at, last_seen_at from sessions where account_id = $1 order by created_at, id",
    [id],
  );
  return rows;
}

// By user agent: two sessions may start in the same millisecond, so their order is undefined.
async function sessionOn(person: { id: string }, agent: string): Promise<Row> {
  const session = (await sessionsOf(person)).find(({ user_agent }) => user_agent === agent);
  if (!session) throw new Error(`no session of ${agent}`);
  return session;
}

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return (await browser.get("/account")).status === 200;
}

describe.each(roles)("the account page of a $role", ({ role, make, home }) => {
  test("shows who is signed in and links back to the dashboard", async () => {
    const { browser, name, email } = await make(academy);
    const page = await browser.read("/account");
    for (const text of [name, email, `<dd>${role}</dd>`, `href="${home}"`]) {
      expect(page).toContain(text);
    }
  });

  test("is linked from the dashboard", async () => {
    const { browser } = await make(academy);
    expect(await browser.read(home)).toContain('href="/account"');
  });

  test("lists only the person's own active sessions, by device", async () => {
    const person = await make(academy);
    await make(academy);
    await signedIn(academy, person, desk);
    const onPhone = await signedIn(academy, person, phone);
    const [ended, other, own] = [
      await sessionOn(person, ""),
      await sessionOn(person, desk),
      await sessionOn(person, phone),
    ];
    await academy.pool.query(
      "update sessions set created_at = '2026-10-01T06:30Z', last_seen_at = '2026-10-02T06:30Z' where id = $1",
      [other.id],
    );
    await academy.pool.query(
      "update sessions set expires_at = now() - interval '1 second' where id = $1",
      [ended.id],
    );

    const page = await onPhone.read("/account");
    expect(page.match(/<th [^>]*id="row-[\w-]{36}"/g)?.map((cell) => cell.slice(-37, -1))).toEqual([
      own.id,
      other.id,
    ]);
    expect(page).toContain("Chrome on Android");
    expect(page).toContain("Firefox on Linux");
    expect(page).toContain("October 1, 2026 at 12:00 PM IST");
    expect(page).toContain("October 2, 2026 at 12:00 PM IST");
    expect(page).toContain(formatDateTime(own.created_at));
    expect(page.match(/This device/g)).toHaveLength(1);
    expect(page.match(/action="\/account\/sessions\/[\w-]{36}\/end"/g)).toEqual([
      `action="/account/sessions/${other.id}/end"`,
    ]);
  });
});

test("the user agent of a session is stored with at most 300 characters", async () => {
  const { email, ...person } = await makeStudent(academy);
  const headers = { "user-agent": `<b>${"x".repeat(500)}` };
  const browser = new TestBrowser(academy);
  await browser.post("/login", { email, password }, headers);
  const agents = (await sessionsOf(person)).map(({ user_agent }) => user_agent);
  expect(agents).toEqual(["", `<b>${"x".repeat(297)}`]);
  expect(await browser.read("/account")).toContain("Unknown device");
});

describe.each(roles)("a $role", ({ make }) => {
  test("signs out one device only", async () => {
    const person = await make(academy);
    const [lost, kept] = [await signedIn(academy, person, desk), await signedIn(academy, person)];
    const { id } = await sessionOn(person, desk);
    const { path, page } = await person.browser.submit(`/account/sessions/${id}/end`);
    expect(path).toBe("/account");
    expect(page).toContain("That device is signed out.");
    expect(await person.browser.read("/account")).not.toContain("That device is signed out.");
    expect(await Promise.all([person.browser, lost, kept].map(isSignedIn))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("signs out all devices, including this one", async () => {
    const person = await make(academy);
    const another = await make(academy);
    const elsewhere = await signedIn(academy, person);
    const stolen = new TestBrowser(academy);
    stolen.keep(person.browser.cookieHeader);
    const answer = await person.browser.post("/account/sessions/end");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(person.browser.cookieHeader).toBe("");
    expect(await Promise.all([stolen, elsewhere, another.browser].map(isSignedIn))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test("another person's session is the same 404 as one that does not exist", async () => {
  const [mine, theirs] = [await makeStudent(academy), await makeAdmin(academy)];
  const [session] = await sessionsOf(theirs);
  const path = `/account/sessions/${session?.id}/end`;
  const unknown = "/account/sessions/00000000-0000-4000-8000-000000000000/end";
  for (const ask of [
    (url: string) => mine.browser.post(url),
    (url: string) => mine.browser.get(url),
  ]) {
    const [other, never] = [await ask(path), await ask(unknown)];
    expect([other.status, never.status]).toEqual([404, 404]);
    const bodies = await Promise.all([other.text(), never.text()]);
    const [first, second] = bodies.map((text) => text.replaceAll(/nonce="[^"]+"|[\w-]{36}/g, ""));
    expect(first).toBe(second);
  }
  expect(await isSignedIn(theirs.browser)).toBe(true);
});

describe("changing the password", () => {
  const path = "/account/password";
  const next = "a new, longer one";
  const fields = { currentPassword: password, password: next, confirmPassword: next };

  beforeEach(() => academy.pool.query("delete from rate_limits"));

  test.each(roles)(
    "of a $role ends every other session, with a message",
    async ({ make, login }) => {
      const person = await make(academy);
      const elsewhere = await signedIn(academy, person);
      const stolen = new TestBrowser(academy);
      stolen.keep(person.browser.cookieHeader);

      const { path: to, page } = await person.browser.submit(path, fields);
      expect(to).toBe("/account");
      expect(page).toContain("Your password is changed. All other devices were signed out.");
      // This browser has a new session; the old token is no longer valid.
      expect(await Promise.all([person.browser, elsewhere, stolen].map(isSignedIn))).toEqual([
        true,
        false,
        false,
      ]);
      expect(await sessionsOf(person)).toHaveLength(1);
      const { email } = person;
      const enter = (typed: string) =>
        new TestBrowser(academy).post(login, { email, password: typed });
      expect((await enter(password)).status).toBe(400);
      expect((await enter(next)).status).toBe(303);
    },
  );

  test.each([
    [{ confirmPassword: "another" }, "Passwords do not match.", "confirmPassword"],
    [
      { password: "12345", confirmPassword: "12345" },
      "Password must be at least 6 characters.",
      "password",
    ],
    [{ currentPassword: "" }, "Please fill in all fields", "currentPassword"],
    [{ currentPassword: "not it" }, "That is not your current password.", "currentPassword"],
    [
      { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
      "That is too long. Please shorten it.",
      "password",
    ],
  ])("with %j is refused and changes nothing", async (change, words, field) => {
    const { browser, email, ...person } = await makeStudent(academy);
    const elsewhere = await signedIn(academy, person);
    const answer = await browser.post(path, { ...fields, ...change });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const page = await answer.text();
    expect(page).toContain(words);
    expect(page).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${field}"`));
    for (const typed of [next, password, "not it"]) expect(page).not.toContain(`value="${typed}"`);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await new TestBrowser(academy).post("/login", { email, password })).status).toBe(303);
  });

  test("wrong passwords are counted for the session alone", async () => {
    const { browser, email } = await makeStudent(academy);
    const wrong = { ...fields, currentPassword: "not it" };
    for (let time = 0; time < callerLimit.failures; time += 1) {
      expect((await browser.post(path, wrong)).status).toBe(400);
    }
    const refused = await browser.post(path, fields);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await refused.text()).toContain(
      "Too many wrong passwords. Please try again in 15 minutes.",
    );
    expect((await new TestBrowser(academy).post("/login", { email, password })).status).toBe(303);
  });

  test("twice at the same time succeeds once", async () => {
    const person = await makeStudent(academy);
    const elsewhere = await signedIn(academy, person);
    const answers = await sendTogether([
      () => person.browser.post(path, fields),
      () => elsewhere.post(path, { ...fields, password: "second", confirmPassword: "second" }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    // The other one came with an old password, or in a session that the first change had ended.
    expect(statuses.find((status) => status !== 303)).toBeOneOf([302, 400]);
    expect(await sessionsOf(person)).toHaveLength(1);
  });
});
