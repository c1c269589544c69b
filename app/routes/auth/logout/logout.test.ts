import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, signedIn } from "#test/support/people.ts";

const academy = useAcademy();

const roles = [
  { role: "student", make: makeStudent, home: "/dashboard", signInPath: "/login" },
  { role: "tutor", make: makeTutor, home: "/tutor-dashboard", signInPath: "/tutor-login" },
  { role: "admin", make: makeAdmin, home: "/admin-dashboard", signInPath: "/admin-login" },
];

test.each(roles)(
  "a $role logs out and is redirected to / (§4)",
  async ({ make, home, signInPath }) => {
    const person = await make(academy);
    const elsewhere = await signedIn(academy, person);
    const stolen = new TestBrowser(academy);
    stolen.keep(person.browser.cookieHeader);

    const answer = await person.browser.post("/logout");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    expect(answer.headers.get("set-cookie")).toBe(
      "viluva_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(person.browser.cookieHeader).toBe("");
    expect((await person.browser.get(home)).headers.get("location")).toBe(signInPath);
    // The session itself has ended, not only its cookie; that of another browser has not.
    expect((await stolen.get(home)).headers.get("location")).toBe(signInPath);
    expect((await elsewhere.get(home)).status).toBe(200);
  },
);

test.each(roles)("a GET of /logout does not end a $role's session", async ({ make, home }) => {
  const { browser } = await make(academy);
  const answer = await browser.get("/logout");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  expect((await browser.get(home)).status).toBe(200);
});

test("logging out twice, or without a session, gets the same response", async () => {
  const { browser } = await makeStudent(academy);
  const cookie = browser.cookieHeader;
  await browser.post("/logout");
  const again = await new TestBrowser(academy).post("/logout", {}, { cookie });
  const visitor = await new TestBrowser(academy).post("/logout");
  for (const answer of [again, visitor]) {
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  }
});
