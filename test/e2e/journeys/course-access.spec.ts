import { edge, expect, test } from "../support/browser.ts";
import { importCourses } from "../support/records.ts";
import { makeStudent } from "../support/people.ts";
import { expectOnce } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

test("an assigned course is open", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByText("Active", { exact: true })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Open course/ })
    .click();
  await expect(page.getByRole("heading", { name: "Quadratic equations" })).toBeVisible();
});

test("an imported course waits, is rejected or is open", edge, async ({ open }) => {
  const student = await makeStudent();
  await importCourses(student, { "physics-tutoring": null, "old-course": false, extra: true });
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await expectOnce(page, "Waiting for Teacher Assignment");
  await expectOnce(page, "Application Rejected");
  await page.goto("/dashboard/courses/physics-tutoring");
  await expectOnce(page, "Waiting for Teacher Assignment");
  await expect(page.getByText("No recordings available.")).toHaveCount(0);
  await page.goto("/dashboard/courses/old-course");
  await expectOnce(page, "Application Rejected");
  await expect(page.getByText("No recordings available.")).toHaveCount(0);
  await page.goto("/dashboard/courses/extra");
  await expectOnce(page, "No recordings available.");
});
