import { beforeEach, describe, expect, test } from "vitest";
import { newAccountLimit } from "#domain/account/sign-in-limits.ts";
import { createAddressLimits } from "#limits/address-limits.ts";
import { laneLength } from "#security/scrypt.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { makeStudent, password } from "#test/support/people.ts";

const academy = useAcademy({ TRUST_PROXY: "1" });

beforeEach(() => academy.pool.query("delete from rate_limits"));

const student = {
  name: "Asha Rao",
  username: "asha",
  selectedClass: "class-9",
  selectedSubjects: "physics",
};
const tutor = {
  firstName: "Ravi",
  lastName: "Rao",
  phoneNumber: "+91 00000 00000",
  qualification: "phd",
  experience: "10+",
  selectedClasses: "class-9",
  selectedSubjects: "physics",
};
const signUpForms = [
  { path: "/signup", fields: student, action: "sign-up" },
  { path: "/tutor-signup", fields: tutor, action: "apply" },
];
let people = 0;
const newEmail = () => `new-${(people += 1)}@test.example`;

const send = (path: string, fields: Record<string, string>, email: string, client: string) =>
  new TestBrowser(academy).post(
    path,
    { ...fields, email, password, confirmPassword: password },
    { "x-forwarded-for": client },
  );

async function use(client: string, times: number): Promise<void> {
  const { signUp } = createAddressLimits(academy.pool);
  for (let time = 0; time < times; time += 1) await signUp.attempt(client);
}

test.each(signUpForms)(
  "at $path a network can test 300 times in 15 minutes whether an email has an account",
  async (form) => {
    const { path, fields, action } = form;
    const { email } = await makeStudent(academy);
    await use("203.0.113.9", 299);
    expect((await send(path, fields, email, "1.2.3.4, 203.0.113.9")).status).toBe(400);
    const refused = await send(path, fields, newEmail(), "5.6.7.8, 203.0.113.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    const page = await refused.text();
    expect(page).toContain("Please try again in 15 minutes.");
    expect(page).toContain('value="Rao"'.replace("Rao", path === "/signup" ? "Asha Rao" : "Rao"));
    expect(page).not.toContain(`value="${password}"`);
    const { logged } = await readAuditTrail(academy, refused);
    expect(logged).toMatchObject([{ event: action, outcome: "denied", reason: "limited" }]);
    expect((await send(path, fields, newEmail(), "203.0.113.10")).status).toBe(303);
  },
);

test.each(signUpForms)(
  "at $path a network creates thirty accounts in an hour, and its refused forms do not count",
  async ({ path, fields, action }) => {
    const { email } = await makeStudent(academy);
    for (let time = 0; time < 3; time += 1) {
      expect((await send(path, fields, email, "203.0.113.9")).status).toBe(400);
    }
    const { newAccount } = createAddressLimits(academy.pool);
    for (let time = 1; time < newAccountLimit.failures; time += 1) {
      await newAccount.attempt("203.0.113.9");
    }
    expect((await send(path, fields, newEmail(), "203.0.113.9")).status).toBe(303);
    const late = newEmail();
    const refused = await send(path, fields, late, "203.0.113.9");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(await refused.text()).toContain("Please try again in 60 minutes.");
    const { logged } = await readAuditTrail(academy, refused);
    expect(logged).toMatchObject([{ event: action, outcome: "denied", reason: "limited" }]);
    const { rows } = await academy.pool.query("select from accounts where email = $1", [late]);
    expect(rows).toEqual([]);
    expect((await send(path, fields, late, "203.0.113.10")).status).toBe(303);
    // Signing in from the same network goes on.
    const fieldsOfSignIn = { email, password };
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const visitor = new TestBrowser(academy);
    expect((await visitor.post("/login", fieldsOfSignIn, headers)).status).toBe(303);
  },
);

// Many passwords are hashed, which takes long.
describe("sixty sign-ups at once", { timeout: 120_000 }, () => {
  const slow = { N: 2 ** 13, r: 8, p: 1 };
  const crowded = useAcademy({ TRUST_PROXY: "1" }, { ...fastAcademy, passwordCost: slow });

  const signUp = (number: number) =>
    new TestBrowser(crowded).post(
      "/signup",
      { ...student, email: newEmail(), password, confirmPassword: password },
      { "x-forwarded-for": `203.0.113.${number}` },
    );

  test("are taken as far as the queue goes; the others are asked at once to come back later", async () => {
    const person = await makeStudent(crowded);
    const crowd = Array.from({ length: 60 }, (_, number) => signUp(number));
    const signIn = new TestBrowser(crowded).post("/login", { email: person.email, password });
    const first = await Promise.race([...crowd, signIn]);
    expect([503, 303]).toContain(first.status);
    const answers = await Promise.all(crowd);
    const busy = answers.filter(({ status }) => status === 503);
    const done = answers.filter(({ status }) => status === 303);
    expect(busy.length + done.length).toBe(60);
    expect(busy.length).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThanOrEqual(laneLength);
    for (const answer of busy) {
      expect(answer.headers.get("retry-after")).toBe("30");
      const page = await answer.text();
      expect(page).toContain("Many people are signing in at the moment.");
      expect(page).toContain('value="Asha Rao"');
      expect(page).not.toContain(`value="${password}"`);
    }
    expect((await signIn).status).toBe(303);
    // A refused sign-up leaves nothing, and does not count.
    const { rows } = await crowded.pool.query("select from students");
    expect(rows).toHaveLength(done.length + 1);
    const { rows: counts } = await crowded.pool.query<{ sum: number }>(
      "select sum(points)::int as sum from rate_limits where key like 'new-account-address:%'",
    );
    expect(counts).toEqual([{ sum: done.length }]);
  });

  test("do not fill the queue for people who change their password", async () => {
    const { browser } = await makeStudent(crowded);
    const crowd = Array.from({ length: 60 }, (_, number) => signUp(100 + number));
    const next = "a new, longer one";
    const fields = { currentPassword: password, password: next, confirmPassword: next };
    expect((await browser.post("/account/password", fields)).status).toBe(303);
    await Promise.all(crowd);
  });
});

test("the IPv6 addresses of one household count as one", async () => {
  await use("2001:db8:1:2::1", 300);
  expect((await send("/signup", student, newEmail(), "2001:db8:1:2:aaaa::5")).status).toBe(429);
  expect((await send("/signup", student, newEmail(), "2001:db8:1:3::1")).status).toBe(303);
});
