import { TestBrowser } from "#test/support/browser.ts";
import { makeAdmin, makeStudent, makeTutor, password, type Person } from "#test/support/people.ts";
import { addPasskey, readOptions } from "#test/support/passkeys.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { anId, byLink, newEmail, type Submission, type Submissions } from "./submission.ts";

const signIn = async (
  academy: TestAcademy,
  path: string,
  role: string,
  make: () => Promise<Person>,
): Promise<Submission> => {
  const { id, email } = await make();
  const entry = { action: "sign-in", actor_id: id, actor_role: role, subject_id: id };
  return { browser: new TestBrowser(academy), path, fields: { email, password }, entry };
};

const signUp = (
  academy: TestAcademy,
  path: string,
  action: string,
  role: string,
  fields: Submission["fields"],
): Submission => ({
  browser: new TestBrowser(academy),
  path,
  fields: { email: newEmail(), password, confirmPassword: password, ...fields },
  entry: { action, actor_id: anId, actor_role: role, subject_kind: role, subject_id: anId },
});

const asha = {
  name: "Asha",
  username: "asha",
  selectedClass: "class-9",
  selectedSubjects: "physics",
};

/** Signing in, up and out, and links to a new password. */
export const signInSubmissions: Submissions = {
  "/login": (url, { academy }) => signIn(academy, url, "student", () => makeStudent(academy)),
  "/tutor-login": (url, { academy }) => signIn(academy, url, "tutor", () => makeTutor(academy)),
  "/admin-login": (url, { academy }) => signIn(academy, url, "admin", () => makeAdmin(academy)),
  "/signup": (url, { academy }) => signUp(academy, url, "sign-up", "student", asha),
  "/signup/finish": (url, { academy }) => signUp(academy, url, "sign-up", "student", asha),
  "/tutor-signup": (url, { academy }) =>
    signUp(academy, url, "apply", "tutor", {
      firstName: "Ravi",
      lastName: "Rao",
      phoneNumber: "+91 00000 00000",
      qualification: "phd",
      experience: "10+",
      selectedClasses: "class-9",
      selectedSubjects: "physics",
    }),
  "/logout": async (path, { academy }) => {
    const { id, browser } = await makeStudent(academy);
    const entry = { action: "sign-out", actor_id: id, actor_role: "student", subject_id: id };
    return { browser, path, entry };
  },
  "/*": null,
  "/forgot-password": (path, { academy }) => ({
    browser: new TestBrowser(academy),
    path,
    fields: { email: newEmail() },
    entry: { action: "ask-password-reset", actor_id: null, subject_kind: null, subject_id: null },
  }),
  "/invitation/:token": async (url, setup) => {
    const submission = await byLink(setup.academy, url, "invitation", "accept-invitation");
    await setup.academy.pool.query("update accounts set password_hash = null where id = $1", [
      submission.entry["actor_id"],
    ]);
    return submission;
  },
  "/book-a-demo": (path, { academy }) => ({
    browser: new TestBrowser(academy),
    path,
    fields: { name: "Lakshmi", email: newEmail(), selectedClass: "class-9" },
    entry: { action: "send-enquiry", actor_id: null, subject_kind: "enquiry" },
  }),
  "/reset-password/:token": (url, { academy }) =>
    byLink(academy, url, "reset-password", "reset-password"),
  "/admin-login/code": async (path, { academy }) => {
    const { id, email, browser, codes } = await makeCarefulAdmin(academy);
    await browser.post("/admin-login", { email, password });
    const entry = { action: "sign-in", actor_id: id, actor_role: "admin", subject_id: id };
    return { browser, path, fields: { code: codes[0] ?? "" }, entry };
  },
  "/passkey/sign-in/:role": async (url, { academy }) => {
    const { id, browser } = await makeTutor(academy);
    const device = await addPasskey(academy, browser);
    const other = new TestBrowser(academy);
    const fields = { answer: device.get(await readOptions(other, "/passkey/challenge")) };
    const entry = { action: "sign-in", actor_id: id, actor_role: "tutor", subject_id: id };
    return { browser: other, path: fillUrl(url, { role: "tutor" }), fields, status: 200, entry };
  },
};
