import { beforeEach, describe, expect, test } from "vitest";
import { createAddressLimits } from "#limits/address-limits.ts";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import { callerLimit } from "#domain/account/sign-in-limits.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
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

/** Waits until the server has processed the requests. */
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
  test("requests a link at the sign-in path, gets a mail, sets a new password and signs in with it", async () => {
    const person = await make(academy);
    expect(await visitor().read(login)).toContain(`href="/forgot-password?from=${role}"`);
    expect((await ask(person.email.toUpperCase())).status).toBe(303);
    const path = pathIn(await lastMail(academy, person, "reset-password"), "/reset-password/");

    const browser = visitor();
    expect(await browser.read(path)).toContain("Choose a new password");
    const { path: to, page } = await browser.submit(path, fields);
    expect(to).toBe(login);
    expect(page).toContain("Your password has been changed, and you are signed out everywhere.");
    expect(await browser.read(login)).not.toContain("Your password is changed");
    // The link opens no session, and all sessions have ended.
    expect(await Promise.all([browser, person.browser].map(isSignedIn))).toEqual([false, false]);
    expect((await enter(login, person.email, password)).status).toBe(400);
    expect((await enter(login, person.email, next)).status).toBe(303);

    const changedMail = await lastMail(academy, person, "password-changed");
    expect(changedMail.to?.[0]?.address).toBe(person.email);
    expect(changedMail.text).toContain("The password of your account was changed");
  });
});

