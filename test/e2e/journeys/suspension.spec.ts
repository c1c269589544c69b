import { expect, test } from "../support/browser.ts";
import { makeAdmin } from "../support/people.ts";
import {
  button,
  dialogOn,
  field,
  goAwake,
  openPerson,
  searchFor,
  statusMessage,
} from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test("an admin suspends a tutor, whose open page closes, and lifts the suspension", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const admin = await makeAdmin();
  const [page, teaching, learning] = [
    await open({ as: admin }),
    await open({ as: tutor }),
    await open({ as: student }),
  ];
  await goAwake(teaching, `/tutor-dashboard/${assignmentId}/exams`);
  await page.goto("/admin-dashboard/tutors");
  await openPerson(page, tutor.email);
  await button(page, "Suspend with Reason").click();
  await field(dialogOn(page), "Reason").fill("A complaint is being looked into.");
  await button(dialogOn(page), "Suspend").click();
  // A session that was made without a password has proved nothing yet.
  await expect(page).toHaveURL(/\/account\/proof\?/);
  await field(page, "Password").fill(admin.password);
  await button(page, "Continue").click();
  await expect(statusMessage(page, "Tutor suspended.")).toBeVisible();
  await expect(teaching).toHaveURL(/\/tutor-login/);

  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await expect(
    learning.getByText("This lesson is waiting for another tutor.").first(),
  ).toBeVisible();

  await page.goto("/admin-dashboard/tutors?status=suspended");
  await button(await searchFor(page, tutor.email), "Lift Suspension").click();
  await button(dialogOn(page), "Lift Suspension").click();
  await expect(dialogOn(page).getByRole("alert")).toHaveText("Please enter a reason.");
  await field(dialogOn(page), "Reason").fill("The complaint was unfounded.");
  await button(dialogOn(page), "Lift Suspension").click();
  await expect(statusMessage(page, "Suspension lifted.")).toBeVisible();
});
