import { beforeEach, describe, expect, test } from "vitest";
import { createAccount } from "#data/account/accounts.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { lastMail, makeLink, pathIn } from "#test/support/mail.ts";
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
let addresses = 0;
const newEmail = () => `another-${(addresses += 1)}@test.example`;
const path = "/account/email";

beforeEach(() => academy.pool.query("delete from rate_limits"));

const ask = ({ browser }: Person, email: string) =>
  browser.post(path, { email, currentPassword: password });
const enter = (login: string, email: string, typed = password) =>
  visitor().post(login, { email, password: typed });
const isSignedIn = async (browser: TestBrowser) => (await browser.get("/account")).status === 200;

async function emailOf({ id }: Person): Promise<string> {
  const { email } = await academy.database
    .selectFrom("accounts")
    .where("id", "=", id)
    .select("email")
    .executeTakeFirstOrThrow();
  return email;
}

describe.each(roles)("the email address of a $role", ({ make, login }) => {
  test("changes when the new address confirms, and can be restored from the old address", async () => {
    const person = await make(academy);
    const elsewhere = await signedIn(academy, person);
    const email = newEmail();
    const result = await person.browser.submit(path, {
      email: email.toUpperCase(),
      currentPassword: password,
    });
    expect(result.page).toContain("We have sent a link to the new address.");
    const [toNew, toOld] = [
      await lastMail(academy, person, "change-email"),
      await lastMail(academy, person, "email-change-asked"),
    ];
    expect(toNew.to?.[0]?.address).toBe(email);
    expect(toOld.to?.[0]?.address).toBe(person.email);
    const confirm = pathIn(toNew, "/change-email/");

    // Opening the page changes nothing.
    expect(await visitor().read(confirm)).toContain(email);
    expect(await emailOf(person)).toBe(person.email);
    const changed = await person.browser.submit(confirm);
    expect(changed.path).toBe("/account");
    expect(changed.page).toContain("Your email address has been changed.");
    expect(changed.page).toContain(email);
    expect(changed.page).not.toContain("Not confirmed yet");
    expect(await Promise.all([person.browser, elsewhere].map(isSignedIn))).toEqual([true, false]);
    expect((await visitor().post(confirm)).status).toBe(404);
    expect((await enter(login, person.email)).status).toBe(400);
    expect((await enter(login, email)).status).toBe(303);

    const mail = await lastMail(academy, person, "email-changed");
    expect(mail.to?.[0]?.address).toBe(person.email);
    const undo = pathIn(mail, "/undo-email/");
    expect((await visitor().get(undo)).status).toBe(200);
    const next = "a new, longer one";
    const { path: to, page } = await visitor().submit(undo, {
      password: next,
      confirmPassword: next,
    });
    expect(to).toBe(login);
    expect(page).toContain("Your account has its old email address again");
    expect(await isSignedIn(person.browser)).toBe(false);
    expect((await enter(login, email, next)).status).toBe(400);
    expect((await enter(login, person.email, next)).status).toBe(303);
    expect((await visitor().get(undo)).status).toBe(404);
  });
});

