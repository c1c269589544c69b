import { expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, makeStudent, makeTutor, signedIn, type Person } from "#test/support/people.ts";

const academy = useAcademy();

const isIn = async (browser: Person["browser"], home: string) =>
  (await browser.get(home)).status === 200;

test.each([
  ["student", makeStudent, "students", "/admin-dashboard/students", "/dashboard"],
  ["tutor", makeTutor, "tutors", "/admin-dashboard/tutors", "/tutor-dashboard"],
] as const)("an admin signs a %s out everywhere", async (_, make, section, list, home) => {
  const admin = await makeAdmin(academy);
  const [person, other] = [await make(academy), await make(academy)];
  const elsewhere = await signedIn(academy, person);
  const path = `/admin-dashboard/${section}/${person.id}/sign-out`;
  const question = await admin.browser.read(path);
  expect(question).toContain("Should this person be signed out on all devices?");
  expect(await isIn(elsewhere, home)).toBe(true);

  const result = await admin.browser.submit(path);
  expect(result.path).toBe(`${list}/${person.id}`);
  expect(result.page).toContain("Signed out on all devices.");
  expect(await isIn(person.browser, home)).toBe(false);
  expect(await isIn(elsewhere, home)).toBe(false);
  expect(await isIn(other.browser, home)).toBe(true);
  expect(await isIn(admin.browser, list)).toBe(true);
  // Nothing else has changed: the password is still valid.
  expect(await isIn(await signedIn(academy, person), home)).toBe(true);
});

test("neither an admin nor a deleted person can be signed out there", async () => {
  const [admin, colleague] = [await makeAdmin(academy), await makeAdmin(academy)];
  const path = `/admin-dashboard/students/${colleague.id}/sign-out`;
  expect((await admin.browser.get(path)).status).toBe(404);
  const result = await admin.browser.submit(path);
  expect(result.page).toContain("Nobody was signed out: the account no longer exists.");
  expect(await isIn(colleague.browser, "/admin-dashboard")).toBe(true);
});
