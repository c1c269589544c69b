import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { academyUrl } from "../support/requests.ts";
import {
  button,
  dialogOn,
  installClock,
  item,
  openTab,
  openPerson,
  searchFor,
  statusMessage,
} from "../support/steps.ts";
import { makeBusyCourse, makeCourse } from "../support/teaching.ts";

test("a tutor undoes a deletion; the student sees the item again", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(item(page, "Unit test 1"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(page.getByRole("tab", { name: "Exams (0)" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(
    `${student.name}, Mathematics, “Unit test 1”: The exam was deleted.`,
  );

  // The undo stays on another tab.
  await openTab(page, "Recordings (1)");
  await button(page, "Undo").click();
  await expect(page).toHaveURL(`/tutor-dashboard/${assignmentId}/exams`);
  await expect(page.getByRole("status")).toHaveText(
    `${student.name}, Mathematics, “Unit test 1”: The exam is back.`,
  );
  await expect(item(page, "Unit test 1")).toBeVisible();
  await expect(button(page, "Undo")).toHaveCount(0);

  const learning = await open({ as: student });
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await expect(item(learning, "Unit test 1")).toBeVisible();
});

test("by keyboard the undo is the next stop after a deletion", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/announcements`);
  await button(item(page, "No class on Friday"), "Delete").focus();
  await page.keyboard.press("Enter");
  await button(dialogOn(page), "Delete").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Undo")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(item(page, "No class on Friday")).toBeVisible();
});

test("the undo ends after 10 seconds, also on another tab", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await installClock(page);
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(item(page, "Unit test 1"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(button(page, "Undo")).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(button(page, "Undo")).toHaveCount(0);
  await openTab(page, "Recordings (1)");
  await expect(page.getByText("The exam was deleted.")).toHaveCount(0);
});

test("an admin undoes the deletion of a student and of an assignment", edge, async ({ open }) => {
  const { student, assignmentId } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/students");
  await openPerson(page, student.email);
  await button(page, "Delete").click();
  await expect(dialogOn(page)).toContainText("You can undo it for 10 seconds.");
  await button(dialogOn(page), "Delete").click();
  await expect(statusMessage(page, "were deleted from the database")).toBeVisible();
  await button(page, "Undo").click();
  await expect(statusMessage(page, "The student is back")).toBeVisible();
  await expect(page.getByRole("heading", { name: student.name, level: 1 })).toBeVisible();

  await page.goto("/admin-dashboard/assignments");
  await button(await searchFor(page, student.name), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(statusMessage(page, "Assignment deleted successfully!")).toBeVisible();
  await button(page, "Undo").click();
  await expect(statusMessage(page, "The assignment is back")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: student.name })).toBeVisible();

  const learning = await open();
  await learning.goto("/login");
  await learning.getByLabel("Email", { exact: true }).fill(student.email);
  await learning.getByLabel("Password", { exact: true }).fill(student.password);
  await button(learning, "Sign In").click();
  await learning.waitForURL("**/dashboard");
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await expect(item(learning, "Unit test 1")).toBeVisible();
});

test("without JavaScript the undo is offered after the deletion", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor, javaScriptEnabled: false });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  await button(item(page, "Quadratic equations"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(page.getByRole("tab", { name: "Recordings (0)" })).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("status")).toContainText(
    "“Quadratic equations”: The recording is back.",
  );
  await expect(item(page, "Quadratic equations")).toBeVisible();

  const student = await makeStudent();
  const admin = await open({ as: theAdmin(), javaScriptEnabled: false });
  await admin.goto("/admin-dashboard/students");
  await openPerson(admin, student.email);
  await button(admin, "Delete").click();
  await button(dialogOn(admin), "Delete").click();
  await button(admin, "Undo").click();
  await expect(admin.getByRole("status")).toContainText("The student is back");
});

test("an undo that comes too late says why", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  const notice = { code: "exam-deleted", undo: assignmentId };
  const value = Buffer.from(JSON.stringify(notice)).toString("base64");
  // Before the first page, whose live updates would take the message otherwise.
  await page.context().addCookies([{ name: "viluva_notice", value, url: academyUrl() }]);
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("It is too late to undo that.");
});