describe("requesting another address", () => {
  test("gets the same answer if another account has it, whose owner gets a mail", async () => {
    const [asking, other] = [await makeStudent(academy), await makeTutor(academy)];
    const free = await ask(asking, newEmail());
    await lastMail(academy, asking, "change-email");
    const taken = await ask(asking, other.email);
    const comparable = ({ status, headers }: Response) => [
      status,
      ...[...headers].filter(
        ([name]) => !["x-request-id", "date", "content-security-policy"].includes(name),
      ),
    ];
    expect(comparable(taken)).toEqual(comparable(free));
    const mail = await lastMail(academy, asking, "change-email", 2);
    expect(mail.to?.[0]?.address).toBe(other.email);
    expect(mail.subject).toBe("You already use this address");
    expect(mail.html).not.toContain("/change-email/");
    for (const text of [mail.html, mail.text]) expect(text).not.toContain(asking.name);
    expect(await emailOf(asking)).toBe(asking.email);
  });

  test.each([
    [{ email: "" }, "Please fill in all fields"],
    [{ currentPassword: "" }, "Please fill in all fields"],
    [{ email: "nobody" }, "Please enter a valid email address."],
    [{ currentPassword: "not it" }, "That is not your current password."],
  ])("with %j is refused", async (change, words) => {
    const person = await makeStudent(academy);
    const answer = await person.browser.post(path, {
      email: newEmail(),
      currentPassword: password,
      ...change,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    const { rowCount } = await academy.pool.query("select from mails where account_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test("is refused for the current address", async () => {
    const person = await makeStudent(academy);
    const answer = await ask(person, ` ${person.email.toUpperCase()} `);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("That is already your address.");
  });

  test("is limited to five times an hour", async () => {
    const person = await makeStudent(academy);
    await academy.pool.query(
      `insert into mails (account_id, kind, sent_at)
       select $1, 'change-email', now() from generate_series(1, 5)`,
      [person.id],
    );
    const refused = await ask(person, newEmail());
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    const { logged } = await readAuditTrail(academy, refused);
    expect(logged).toMatchObject([{ event: "ask-email-change", reason: "limited" }]);
  });

  test("is limited to five times an hour for one mailbox, whoever asks and however it is spelt", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const person = await makeStudent(academy);
      statuses.push((await ask(person, `wanted+${count}@home.example`)).status);
    }
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
      true,
    ]);
    const { rows } = await academy.pool.query(
      "select address from mails where kind = 'change-email' and address ~ '^wanted' order by address",
    );
    // They are mailed as they were typed.
    expect(rows.map(({ address }) => address)).toEqual(
      [0, 1, 2, 3, 4].map((count) => `wanted+${count}@home.example`),
    );
  });

  test("becomes invalid when the password changes, by any way", async () => {
    const person = await makeStudent(academy);
    const token = await makeLink(academy, person, "change-email", newEmail());
    const reset = await makeLink(academy, person, "reset-password", person.email);
    const fields = { password: "a new, longer one", confirmPassword: "a new, longer one" };
    await visitor().post(`/reset-password/${reset}`, fields);
    expect((await visitor().post(`/change-email/${token}`)).status).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
  });
});

describe("an address", () => {
  test("that two accounts confirm at the same time goes to one of them", async () => {
    const email = newEmail();
    const people = await Promise.all(Array.from({ length: 4 }, () => makeStudent(academy)));
    const paths = await Promise.all(
      people.map(
        async (one) => `/change-email/${await makeLink(academy, one, "change-email", email)}`,
      ),
    );
    const answers = await sendTogether(paths.map((one) => () => visitor().post(one)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      303, 404, 404, 404,
    ]);
    const { rowCount } = await academy.pool.query("select from accounts where email = $1", [email]);
    expect(rowCount).toBe(1);
  });

  test("that can still be restored is reserved, and available afterwards", async () => {
    const person = await makeStudent(academy);
    const token = await makeLink(academy, person, "change-email", newEmail());
    expect((await visitor().post(`/change-email/${token}`)).status).toBe(303);
    expect(await createAccount(academy.database, person.email, "x")).toBeNull();
    const other = await makeStudent(academy);
    const theirs = await makeLink(academy, other, "change-email", person.email);
    expect((await visitor().post(`/change-email/${theirs}`)).status).toBe(404);
    await lastMail(academy, person, "email-changed");
    await academy.pool.query(
      "update mailed_links set expires_at = now() - interval '1 second' where account_id = $1 and purpose = 'undo-email'",
      [person.id],
    );
    expect(await createAccount(academy.database, person.email, "x")).not.toBeNull();
  });

  test("is restored by the first of two changes, even after the second one's link was used", async () => {
    const person = await makeStudent(academy);
    const undone: string[] = [];
    for (const email of [newEmail(), newEmail()]) {
      const before = await emailOf(person);
      const token = await makeLink(academy, person, "change-email", email);
      await visitor().post(`/change-email/${token}`);
      const mail = await lastMail(academy, person, "email-changed", undone.length + 1);
      expect(mail.to?.[0]?.address).toBe(before);
      undone.push(pathIn(mail, "/undo-email/"));
    }
    const [first = "", second = ""] = undone;
    const fields = { password: "a new, longer one", confirmPassword: "a new, longer one" };
    expect((await visitor().post(first, fields)).status).toBe(303);
    expect(await emailOf(person)).toBe(person.email);
    expect((await visitor().post(second, fields)).status).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
  });
});

