import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, password, theAdmin } from "../support/people.ts";
import { postForm } from "../support/requests.ts";
import { button, dialogOn, field, openTask } from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

test("the account page, and the change of email", async ({ open }) => {
  const student = await makeStudent();
  const { email, password } = student;
  await postForm("/login", { email, password });
  const page = await open({ as: student });
  await page.goto("/account");
  await expectAccessible(page, "account with two devices");
  await page.goto("/account/email");
  await expectAccessible(page, "change of email");
});

test("the change of password, and the choice of mails", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/account/password");
  await expectAccessible(page, "change of password");
  await button(dialogOn(page), "Change Password").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused change of password");
  await page.goto("/account/mail");
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "choice of mails");
});

test("an admin's account", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.goto("/account");
  await expectAccessible(page, "an admin's account");
});

test("a student's profile and export", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await page.goto("/account/profile");
  await field(page, "Full Name").fill(" ");
  await button(page, "Save Changes").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused profile");

  await page.goto("/account/export");
  await field(page, "Password").fill("not it");
  await button(page, "Continue").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused password");
  await field(page, "Password").fill(student.password);
  await button(page, "Continue").click();
  await expect(page).toHaveURL("/account/export");
  await expectAccessible(page, "export");
});

test("a student's deletion", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: student });
  await page.goto("/account/deletion");
  await button(page, "Delete My Account").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused deletion");
  await field(page, "Password").fill(student.password);
  await button(page, "Delete My Account").click();
  await expect(page).toHaveURL("/goodbye");
  await expectAccessible(page, "goodbye");
});

test("a tutor's profile and deletion", async ({ open }) => {
  const page = await open({ as: await makeTutor() });
  await page.goto("/account/profile");
  await expectAccessible(page, "a tutor's profile");
  await page.goto("/account/deletion");
  await expectAccessible(page, "a tutor's deletion");
});

test("a calendar address, on the dashboard and on its own page", async ({ open }) => {
  const { student, tutor } = await makeCourse();
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await openTask(page, "Your lessons in your calendar");
  await button(page, "Get a calendar address").click();
  await expectAccessible(page, "calendar page without an address");
  await field(page, "Your password").fill(password);
  await button(page, "Get a calendar address").click();
  await expect(field(page, "Calendar address")).toBeVisible();
  await page.goto("/dashboard");
  await expectAccessible(page, "dashboard with a calendar address");
  const teaching = await open({ as: tutor });
  await teaching.goto("/tutor-dashboard");
  await expectAccessible(teaching, "tutor overview with the calendar");
  await teaching.goto("/calendar");
  await field(teaching, "Your password").fill(password);
  await button(teaching, "Get a calendar address").click();
  await expect(field(teaching, "Calendar address")).toBeVisible();
  await expectAccessible(teaching, "calendar page with an address");
});
