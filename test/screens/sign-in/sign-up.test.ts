import { beforeEach, describe, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeStudent, makeTutor, password } from "#test/support/people.ts";

type Fields = Record<string, string | string[]>;

const passwords = { password, confirmPassword: password };

const student = {
  url: "/signup",
  home: "/dashboard",
  fields: {
    name: "  Asha Devi Rao ",
    username: "asha",
    phoneNumber: "+91 00000 00000",
    address: "12 Fort Road, Warangal",
    referralEmail: "Friend@Test.example",
    selectedClass: "class-10",
    selectedSubjects: ["physics", "mathematics"],
    ...passwords,
  } satisfies Fields,
  /** Each step corrects the problem that the previous step reported. */
  rules: [
    ["Passwords do not match.", { password: "1234", confirmPassword: "12345" }],
    ["Password must be at least 6 characters.", { password: "12345" }],
    ["Please fill in all required fields.", passwords],
    ["Please fill in all required fields.", { email: "not an address" }],
    ["Please fill in all required fields.", { name: "Asha" }],
    ["Please select a class.", { username: "asha" }],
    ["Please select a class.", { selectedClass: "class-13" }],
    ["Please select at least one subject.", { selectedClass: "btech" }],
    ["Please select at least one subject.", { selectedSubjects: ["alchemy"] }],
    ["Please enter a valid email address.", { selectedSubjects: ["physics", "alchemy"] }],
    ["Please enter a valid referral email", { email: "a@test.example", referralEmail: "x" }],
    ["That is too long.", { referralEmail: "", name: "n".repeat(10_000) }],
    ["That is too long.", { name: "Asha", address: "a".repeat(501) }],
    ["That is too long.", { address: "", ...both("p".repeat(129)) }],
  ] satisfies [string, Fields][],
  typed: ["name", "username", "phoneNumber", "address", "referralEmail"],
};

const tutor = {
  url: "/tutor-signup",
  home: "/tutor-dashboard",
  fields: {
    firstName: " Ravi ",
    lastName: "Kumar",
    phoneNumber: "+91 00000 00001",
    qualification: "phd",
    experience: "5-10",
    selectedClasses: ["class-12", "class-11"],
    selectedSubjects: ["chemistry"],
    bio: "Twelve years in Hanamkonda.",
    ...passwords,
  } satisfies Fields,
  rules: [
    ["Passwords do not match.", { password: "1234", confirmPassword: "12345" }],
    ["Password must be at least 6 characters long.", { password: "12345" }],
    ["Please select at least one class to teach.", passwords],
    ["Please select at least one class to teach.", { selectedClasses: "class-13" }],
    ["Please select at least one subject to teach.", { selectedClasses: "btech" }],
    ["Please select at least one subject to teach.", { selectedSubjects: "alchemy" }],
    ["Please fill in all required fields.", { selectedSubjects: "physics" }],
    ["Please fill in all required fields.", { firstName: "Ravi" }],
    ["Please fill in all required fields.", { lastName: "Kumar" }],
    ["Please fill in all required fields.", { email: "not an address" }],
    ["Please fill in all required fields.", { phoneNumber: "1" }],
    ["Please fill in all required fields.", { qualification: "wizard" }],
    ["Please fill in all required fields.", { qualification: "master", experience: "100+" }],
    ["Please enter a valid email address.", { experience: "10+" }],
    ["That is too long.", { email: "a@test.example", bio: "b".repeat(2001) }],
    ["That is too long.", { bio: "", firstName: "n".repeat(10_000) }],
  ] satisfies [string, Fields][],
  typed: ["firstName", "lastName", "phoneNumber"],
};

const academy = useAcademy();
const signUpForms = [student, tutor];

// All sign-ups of this file come from one network.
beforeEach(() => academy.pool.query("delete from rate_limits"));

function both(text: string): Fields {
  return { password: text, confirmPassword: text };
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `new-${addresses}@test.example`;
}

/** All rows that were created for an email. */
async function findRows(email: string) {
  const { rows } = await academy.pool.query<{ account: object; student: object; tutor: object }>(
    `select to_jsonb(a) - 'password_hash' as account, to_jsonb(s) as student, to_jsonb(t) as tutor,
       (select count(*)::int from sessions n where n.account_id = a.id) as sessions,
       (select count(*)::int from admins d where d.id = a.id) as admins
     from accounts a left join students s using (id) left join tutors t using (id) where a.email = $1`,
    [email],
  );
  return rows;
}