describe("a link to set a password", () => {
  test("is used up by setting a password, not by opening it", async () => {
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

  test("used many times at once, sets one password", async () => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    const passwords = Array.from({ length: 5 }, (_, index) => `password number ${index}`);
    const answers = await sendTogether(
      passwords.map(
        (entry) => () => visitor().post(path, { password: entry, confirmPassword: entry }),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
    const accepted = answers.findIndex(({ status }) => status === 303);
    expect((await enter("/login", person.email, passwords[accepted] ?? "")).status).toBe(303);
  });

  test("is valid for ten minutes", async () => {
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

  test("stays valid beside a newer one, until a new password ends both", async () => {
    const person = await makeStudent(academy);
    const [first, second] = [await resetPath(person), await resetPath(person)];
    expect((await visitor().get(first)).status).toBe(200);
    expect((await visitor().get(second)).status).toBe(200);
    expect((await visitor().post(first, fields)).status).toBe(303);
    expect((await visitor().post(second, fields)).status).toBe(404);
  });

  test("becomes invalid with a change of the password", async () => {
    const person = await makeStudent(academy);
    const path = await resetPath(person);
    await person.browser.post("/account/password", { currentPassword: password, ...fields });
    expect((await visitor().post(path, fields)).status).toBe(404);
  });

  test("gets the same answer whether it has expired, was used or never existed", async () => {
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
      answers.map(async (answer) =>
        (await answer.text())
          .replaceAll(/nonce="[^"]+"/g, "")
          // The same address in each language.
          .replaceAll(/reset-password\/[\w-]+/g, "reset-password"),
      ),
    );
    expect(first).toContain("This link no longer works");
    expect(first).toContain('href="/forgot-password"');
    expect(others).toEqual([first, first, first]);
  });

  test("is kept from other sites and from search engines", async () => {
    const answer = await visitor().get(await resetPath(await makeStudent(academy)));
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const page = await answer.text();
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    for (const [, url = ""] of page.matchAll(/(?:src|href|action)="([^"]+)"/g)) {
      expect(url).toMatch(/^\//);
    }
  });

  test("is stored as a hash only", async () => {
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

  test("unlocks the account's sign-in, and confirms its address", async () => {
    const person = await makeStudent(academy);
    const limits = createSignInLimits(academy.pool);
    const target = { kind: "password", email: person.email } as const;
    for (let time = 0; time < callerLimit.failures; time += 1) {
      await limits.attempt(target, { kind: "network", address: "127.0.0.1" });
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
      "That is too long. Please shorten it.",
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

describe("requesting a new password", () => {
  const varyingHeaders = new Set(["x-request-id", "content-security-policy", "date"]);
  const comparable = async (answer: Response) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !varyingHeaders.has(name)),
    body: await answer.text(),
  });

  test("gets the same answer for an address with and without an account", async () => {
    const { email } = await makeStudent(academy);
    const known = await comparable(await ask(email));
    expect(known).toMatchObject({ status: 303 });
    expect(await comparable(await ask("nobody@test.example"))).toEqual(known);
    const page = await visitor().read("/forgot-password/sent?from=tutor");
    expect(page).toContain("If an account with that address exists, we have sent a link to it.");
    expect(page).toContain('href="/tutor-login"');
  });

  test("looks up no account before the response", async () => {
    const { email } = await makeStudent(academy);
    const loggedFor = (answer: Response) => {
      const id = answer.headers.get("x-request-id");
      return academy.logged.filter(({ requestId }) => requestId === id);
    };
    const [known, unknown] = [await ask(email), await ask("nobody@test.example")];
    const same = { time: null, requestId: null };
    expect(loggedFor(unknown)).toHaveLength(1);
    expect({ ...loggedFor(known)[0], ...same }).toEqual({ ...loggedFor(unknown)[0], ...same });
  });

  test.each(["", "?from=evil", "?from=__proto__", "?from=https://evil.example"])(
    "from %j leads to the students' sign-in path",
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
    [`${"a".repeat(250)}@test.example`, "That is too long."],
  ])("with %j is refused", async (email, words) => {
    const answer = await ask(email);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });

  describe("for the same account again and again", () => {
    /** Lets the mails of an account be some time ago. */
    const passTime = (person: Person, seconds: number) =>
      academy.pool.query(
        `update mails set due_at = due_at - make_interval(secs => $2),
           queued_at = queued_at - make_interval(secs => $2) where account_id = $1`,
        [person.id, seconds],
      );
    const askOnce = async (person: Person, browser = visitor()) => {
      const answer = await browser.post("/forgot-password", { email: person.email });
      expect(answer.status).toBe(303);
      await untilAnswered();
    };
    const linkIn = async (person: Person, count: number) =>
      pathIn(await lastMail(academy, person, "reset-password", count), "/reset-password/");

    test("never ends a link that was mailed before, and never goes without a mail", async () => {
      const person = await makeStudent(academy);
      const links = [];
      for (let count = 1; count <= 3; count += 1) {
        await askOnce(person);
        links.push(await linkIn(person, count));
        await passTime(person, 45);
      }
      for (const link of links) expect((await visitor().get(link)).status).toBe(200);
    });

    test("sends a mail 45 seconds after the last at the earliest, and no second one meanwhile", async () => {
      const person = await makeStudent(academy);
      await askOnce(person);
      await linkIn(person, 1);
      await askOnce(person);
      await askOnce(person);
      const { rows } = await academy.pool.query<{ seconds: number }>(
        `select extract(epoch from due_at - now())::float8 as seconds from mails
         where account_id = $1 and kind = 'reset-password' and sent_at is null`,
        [person.id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.seconds).toBeGreaterThan(20);
      expect(rows[0]?.seconds).toBeLessThanOrEqual(45);
    });

    test("from one network sends no fourth mail in an hour while a link works, but the owner's device gets one", async () => {
      const person = await makeStudent(academy);
      const phone = visitor();
      await phone.post("/login", { email: person.email, password });
      await phone.post("/logout");
      for (let count = 1; count <= 3; count += 1) {
        await askOnce(person);
        await linkIn(person, count);
        await passTime(person, 45);
      }
      await askOnce(person);
      expect(await mailsTo(person)).toBe(3);
      // A known device and a lesson are judged by themselves.
      await askOnce(person, phone);
      await linkIn(person, 4);
      await passTime(person, 45);
      await askOnce(person, person.browser);
      await linkIn(person, 5);
      await passTime(person, 45);
      // Where no link works any more, everybody's request brings one.
      await academy.pool.query("update mailed_links set expires_at = now() - interval '1 second'");
      await askOnce(person);
      expect((await visitor().get(await linkIn(person, 6))).status).toBe(200);
    });

    test("from one network sends no fourth mail in an hour to accounts of one mailbox while a link works", async () => {
      const people = [];
      for (let count = 1; count <= 5; count += 1) {
        const person = await makeStudent(academy);
        person.email = `many+${count}@home.example`;
        await academy.pool.query("update accounts set email = $1 where id = $2", [
          person.email,
          person.id,
        ]);
        people.push(person);
        await askOnce(person);
        if (count <= 3) await linkIn(person, 1);
      }
      const mails = await Promise.all(people.map(mailsTo));
      expect(mails).toEqual([1, 1, 1, 0, 0]);
    });

    test("is not refused to a known device when strangers have used up its network", async () => {
      const person = await makeStudent(academy);
      const phone = visitor();
      await phone.post("/login", { email: person.email, password });
      await phone.post("/logout");
      const { reset } = createAddressLimits(academy.pool);
      for (let time = 0; time < 300; time += 1) await reset.attempt("127.0.0.1");
      expect((await ask(person.email)).status).toBe(429);
      await askOnce(person, phone);
      await linkIn(person, 1);
    });
  });

  test("is limited to 300 times in 15 minutes for one network, whatever its headers say", async () => {
    const { reset } = createAddressLimits(academy.pool);
    for (let time = 0; time < 299; time += 1) await reset.attempt("127.0.0.1");
    const email = "nobody@test.example";
    const spoofed = { "x-forwarded-for": "203.0.113.1" };
    expect((await visitor().post("/forgot-password", { email }, spoofed)).status).toBe(303);
    const refused = await visitor().post("/forgot-password", { email }, spoofed);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("900");
    expect(await refused.text()).toContain("Please try again in 15 minutes.");
    const { logged } = await readAuditTrail(academy, refused);
    expect(logged).toMatchObject([
      { event: "ask-password-reset", outcome: "denied", reason: "limited" },
    ]);
    // Signing in has a limit of its own.
    expect((await enter("/login", email, "a guess")).status).toBe(400);
  });
});

test("a flash message is shown after the redirect, even on a prerendered page", async () => {
  const person = await makeTutor(academy);
  const answer = await visitor().post(await resetPath(person), fields);
  expect(await noticeOf(answer)).toBe("password-reset");
  expect(answer.headers.get("location")).toBe("/tutor-login");
  expect(await signedIn(academy, person).then(isSignedIn)).toBe(true);
});
