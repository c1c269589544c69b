import { beforeEach, describe, expect, test } from "vitest";
import { fillSampleAcademy } from "../../../database/sample-academy.ts";
import { samplePassword, sampleStaff } from "../../../database/sample-people.ts";
import { findAdminPasswordProblem } from "#security/common-passwords.ts";
import { useAcademy } from "#test/support/academy.ts";
import { cheapCost } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeLink } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, makeTutor, password, type Person } from "#test/support/people.ts";

const academy = useAcademy();

beforeEach(() => academy.pool.query("delete from rate_limits"));

const short = "An admin&#x27;s password must be at least 12 characters.";
const common = "Many people use that password, so attackers try it first. Please choose another.";

const ownWords =
  "That password is little more than the name or address of the academy or your own, which attackers try first.";

/** Each way in which a signed-in person or the holder of a mailed link sets a password. */
const ways = {
  "on the account page": async (person: Person, chosen: string) =>
    person.browser.post("/account/password", {
      currentPassword: password,
      password: chosen,
      confirmPassword: chosen,
    }),
  "with a reset link": (person: Person, chosen: string) => byLink(person, "reset-password", chosen),
  "with an undo link": (person: Person, chosen: string) => byLink(person, "undo-email", chosen),
};

async function byLink(person: Person, purpose: "reset-password" | "undo-email", chosen: string) {
  const token = await makeLink(academy, person, purpose, person.email);
  const fields = { password: chosen, confirmPassword: chosen };
  const path = `/${purpose}/${token}`;
  const answer = await new TestBrowser(academy).post(path, fields);
  if (answer.status === 400) {
    // The refused password has not used the link up.
    const better = { password: "kettle ocean 7", confirmPassword: "kettle ocean 7" };
    expect((await new TestBrowser(academy).post(path, better)).status).toBe(303);
  }
  return answer;
}

describe.each(Object.entries(ways))("an admin's password %s", (_, choose) => {
  test.each([
    ["123456", short],
    ["elevenchars", short],
    ["administrator", common],
    ["Sunshine2024!", common],
    ["123456789012", common],
    ["viluva-viluva-1", ownWords],
    ["hello@viluva.example", ownWords],
    ["An.admin.2026", ownWords],
  ])("is refused if it is short or common: %s", async (chosen, words) => {
    const answer = await choose(await makeAdmin(academy), chosen);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });

  test("is accepted with 12 characters that few people use", async () => {
    expect((await choose(await makeAdmin(academy), "kettle ocean")).status).toBe(303);
  });
});

test.each(["/account/password", "/reset-password/", "/undo-email/"])(
  "%s tells an admin the rules before they type",
  async (path) => {
    const admin = await makeAdmin(academy);
    const page = path.startsWith("/account")
      ? await admin.browser.read(path)
      : await new TestBrowser(academy).read(
          path + (await makeLink(academy, admin, path.slice(1, -1) as "undo-email", admin.email)),
        );
    expect(page).toContain("At least 12 characters, and not one that many people use.");
  },
);

describe.each([
  { role: "student", make: () => makeStudent(academy) },
  { role: "tutor", make: () => makeTutor(academy) },
])("a $role's password", ({ make }) => {
  test.each(Object.entries(ways))("may be common %s, with advice", async (_, choose) => {
    const person = await make();
    const answer = await choose(person, "123456");
    expect(answer.status).toBe(303);
    const browser = answer.headers.get("location") === "/account" ? person.browser : null;
    if (browser) expect(await browser.read("/account")).toContain("Many people use this password");
  });

  test("gets no advice if few people use it", async () => {
    const person = await make();
    await ways["on the account page"](person, "kettle ocean");
    const page = await person.browser.read("/account");
    expect(page).toContain("Your password is changed.");
    expect(page).not.toContain("Many people");
  });
});

const signUps: { url: string; fields: Record<string, string | string[]> }[] = [
  {
    url: "/signup",
    fields: {
      name: "Asha Rao",
      username: "asha",
      selectedClass: "class-10",
      selectedSubjects: ["mathematics"],
    },
  },
  {
    url: "/tutor-signup",
    fields: {
      firstName: "Ravi",
      lastName: "Kumar",
      phoneNumber: "+91 00000 00000",
      qualification: "phd",
      experience: "5-10",
      selectedClasses: ["class-10"],
      selectedSubjects: ["mathematics"],
    },
  },
];

test.each(signUps)("$url accepts a common password and advises once", async ({ url, fields }) => {
  const browser = new TestBrowser(academy);
  const signUp = (email: string, chosen: string) =>
    browser.submit(url, {
      ...fields,
      email,
      password: chosen,
      confirmPassword: chosen,
    });
  const { path, page } = await signUp(`common-${url.slice(1)}@test.example`, "123456");
  expect(page).toContain("Many people use the password you chose");
  expect(page).toContain('href="/account/password"');
  expect(await browser.read(path)).not.toContain("Many people");
  const good = await signUp(`good-${url.slice(1)}@test.example`, "kettle ocean");
  expect(good.page).not.toContain("Many people");
});

describe("the sample academy", () => {
  const sample = useAcademy();

  test("keeps its printed password, which no admin may choose", async () => {
    expect(await findAdminPasswordProblem(samplePassword, [])).toBe("admin-password-too-short");
    await fillSampleAcademy(sample.database, new Date(), cheapCost);
    const { path } = await new TestBrowser(sample).submit("/admin-login", {
      email: sampleStaff[0].email,
      password: samplePassword,
    });
    expect(path).toBe("/admin-dashboard#signed-in");
  });
});
