import { createCookie } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  publish,
  signedIn,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let tutor: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  tutor = await makeTutor(academy);
});

const deletionOf = (id: string) => `/admin-dashboard/students/${id}/delete`;
const deleted = "The student and assignments were deleted from the database.";
const refused = "Error deleting student. Check console for details.";

async function makeLearner(): Promise<Person> {
  const student = await makeStudent(academy);
  const id = await assign(academy, student, tutor);
  for (const kind of ["recording", "announcement"] as const) {
    await publish(academy, id, tutor, kind, { title: `Of ${student.name}` });
  }
  return student;
}

test("the message after a deletion speaks of Undo while there is one", async () => {
  const student = await makeLearner();
  const { page } = await admin.browser.submit(deletionOf(student.id));
  const undo = "Undo brings both back, within 10 seconds.";
  expect(page).toContain(`removed by a server-side delete. ${undo}`);
  expect(page).toContain(`/admin-dashboard/students/${student.id}/undo`);
  // The same message without a deletion to undo.
  const code = { code: "student-deleted" };
  const cookie = await createCookie("viluva_notice").serialize(code);
  const bare = await admin.browser.get("/admin-dashboard", {
    cookie: `${admin.browser.cookieHeader}; ${cookie.split(";")[0]}`,
  });
  const text = await bare.text();
  expect(text).toContain(deleted);
  expect(text).not.toContain(undo);
});

test("a deletion asks first, then deletes all data of the student", async () => {
  const before = await countRows(academy);
  const student = await makeLearner();
  const elsewhere = await signedIn(academy, student);
  const withStudent = await countRows(academy);
  const question = await admin.browser.read(deletionOf(student.id));
  expect(question).toContain(student.name);
  expect(question).toMatch(/Are you sure you want to delete .* and all their assignments\?/);
  expect(await countRows(academy)).toEqual(withStudent);

  const { path, page } = await admin.browser.submit(deletionOf(student.id));
  expect(path).toBe("/admin-dashboard/students");
  expect(page).toContain(deleted);
  expect(page).toContain("removed by a server-side delete");
  expect(await admin.browser.read(path)).not.toContain(deleted);
  // Except the account's random id, so that restoring a backup deletes the account again.
  expect(await countRows(academy)).toEqual({ ...before, erasures: (before["erasures"] ?? 0) + 1 });
  for (const browser of [student.browser, elsewhere]) {
    expect((await browser.get("/dashboard")).headers.get("location")).toBe("/login");
  }
  const fields = { email: student.email, password };
  expect((await new TestBrowser(academy).post("/login", fields)).status).toBe(400);
});

test("the same address can sign up again, without the old data", async () => {
  const student = await makeLearner();
  await admin.browser.post(deletionOf(student.id));
  const again = new TestBrowser(academy);
  const { page } = await again.submit("/signup", {
    name: "Somebody New",
    username: "new",
    email: student.email,
    selectedClass: "class-10",
    selectedSubjects: "mathematics",
    password,
    confirmPassword: password,
  });
  expect(page).toContain("Welcome, Somebody");
  expect(page).toContain("No courses assigned yet.");
  expect(page).toContain("No announcements yet.");
  expect((await student.browser.get("/dashboard")).headers.get("location")).toBe("/login");
});

test("other students keep their data", async () => {
  const [student, other] = [await makeLearner(), await makeLearner()];
  await admin.browser.post(deletionOf(student.id));
  const page = await other.browser.read("/dashboard");
  expect(page).toContain(`Of ${other.name}`);
  expect((await tutor.browser.get("/tutor-dashboard")).status).toBe(200);
});

test("two admins at the same time delete a student once", async () => {
  const second = await makeAdmin(academy);
  const student = await makeLearner();
  const pages = await Promise.all(
    [admin, second].map(({ browser }) => browser.submit(deletionOf(student.id))),
  );
  expect(pages.filter(({ page }) => page.includes(deleted))).toHaveLength(1);
  expect(pages.filter(({ page }) => page.includes(refused))).toHaveLength(1);
});

test("only a student can be deleted here", async () => {
  const before = await countRows(academy);
  for (const id of [tutor.id, admin.id, "none"]) {
    const { page } = await admin.browser.submit(deletionOf(id));
    expect(page).toContain(refused);
    expect((await admin.browser.get(deletionOf(id))).status).toBe(404);
  }
  expect(await countRows(academy)).toEqual(before);
});
