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
  { over: "http", prefix: "", secure: "", academy: useAcademy() },
  {
    over: "https",
    prefix: "__Host-",
    secure: "; Secure",
    academy: useAcademy({ PUBLIC_URL: "https://academy.example" }),
  },
];

describe.each(sites)("over $over every cookie", ({ prefix, secure, academy }) => {
  /** Asserts which cookies an answer sets, by name and lifetime; the rest is the same for all. */
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

  test("of a sign-in is hidden from scripts and other sites", async () => {
    for (const [door, make, seconds] of [
      ["/login", makeStudent, halfAYear],
      ["/tutor-login", makeTutor, halfAYear],
      ["/admin-login", makeAdmin, week],
    ] as const) {
      const { email } = await make(academy);
      const answer = await new TestBrowser(academy).post(door, { email, password });
      expectCookies(answer, { session: seconds });
    }
  });

  test("of a sign-up is", async () => {
    const answer = await new TestBrowser(academy).post("/signup", {
      email: "new@test.example",
      name: "New",
      username: "new",
      selectedClass: "class-9",
      selectedSubjects: ["physics"],
      password,
      confirmPassword: password,
    });
    expectCookies(answer, { session: halfAYear });
  });

  test("of signing out is", async () => {
    const { browser } = await makeStudent(academy);
    expectCookies(await browser.post("/logout"), { session: 0 });
    expectCookies(await browser.post("/logout"), { session: 0 });
    const { browser: another } = await makeStudent(academy);
    expectCookies(await another.post("/account/sessions/end"), { session: 0 });
  });

  test("of a notice is, from its setting to its end", async () => {
    const { browser } = await makeAdmin(academy);
    const tutor = await makeTutor(academy, "pending");
    const approval = `/admin-dashboard/tutors/${tutor.id}/approval`;
    expectCookies(await browser.post(approval), { notice: 60 });
    expectCookies(await browser.get("/admin-dashboard/tutors"), { notice: 0 });
    expectCookies(await browser.get("/admin-dashboard/tutors"), {});
  });

  test("of a changed password and an ended session is", async () => {
    const student = await makeStudent(academy);
    await signedIn(academy, student);
    const session = await sessionOf(academy, student);
    const ended = await student.browser.post(`/account/sessions/${session}/end`);
    expectCookies(ended, { notice: 60 });
    const answer = await student.browser.post("/account/password", {
      currentPassword: password,
      password: "another one",
      confirmPassword: "another one",
    });
    expectCookies(answer, { notice: 60, session: halfAYear });
    expectCookies(await student.browser.get("/account"), { notice: 0 });
  });

  test("is set nowhere else", async () => {
    const { browser, email } = await makeStudent(academy);
    for (const path of ["/", "/login", "/dashboard", "/account", "/account/password", "/none"]) {
      expectCookies(await browser.get(path), {});
      expectCookies(await new TestBrowser(academy).get(path), {});
    }
    const wrong = { email, password: "not it" };
    expectCookies(await new TestBrowser(academy).post("/login", wrong), {});
  });
});
