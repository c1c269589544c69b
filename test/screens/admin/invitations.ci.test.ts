import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { lastMail, pathIn } from "#test/support/mail.ts";
import { assign, makeAdmin, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const password = "a first password";
const passwords = { password, confirmPassword: password };
let people = 0;
const newEmail = () => `invited-${(people += 1)}@test.example`;

const student = {
  name: "Asha Rao",
  phoneNumber: "+91 00000 00000",
  selectedClass: "class-9",
  selectedSubjects: ["physics", "mathematics"],
};
const tutor = {
  firstName: "Ravi",
  lastName: "Rao",
  phoneNumber: "+91 00000 00001",
  selectedClasses: ["class-9"],
  selectedSubjects: ["physics"],
};

/** Invites a person. @returns their id and address, and the path of the mailed link */
async function invite(role: "student" | "tutor", more: Record<string, string> = {}) {
  const email = newEmail();
  const fields = { ...(role === "student" ? student : tutor), email, ...more };
  const answer = await admin.browser.post(`/admin-dashboard/${role}s/invite`, fields);
  expect(answer.status).toBe(303);
  const page = answer.headers.get("location") ?? "";
  const id = page.split("/").at(-1) ?? "";
  return { id, email, page };
}

const linkOf = async (person: { id: string }, count = 1) =>
  pathIn(await lastMail(academy, person, "invitation", count), "/invitation/");

describe.each([
  { role: "student", login: "/login", home: "/dashboard" },
  { role: "tutor", login: "/tutor-login", home: "/tutor-dashboard" },
] as const)("an invited $role", ({ role, login, home }) => {
  test("chooses a password with the mailed link and is signed in", async () => {
    const { id, email, page } = await invite(role);
    const list = await admin.browser.read(`/admin-dashboard/${role}s?q=${email}`);
    expect(list).toContain(">Invited</span>");
    expect(await admin.browser.read(page)).toContain("has not chosen a password yet");
    const path = await linkOf({ id });

    const browser = new TestBrowser(academy);
    // Mail scanners open links before the person does.
    for (const time of [1, 2]) {
      expect(await browser.read(path), `time ${time}`).toContain("Set Your Password");
    }
    const refused = await browser.post(path, { ...passwords, confirmPassword: "another" });
    expect(refused.status).toBe(400);
    const accepted = await browser.post(path, passwords);
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, home]);
    expect((await browser.get(home)).status).toBe(200);
    // The address is proved, and there is nothing left to accept.
    expect(await admin.browser.read(page)).toContain(`${email} (confirmed)`);
    expect(await admin.browser.read(page)).not.toContain("has not chosen a password yet");
    expect((await browser.post(path, passwords)).status).toBe(404);
    const signIn = await new TestBrowser(academy).post(login, { email, password });
    expect([signIn.status, signIn.headers.get("location")]).toEqual([303, home]);
  });

  test("can't sign in before that, whatever the password", async () => {
    const { email } = await invite(role);
    for (const typed of ["null", "scrypt$64$1$1$AAAA$", "correct horse"]) {
      const answer = await new TestBrowser(academy).post(login, { email, password: typed });
      expect([typed, answer.status]).toEqual([typed, 400]);
    }
  });

  test("chooses a password by “Forgot your password?” too, which ends the invitation", async () => {
    const { id, email } = await invite(role);
    const path = await linkOf({ id });
    await new TestBrowser(academy).post("/forgot-password", { email });
    const reset = pathIn(await lastMail(academy, { id }, "reset-password"), "/reset-password/");
    expect((await new TestBrowser(academy).post(reset, passwords)).status).toBe(303);
    expect((await new TestBrowser(academy).get(path)).status).toBe(404);
  });

  test("gets a new invitation, which replaces the earlier one, a few times an hour", async () => {
    const { id, page } = await invite(role);
    const first = await linkOf({ id });
    const renewed = await admin.browser.submit(`${page}/invitation?from=${page}`);
    expect(renewed.path).toBe(page);
    expect(renewed.page).toContain("The invitation is on its way again.");
    const second = await linkOf({ id }, 2);
    expect((await new TestBrowser(academy).get(first)).status).toBe(404);
    expect((await new TestBrowser(academy).get(second)).status).toBe(200);
    await admin.browser.post(`${page}/invitation`);
    const often = await admin.browser.submit(`${page}/invitation`);
    expect(often.page).toContain("No invitation was sent");
  });

  test("is refused with what was typed", async () => {
    const path = `/admin-dashboard/${role}s/invite`;
    const fields = role === "student" ? student : tutor;
    const cases = [
      { email: "none", says: "Please enter a valid email address." },
      { email: admin.email, says: "There is an account with this email address already." },
      { selectedSubjects: [], says: "Please select at least one subject" },
    ];
    for (const { says, ...more } of cases) {
      const answer = await admin.browser.post(path, { ...fields, email: newEmail(), ...more });
      const text = await answer.text();
      expect([says, answer.status]).toEqual([says, 400]);
      expect(text).toContain(says);
      expect(text).toContain(`value="${fields.phoneNumber}"`);
    }
  });
});

