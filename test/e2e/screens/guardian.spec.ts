import { consentText } from "#content/guardians/guardian-consent.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import {
  consentPath,
  guardianPath,
  nameGuardian,
  nextGuardianEmail,
  publishLessons,
} from "../support/guardians.ts";
import { makeStudent, nextAccount, theAdmin } from "../support/people.ts";
import { postForm } from "../support/requests.ts";
import { button, fillBirthDate, openTask } from "../support/steps.ts";

test("what a student is asked about age and guardian", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/dashboard");
  await openTask(page, "How old are you?");
  await expectAccessible(page, "dashboard that asks for the age");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "date of birth refused");
  await fillBirthDate(page, "1", "May", "2013");
  await button(page, "Save").click();
  await expect(page).toHaveURL("/account/guardian/contact");
  await button(page, "Send the link").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "guardian's contact refused");
});

test("a named guardian, seen by the student and by an admin", async ({ open }) => {
  const email = nextGuardianEmail();
  const student = await makeStudent(nextAccount("Student", "Asha"));
  await nameGuardian(student, email);
  const page = await open({ as: student });
  await page.goto("/account/guardian");
  await expect(page.getByText("We have asked them")).toBeVisible();
  await expectAccessible(page, "age and guardian");
  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard/students/${student.id}/guardian`);
  await expect(admin.getByRole("dialog")).toContainText(email);
  await expectAccessible(admin, "an admin reads of a guardian");
});

test("consent in each state", async ({ open }) => {
  const email = nextGuardianEmail();
  await nameGuardian(await makeStudent(nextAccount("Student", "Asha")), email);
  const page = await open();
  await page.goto(await consentPath(email, "May your child learn with"));
  await expectAccessible(page, "consent asked");
  await button(page, "I consent").click();
  await expect(page.getByText("You consent.")).toBeVisible();
  await expectAccessible(page, "consent given");
  await button(page, "I withdraw my consent").click();
  await expect(page.getByText("You have withdrawn your consent.")).toBeVisible();
  await expectAccessible(page, "consent withdrawn");
});

test("a guardian's page, and the request for a new link", async ({ open }) => {
  const email = nextGuardianEmail();
  const asha = await makeStudent(nextAccount("Student", "Asha"));
  await publishLessons(asha, "Circles");
  await nameGuardian(asha, email);
  const consent = await consentPath(email, "May your child learn with");
  await postForm(consent, { answer: "given", version: String(consentText.version) });
  const page = await open();
  await page.goto(await guardianPath(email, "Your page with Asha's lessons"));
  await expectAccessible(page, "guardian's page");
  await postForm(consent, { answer: "withheld" });
  await page.reload();
  await expectAccessible(page, "guardian's page after a withdrawal");
  await page.goto("/guardian");
  await button(page, "Send me a link").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "asking for a new link, refused");
});
