import { describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  signedIn,
  sessionOf,
} from "#test/support/people.ts";

const sites = [
  { protocol: "http", prefix: "", secure: "", academy: useAcademy() },
  {
    protocol: "https",
    prefix: "__Host-",
    secure: "; Secure",
    academy: useAcademy({ PUBLIC_URL: "https://academy.example" }),
  },
];

describe.each(sites)("over $protocol, the cookie", ({ prefix, secure, academy }) => {
  /** Expects an answer to set these cookies (name: lifetime in seconds) with the common attributes. */
  function expectCookies(answer: Response, cookies: Record<string, number>): void {
    const wanted = Object.entries(cookies).map(([name, seconds]) =>
      expect.stringMatching(
        new RegExp(
          `^${prefix}viluva_${name}=[\\w%.-]*; Max-Age=${seconds}; Path=/; HttpOnly${secure}; SameSite=Lax$`,
        ),
      ),
    );
    expect(answer.headers.getSetCookie()).toEqual(wanted);
  }

  const halfAYear = 180 * 86_400;
  const week = 7 * 86_400;
  const browser = 400 * 86_400;

  test("of a sign-in is hidden from scripts and other sites", async () => {
    for (const [signInPath, make, seconds] of [
      ["/login", makeStudent, halfAYear],
      ["/tutor-login", makeTutor, halfAYear],
      ["/admin-login", makeAdmin, week],
    ] as const) {
      const { email } = await make(academy);
      const answer = await new TestBrowser(academy).post(signInPath, { email, password });
      expectCookies(answer, { session: seconds, browser });
    }
  });

  test("of a sign-up is, too", async () => {
    const answer = await new TestBrowser(academy).post("/signup", {
      email: "new@test.example",
      name: "New",
      username: "new",
      selectedClass: "class-9",
      selectedSubjects: ["physics"],
      password,
      confirmPassword: password,
    });
    expectCookies(answer, { session: halfAYear, browser });
  });

  test("of a request for a demo class is, until the account is made", async () => {
    const family = new TestBrowser(academy);
    const enquiry = { name: "Lakshmi", phoneNumber: "+91 00000 00000", selectedClass: "class-9" };
    expectCookies(await family.post("/book-a-demo", enquiry), { enquiry: 1800 });
    const answer = await family.post("/signup/finish", {
      email: "asked@test.example",
      name: "Asha",
      username: "asha",
      selectedClass: "class-9",
      selectedSubjects: ["physics"],
      password,
      confirmPassword: password,
    });
    expectCookies(answer, { session: halfAYear, enquiry: 0, browser });
  });

  test("of signing out is, too", async () => {
    const { browser: own } = await makeStudent(academy);
    expectCookies(await own.post("/logout"), { session: 0 });
    expectCookies(await own.post("/logout"), { session: 0 });
    const { browser: another } = await makeStudent(academy);
    expectCookies(await another.post("/account/sessions/end"), { session: 0 });
  });

  test("of a flash message is, set and cleared", async () => {
    const { browser: own } = await makeAdmin(academy);
    const tutor = await makeTutor(academy, "pending");
    const approval = `/admin-dashboard/tutors/${tutor.id}/approval`;
    expectCookies(await own.post(approval), { notice: 60 });
    expectCookies(await own.get("/admin-dashboard/tutors"), { notice: 0 });
    expectCookies(await own.get("/admin-dashboard/tutors"), {});
  });

  test("of a changed password and an ended session is, too", async () => {
    const student = await makeStudent(academy);
    const own = await sessionOf(academy, student);
    await signedIn(academy, student);
    const other = await sessionOf(academy, student, own);
    const ended = await student.browser.post(`/account/sessions/${other}/end`);
    expectCookies(ended, { notice: 60 });
    const answer = await student.browser.post("/account/password", {
      currentPassword: password,
      password: "another one",
      confirmPassword: "another one",
    });
    expectCookies(answer, { notice: 60, session: halfAYear, browser });
    expectCookies(await student.browser.get("/account"), { notice: 0 });
  });

  test("is not set anywhere else", async () => {
    const { browser: own, email } = await makeStudent(academy);
    for (const path of ["/", "/login", "/dashboard", "/account", "/account/password", "/none"]) {
      expectCookies(await own.get(path), {});
      expectCookies(await new TestBrowser(academy).get(path), {});
    }
    const wrong = { email, password: "not it" };
    expectCookies(await new TestBrowser(academy).post("/login", wrong), {});
  });
});