test("a role's invitation is renewed on that role's page only", async () => {
  const { id } = await invite("student");
  const answer = await admin.browser.submit(`/admin-dashboard/tutors/${id}/invitation`);
  expect(answer.page).toContain("No invitation was sent");
  const { id: known } = await makeStudent(academy);
  const again = await admin.browser.submit(`/admin-dashboard/students/${known}/invitation`);
  expect(again.page).toContain("No invitation was sent");
});

test("a guardian is asked for consent once the student has accepted, not before", async () => {
  const guardianEmail = newEmail();
  const { id, page } = await invite("student", { guardianName: "Lata Rao", guardianEmail });
  expect(await admin.browser.read(page)).toContain("Lata Rao");
  const path = await linkOf({ id });
  const asked = () =>
    academy.pool.query("select from mails where address = $1 and kind = 'guardian-consent'", [
      guardianEmail,
    ]);
  expect((await asked()).rowCount).toBe(0);
  expect((await new TestBrowser(academy).post(path, passwords)).status).toBe(303);
  expect((await asked()).rowCount).toBe(1);
  const mail = await lastMail(academy, { id }, "guardian-consent");
  const consent = pathIn(mail, "/guardian/consent/");
  expect(await new TestBrowser(academy).read(consent)).toContain("Asha Rao");
});

test("a guardian has the language in which the student accepts, unless they are known already", async () => {
  const languageOf = async (email: string) => {
    const { rows } = await academy.pool.query<{ language: string }>(
      "select language from guardians where email = $1 order by named_at",
      [email],
    );
    return rows.map(({ language }) => language);
  };
  const guardianEmail = newEmail();
  const { id } = await invite("student", { guardianName: "Lata Rao", guardianEmail });
  expect(await languageOf(guardianEmail)).toEqual(["en"]);
  await new TestBrowser(academy).post(`/te${await linkOf({ id })}`, passwords);
  expect(await languageOf(guardianEmail)).toEqual(["te"]);
  expect((await lastMail(academy, { id }, "guardian-consent")).html).toContain('lang="te-IN"');

  const known = await makeGuardian(academy, await makeStudent(academy));
  const sibling = await invite("student", { guardianName: "Lata", guardianEmail: known.email });
  await new TestBrowser(academy).post(`/te${await linkOf(sibling)}`, passwords);
  expect(await languageOf(known.email)).toEqual(["en", "en"]);
});

test("half a guardian is refused", async () => {
  const fields = { ...student, email: newEmail(), guardianName: "Lata Rao" };
  const answer = await admin.browser.post("/admin-dashboard/students/invite", fields);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("name and email, or neither");
});

test("an invited tutor is approved, can be assigned, and says once what they studied", async () => {
  const { id, page } = await invite("tutor");
  expect(await admin.browser.read(page)).toContain("Not given");
  await assign(academy, await makeStudent(academy), { id });
  const browser = new TestBrowser(academy);
  expect((await browser.post(await linkOf({ id }), passwords)).status).toBe(303);
  const profile = async (qualification: string) => {
    const form = await browser.read("/account/profile");
    const opened = /name="opened" value="([^"]+)"/.exec(form)?.[1] ?? "";
    const fields = { ...tutor, opened, qualification, experience: "3-5", bio: "" };
    return browser.post("/account/profile", fields);
  };
  expect((await profile("")).status).toBe(400);
  expect((await profile("master")).status).toBe(303);
  expect((await profile("phd")).status).toBe(303);
  const { rows } = await academy.pool.query("select qualification from tutors where id = $1", [id]);
  expect(rows).toEqual([{ qualification: "master" }]);
});