// Many passwords are hashed, which takes long.
describe("signing up (§3, §5)", { timeout: 120_000 }, () => {
  test("a student gets an account, a record and a session, and sees the dashboard", async () => {
    const email = newAddress();
    const browser = new TestBrowser(academy);
    const { path, page } = await browser.submit(student.url, { ...student.fields, email });
    expect(path).toBe("/dashboard");
    expect(page).toContain("Welcome, Asha");
    expect(page).toContain("No courses assigned yet. Contact admin for course assignments.");
    expect(await findRows(email)).toMatchObject([
      {
        account: { email },
        student: {
          name: "Asha Devi Rao",
          username: "asha",
          phone_number: "+91 00000 00000",
          address: "12 Fort Road, Warangal",
          referral_email: "friend@test.example",
          selected_class: "class-10",
          selected_subjects: ["mathematics", "physics"],
          enrolled_courses: [],
        },
        tutor: null,
        sessions: 1,
        admins: 0,
      },
    ]);
  });

  test("a student may leave phone, address and referral email empty", async () => {
    const email = newAddress();
    const needed = { ...student.fields, phoneNumber: "", address: "", referralEmail: " " };
    expect((await new TestBrowser(academy).post("/signup", { ...needed, email })).status).toBe(303);
    expect(await findRows(email)).toMatchObject([
      { student: { phone_number: "", address: "", referral_email: null } },
    ]);
  });

  test("a tutor gets an account, a pending record and a session, and sees the dashboard", async () => {
    const email = newAddress();
    const browser = new TestBrowser(academy);
    const { path, page } = await browser.submit(tutor.url, { ...tutor.fields, email });
    expect(path).toBe("/tutor-dashboard");
    expect(page).toContain("Welcome, Ravi Kumar");
    expect(page).toContain("under review");
    expect(await findRows(email)).toMatchObject([
      {
        account: { email },
        student: null,
        tutor: {
          first_name: "Ravi",
          last_name: "Kumar",
          phone_number: "+91 00000 00001",
          qualification: "phd",
          experience: "5-10",
          selected_classes: ["class-11", "class-12"],
          selected_subjects: ["chemistry"],
          bio: "Twelve years in Hanamkonda.",
          status: "pending",
          approved_date: null,
          rejection_reason: null,
        },
        sessions: 1,
        admins: 0,
      },
    ]);
  });

  test("names in any script are stored and shown as text", async () => {
    const name = "ఆశ <b>రావు</b> 🎓";
    const fields = { ...student.fields, email: newAddress(), name, username: "ఆశ" };
    const { page } = await new TestBrowser(academy).submit("/signup", fields);
    expect(page).toContain("Welcome, ఆశ");
    expect(await findRows(fields.email)).toMatchObject([{ student: { name, username: "ఆశ" } }]);
  });

  describe.each(signUpForms)("at $url", ({ url, fields, home, rules, typed }) => {
    test("each rule has its message, in the specified order, and nothing is stored", async () => {
      const before = await countRows(academy);
      const form: Fields = {};
      for (const [words, mended] of rules) {
        Object.assign(form, mended);
        const answer = await new TestBrowser(academy).post(url, form);
        const page = await answer.text();
        expect([answer.status, page.includes(words) ? words : page]).toEqual([400, words]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await countRows(academy)).toEqual(before);
    });

    test("all submitted values are shown again, except the passwords", async () => {
      const form: Fields = { ...fields, email: "a@b", ...both("sesame open") };
      const page = await (await new TestBrowser(academy).post(url, form)).text();
      for (const name of ["email", ...typed]) {
        expect(page).toContain(`value="${String(form[name])}"`);
      }
      for (const name of ["selectedSubjects", "selectedClasses"]) {
        for (const value of [form[name] ?? []].flat()) {
          expect(page).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${value}"`));
        }
      }
      for (const name of ["selectedClass", "qualification", "experience"]) {
        for (const value of [form[name] ?? []].flat()) {
          expect(page).toMatch(new RegExp(`<option[^>]*value="${value}"[^>]*selected=""`));
        }
      }
      expect(page).not.toContain("sesame open");
    });

    test("forged fields change nothing", async () => {
      const email = newAddress();
      const id = "00000000-0000-4000-8000-000000000000";
      const forged = {
        role: "admin",
        userType: "admin",
        status: "approved",
        approvedDate: "2026-01-01",
        approved_date: "2026-01-01",
        coursesEnrolled: "math-tutoring",
        enrolledCourses: ["math-tutoring", "btech-tuition"],
        enrolled_courses: "{math-tutoring}",
        approvedCourses: `{"${id}":true}`,
        createdAt: "2001-01-01T00:00:00Z",
        uid: id,
        id,
        isAdmin: "true",
      };
      const answer = await new TestBrowser(academy).post(url, { ...fields, ...forged, email });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, home]);
      const [found] = await findRows(email);
      expect(found).toMatchObject({ admins: 0, account: { email } });
      const written = JSON.stringify(found);
      for (const value of ['"approved"', '"admin"', "math-tutoring", "2001-", "2026-01-01", id]) {
        expect(written).not.toContain(value);
      }
    });

    test.each([
      ["a student's", (email: string) => email],
      ["a student's, in capitals", (email: string) => email.toUpperCase()],
      ["a student's, with spaces around", (email: string) => `  ${email} `],
    ])("an address that is %s already is refused", async (_, spell) => {
      const { email } = await makeStudent(academy);
      const before = await countRows(academy);
      const answer = await new TestBrowser(academy).post(url, { ...fields, email: spell(email) });
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(">Failed to create account. Please try again.</p>");
      expect(page).toContain("This address may have an account already");
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await countRows(academy)).toEqual(before);
    });

    test("an email that a tutor already has is refused", async () => {
      const { email } = await makeTutor(academy);
      const answer = await new TestBrowser(academy).post(url, { ...fields, email });
      expect(answer.status).toBe(400);
    });

    test("the same form fifty times at the same time creates one account", async () => {
      const email = newAddress();
      const answers = await sendTogether(
        Array.from(
          { length: 50 },
          () => () => new TestBrowser(academy).post(url, { ...fields, email }),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      // Some meet the limit of the network.
      expect(statuses[0]).toBe(303);
      expect(statuses.slice(1).every((status) => [400, 429].includes(status))).toBe(true);
      expect(await findRows(email)).toMatchObject([{ sessions: 1 }]);
    });
  });
});
