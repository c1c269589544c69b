import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { pathInMail } from "../support/mailbox.ts";
import { makeStudent, nextAccount } from "../support/people.ts";
import { button, field, signUpStudent } from "../support/steps.ts";

test("every page of a password recovery", async ({ open }) => {
  const student = await makeStudent();
  const page = await open();
  await page.goto("/forgot-password?from=student");
  await expectAccessible(page, "empty");
  await button(page, "Send the link").click();
  await expectAccessible(page, "refused");
  await field(page, "Email").fill(student.email);
  await button(page, "Send the link").click();
  await expect(page).toHaveURL("/forgot-password/sent?from=student");
  await expectAccessible(page, "sent");
  await page.goto(await pathInMail(student.email, "Choose a new password", /^\/reset-password\//));
  await expectAccessible(page, "to choose");
  await field(page, "Password").fill("abc");
  await button(page, "Change Password").click();
  await expectAccessible(page, "refused a password");
  await page.goto("/reset-password/over");
  await expectAccessible(page, "over");
});

test("confirming an email address", async ({ open }) => {
  const page = await open();
  const student = nextAccount("Student");
  await signUpStudent(page, student);
  const subject = "Please confirm your email address";
  await page.goto(await pathInMail(student.email, subject, /^\/verify-email\//));
  await expectAccessible(page, "to confirm");
});