describe("confirming the own address", () => {
  const signUp = async (email = newEmail()) => {
    const browser = visitor();
    const answer = await browser.post("/signup", {
      email,
      password,
      confirmPassword: password,
      name: "Asha Rao",
      username: "asha",
      selectedClass: "class-9",
      selectedSubjects: "physics",
    });
    expect(answer.status).toBe(303);
    const { id } = await academy.database
      .selectFrom("accounts")
      .where("email", "=", email)
      .select("id")
      .executeTakeFirstOrThrow();
    return { id, email, browser };
  };

  test("is requested after a sign-up, is optional, and needs a button", async () => {
    const { browser, ...person } = await signUp();
    expect((await browser.get("/dashboard")).status).toBe(200);
    expect(await browser.read("/account")).toContain("Not confirmed yet");
    const link = pathIn(await lastMail(academy, person, "verify-email"), "/verify-email/");
    await visitor().get(link);
    expect(await browser.read("/account")).toContain("Not confirmed yet");
    const { path: to, page } = await browser.submit(link);
    expect(to).toBe("/account");
    expect(page).toContain("Your email address is confirmed.");
    expect(page).not.toContain("Not confirmed yet");
    expect((await visitor().post(link)).status).toBe(404);
  });

  test("can be requested again, three times an hour", async () => {
    const person = await makeTutor(academy);
    const { page } = await person.browser.submit("/account/verification");
    expect(page).toContain("We have sent you a link.");
    const link = pathIn(await lastMail(academy, person, "verify-email"), "/verify-email/");
    const { path: to, page: done } = await person.browser.submit(link);
    expect(to).toBe("/account");
    expect(done).toContain("Your email address is confirmed.");
    for (let count = 2; count <= 3; count += 1) {
      const { page: again } = await person.browser.submit("/account/verification");
      expect(again).toContain("We have sent you a link.");
    }
    const refused = await person.browser.post("/account/verification");
    const { logged } = await readAuditTrail(academy, refused);
    expect(logged).toMatchObject([{ event: "ask-verification", reason: "limited" }]);
  });

  test.each([
    ["tags", (count: number) => `tagged+${count}@home.example`],
    [
      "dots of Gmail",
      (count: number) => `${"dotted".slice(0, count + 1)}.${"dotted".slice(count + 1)}@gmail.com`,
    ],
  ])(
    "is mailed three times an hour to one mailbox, whatever %s its address has",
    async (_, spell) => {
      const people: Awaited<ReturnType<typeof signUp>>[] = [];
      for (let count = 0; count < 5; count += 1) people.push(await signUp(spell(count)));
      const mails = async () => {
        const { rows } = await academy.pool.query<{ kind: string; count: number }>(
          `select kind, count(*)::int from mails where account_id = any($1) group by kind order by kind`,
          [people.map(({ id }) => id)],
        );
        return rows;
      };
      const three = [
        { kind: "verify-email", count: 3 },
        { kind: "welcome", count: 3 },
      ];
      expect(await mails()).toEqual(three);
      // Each has an account all the same, and may ask for the link later.
      for (const { browser } of people) {
        expect((await browser.get("/dashboard")).status).toBe(200);
        const { page } = await browser.submit("/account/verification");
        expect(page).not.toContain("We have sent you a link.");
      }
      expect(await mails()).toEqual(three);
      await academy.pool.query("delete from rate_limits");
      const later = await people.at(-1)?.browser.submit("/account/verification");
      expect(later?.page).toContain("We have sent you a link.");
      // A new account does not begin a new count.
      await academy.pool.query("delete from accounts where id = any($1)", [
        people.map(({ id }) => id),
      ]);
      const again = [];
      for (let count = 0; count < 4; count += 1) again.push(await signUp(spell(count)));
      const { rows } = await academy.pool.query(
        "select from mails where kind = 'verify-email' and account_id = any($1)",
        [again.map(({ id }) => id)],
      );
      expect(rows).toHaveLength(2);
    },
  );

  test("confirms only the address to which the mail was sent", async () => {
    const person = await makeStudent(academy, { isProved: false });
    const token = await makeLink(academy, person, "verify-email", "before@test.example");
    expect((await visitor().post(`/verify-email/${token}`)).status).toBe(404);
    expect(await person.browser.read("/account")).toContain("Not confirmed yet");
  });
});
