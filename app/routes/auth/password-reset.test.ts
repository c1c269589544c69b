import { beforeEach, describe, expect, test } from "vitest";
import { createAddressLimits } from "#access/address-limits.ts";
import { createSignInLimits } from "#access/sign-in-limits.ts";
import { accountSignInLimit } from "#domain/sign-in-limits.ts";
import { readTold, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { lastMail, makeLink, pathIn } from "#test/support/mail.ts";
import { noticeOf } from "#test/support/notice.ts";
import {
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  signedIn,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const visitor = () => new TestBrowser(academy);

const roles = [
  { role: "student", make: makeStudent, login: "/login" },
  { role: "tutor", make: makeTutor, login: "/tutor-login" },
  { role: "admin", make: makeAdmin, login: "/admin-login" },
];
const next = "a new, longer one";
const fields = { password: next, confirmPassword: next };

beforeEach(() => academy.pool.query("delete from rate_limits"));

const ask = (email: string) => visitor().post("/forgot-password?from=tutor", { email });
const enter = (login: string, email: string, typed: string) =>
  visitor().post(login, { email, password: typed });
const isSignedIn = async (browser: TestBrowser) => (await browser.get("/account")).status === 200;
const resetPath = async (person: Person) =>
  `/reset-password/${await makeLink(academy, person, "reset-password", person.email)}`;

/** Waits until the server has looked whose addresses they were. */
async function untilAnswered(): Promise<void> {
  const waiting = async () => (await academy.pool.query("select from reset_requests")).rowCount;
  await expect.poll(waiting, { interval: 100 }).toBe(0);
}

async function mailsTo({ id }: Person): Promise<number> {
  const { rows } = await academy.pool.query<{ count: number }>(
    "select count(*)::int as count from mails where account_id = $1 and kind = 'reset-password'",
    [id],
  );
  return rows[0]?.count ?? 0;
}

describe.each(roles)("a $role who forgot the password", ({ role, make, login }) => {
  test("asks at the door, gets a mail, chooses another and signs in with it", async () => {
    const person = await make(academy);
    expect(await visitor().read(login)).toContain(`href="/forgot-password?from=${role}"`);
    expect((await ask(person.email.toUpperCase())).status).toBe(303);
    const path = pathIn(await lastMail(academy, person, "reset-password"), "/reset-password/");

    const browser = visitor();
    expect(await browser.read(path)).toContain("Choose a new password");
    const { path: to, page } = await browser.submit(path, fields);
    expect(to).toBe(login);
    expect(page).toContain("Your password is changed, and you are signed out everywhere.");
    expect(await browser.read(login)).not.toContain("Your password is changed");
    // Nobody is signed in by the link, and everybody is out.
    expect(await Promise.all([browser, person.browser].map(isSignedIn))).toEqual([false, false]);
    expect((await enter(login, person.email, password)).status).toBe(400);
    expect((await enter(login, person.email, next)).status).toBe(303);

    const told = await lastMail(academy, person, "password-changed");
    expect(told.to?.[0]?.address).toBe(person.email);
    expect(told.text).toContain("The password of your account was changed");
  });
});

describe("a link to choose a password", () => {
  test("is used up by choosing, and not by looking", async () => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    for (const method of ["GET", "HEAD", "GET"]) {
      expect((await visitor().send(path, { method, headers: {} })).status).toBe(200);
    }
    expect((await visitor().post(path, fields)).status).toBe(303);
    const again = { password: "yet another", confirmPassword: "yet another" };
    const used = await visitor().post(path, again);
    expect(used.status).toBe(404);
    expect(await used.text()).toContain("This link no longer works");
    expect((await enter("/login", person.email, next)).status).toBe(303);
  });

  test("of many at once, one chooses", async () => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    const typed = Array.from({ length: 5 }, (_, at) => `password number ${at}`);
    const answers = await Promise.all(
      typed.map((one) => visitor().post(path, { password: one, confirmPassword: one })),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
    const at = answers.findIndex(({ status }) => status === 303);
    expect((await enter("/login", person.email, typed[at] ?? "")).status).toBe(303);
  });

  test("works for ten minutes", async () => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    const age = (minutes: number) =>
      academy.pool.query(
        `update mailed_links set expires_at = expires_at - make_interval(secs => $1)
         where account_id = $2`,
        [minutes * 60, person.id],
      );
    await age(9.8);
    expect((await visitor().get(path)).status).toBe(200);
    await age(0.21);
    expect((await visitor().get(path)).status).toBe(404);
    expect((await visitor().post(path, fields)).status).toBe(404);
    expect((await enter("/login", person.email, password)).status).toBe(303);
  });

  test("ends with a newer one, and with a change of the password", async () => {
    const person = await makeStudent(academy);
    const [first, second] = [await resetPath(person), await resetPath(person)];
    expect((await visitor().post(first, fields)).status).toBe(404);
    expect((await visitor().get(second)).status).toBe(200);
    await person.browser.post("/account/password", { currentPassword: password, ...fields });
    expect((await visitor().get(second)).status).toBe(404);
  });

  test("is told of alike, whether it is over, used or never was, with a way to a new one", async () => {
    const person = await makeStudent(academy);
    const used = await resetPath(person);
    await visitor().post(used, fields);
    const verify = await makeLink(academy, person, "verify-email", person.email);
    const never = "A".repeat(43);
    const pages = [
      used,
      `/reset-password/${never}`,
      `/reset-password/${verify}`,
      "/reset-password/x",
    ];
    const answers = await Promise.all(pages.map((path) => visitor().get(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [first, ...others] = await Promise.all(
      answers.map(async (answer) => (await answer.text()).replaceAll(/nonce="[^"]+"/g, "")),
    );
    expect(first).toContain("This link no longer works");
    expect(first).toContain('href="/forgot-password"');
    expect(others).toEqual([first, first, first]);
  });

  test("goes to nobody else and into no index", async () => {
    const answer = await visitor().get(await resetPath(await makeStudent(academy)));
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const page = await answer.text();
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    for (const [, url = ""] of page.matchAll(/(?:src|href|action)="([^"]+)"/g)) {
      expect(url).toMatch(/^\//);
    }
  });

  test("is kept as a hash only", async () => {
    const person = await makeStudent(academy);
    await ask(person.email);
    const path = pathIn(await lastMail(academy, person, "reset-password"), "/reset-password/");
    const token = path.split("/").at(-1) ?? "";
    for (const table of ["mailed_links", "mails", "audit_log", "pgboss.job"]) {
      const { rows } = await academy.pool.query(`select * from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(JSON.stringify(academy.logged)).not.toContain(token);
  });

  test("ends the lock of the account's sign-ins, and confirms its address", async () => {
    const person = await makeStudent(academy);
    const limits = createSignInLimits(academy.pool);
    for (let time = 0; time < accountSignInLimit.failures; time += 1) {
      await limits.attempt(person.email, "198.51.100.7");
    }
    expect((await enter("/login", person.email, password)).status).toBe(429);
    await visitor().post(await resetPath(person), fields);
    const browser = visitor();
    const answer = await browser.post("/login", { email: person.email, password: next });
    expect(answer.status).toBe(303);
    expect(await browser.read("/account")).not.toContain("Not confirmed yet");
  });

  test.each([
    [{ confirmPassword: "another" }, "Passwords do not match.", "confirmPassword"],
    [
      { password: "12345", confirmPassword: "12345" },
      "Password must be at least 6 characters.",
      "password",
    ],
    [
      { password: "x".repeat(129), confirmPassword: "x".repeat(129) },
      "That is longer than we can keep. Please shorten it.",
      "password",
    ],
  ])("refuses %j and goes on to work", async (change, words, field) => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    const answer = await visitor().post(path, { ...fields, ...change });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(words);
    expect(page).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${field}"`));
    expect(await isSignedIn(person.browser)).toBe(true);
    expect((await visitor().post(path, fields)).status).toBe(303);
  });
});

describe("asking for a new password", () => {
  const mayDiffer = new Set(["x-request-id", "content-security-policy", "date"]);
  const said = async (answer: Response) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !mayDiffer.has(name)),
    body: await answer.text(),
  });

  test("is answered alike for an address with an account and one without", async () => {
    const { email } = await makeStudent(academy);
    const known = await said(await ask(email));
    expect(known).toMatchObject({ status: 303 });
    expect(await said(await ask("nobody@test.example"))).toEqual(known);
    const page = await visitor().read("/forgot-password/sent?from=tutor");
    expect(page).toContain("If an account with that address exists, we have sent a link to it.");
    expect(page).toContain('href="/tutor-login"');
  });

  test("looks nothing up before it has answered", async () => {
    const { email } = await makeStudent(academy);
    const told = (answer: Response) => {
      const id = answer.headers.get("x-request-id");
      return academy.logged.filter(({ requestId }) => requestId === id);
    };
    const [known, unknown] = [await ask(email), await ask("nobody@test.example")];
    const same = { time: null, requestId: null };
    expect(told(unknown)).toHaveLength(1);
    expect({ ...told(known)[0], ...same }).toEqual({ ...told(unknown)[0], ...same });
  });

  test.each(["", "?from=evil", "?from=__proto__", "?from=https://evil.example"])(
    "from %j leads to the students' door",
    async (query) => {
      const answer = await visitor().post(`/forgot-password${query}`, { email: "a@test.example" });
      expect(answer.headers.get("location")).toBe("/forgot-password/sent?from=student");
      const page = await visitor().read(`/forgot-password/sent${query}`);
      expect(page).toContain('href="/login"');
      expect(page).not.toContain("evil");
    },
  );

  test.each([
    ["", "Please fill in all fields"],
    ["nobody", "Please enter a valid email address."],
    [`${"a".repeat(250)}@test.example`, "That is longer than we can keep."],
  ])("with %j is refused", async (email, words) => {
    const answer = await ask(email);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });

  test("mails one account three times an hour, and says nothing of it", async () => {
    const person = await makeStudent(academy);
    for (let time = 1; time <= 5; time += 1) {
      expect((await ask(person.email)).status).toBe(303);
      await untilAnswered();
      // Each has to be on its way before the next one replaces it.
      await lastMail(academy, person, "reset-password", Math.min(time, 3));
    }
    expect(await mailsTo(person)).toBe(3);
    await academy.pool.query(
      "update mails set queued_at = queued_at - interval '61 minutes' where account_id = $1",
      [person.id],
    );
    await ask(person.email);
    await untilAnswered();
    expect(await mailsTo(person)).toBe(4);
  });

  test("300 times from one network in 15 minutes goes on, whatever it says of itself", async () => {
    const { reset } = createAddressLimits(academy.pool);
    for (let time = 0; time < 299; time += 1) await reset.attempt("127.0.0.1");
    const email = "nobody@test.example";
    const spoofed = { "x-forwarded-for": "203.0.113.1" };
    expect((await visitor().post("/forgot-password", { email }, spoofed)).status).toBe(303);
    const refused = await visitor().post("/forgot-password", { email }, spoofed);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await refused.text()).toContain("Please try again in 15 minutes.");
    const { logged } = await readTold(academy, refused);
    expect(logged).toMatchObject([
      { event: "ask-password-reset", outcome: "denied", reason: "limited" },
    ]);
    // Signing in is counted apart.
    expect((await enter("/login", email, "a guess")).status).toBe(400);
  });
});

test("a notice is shown on the page that it leads to, also where that page is a file", async () => {
  const person = await makeTutor(academy);
  const answer = await visitor().post(await resetPath(person), fields);
  expect(await noticeOf(answer)).toBe("password-reset");
  expect(answer.headers.get("location")).toBe("/tutor-login");
  expect(await signedIn(academy, person).then(isSignedIn)).toBe(true);
});
