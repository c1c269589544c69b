import { edge, expect, test } from "../support/browser.ts";
import { putUnderReview } from "../support/records.ts";
import { makeApplicant, theAdmin } from "../support/people.ts";
import { button, dialogOn, field, item, openPerson, searchFor } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const kinds = ["Recording", "Live Session", "Exam", "Announcement"];
const reason = "Only approved tutors can add or delete content.";

test("a pending tutor's add buttons are disabled and say why", async ({ open }) => {
  const page = await open({ as: await makeApplicant() });
  await page.goto("/tutor-dashboard");
  await expect(page.getByRole("status")).toContainText("under review");
  for (const kind of kinds) {
    await expect(button(page, `Add ${kind}`)).toBeDisabled();
    await expect(button(page, `Add ${kind}`)).toHaveAccessibleDescription(reason);
  }
});

test("a tutor under review sees content and can't add or delete", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  await putUnderReview(tutor);
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await expect(page.getByRole("status")).toContainText("under review");
  for (const kind of kinds) {
    await expect(button(page, `Add ${kind}`)).toBeDisabled();
    await expect(button(page, `Add ${kind}`)).toHaveAccessibleDescription(reason);
  }
  await expect(button(item(page, "Unit test 1"), "Delete")).toBeDisabled();
  await expect(button(item(page, "Unit test 1"), "Delete")).toHaveAccessibleDescription(reason);
  await page.goto(`/tutor-dashboard/${assignmentId}/exams/add`);
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(
    "You need to be approved before you can add content. Please wait for admin approval.",
  );
});

test("an open dialog is refused once the approval is withdrawn", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const [adding, deleting] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
  for (const page of [adding, deleting]) {
    await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  }
  await button(adding, "Add Exam").click();
  await field(adding, "Title").fill("Unit test 2");
  await field(adding, "Description").fill("Chapters 4 to 6");
  await field(adding, "URL").fill("https://lessons.example/2");
  await button(item(deleting, "Unit test 1"), "Delete").click();
  await putUnderReview(tutor);

  await button(adding.getByRole("dialog"), "Add Exam").click();
  await expect(adding.getByRole("dialog").getByRole("alert")).toHaveText(
    "You need to be approved before you can add content. Please wait for admin approval.",
  );
  await button(dialogOn(deleting), "Delete").click();
  await expect(dialogOn(deleting).getByRole("alert")).toHaveText(
    "You need to be approved before you can manage content. Please wait for admin approval.",
  );
  await deleting.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await expect(deleting.getByRole("tab", { name: "Exams (1)" })).toBeVisible();
});

test("a rejected tutor reads why, and may be approved later", async ({ open }) => {
  const tutor = await makeApplicant();
  const [page, admin] = await Promise.all([open({ as: tutor }), open({ as: theAdmin() })]);
  await admin.goto("/admin-dashboard/tutors");
  const row = await searchFor(admin, tutor.email);
  await button(row, "Reject").click();
  const dialog = admin.getByRole("dialog");
  await button(dialog, "Reject").click();
  await expect(dialog.getByRole("alert")).toHaveText("Please enter a reason.");
  await field(dialog, "Reason").fill("The certificate can't be read.");
  await button(dialog, "Reject").click();
  await expect(admin.getByRole("status")).toContainText("Application rejected.");
  await expect(row).toContainText("Rejected");

  await page.goto("/tutor-dashboard");
  await expect(page.getByText("Rejected", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("contact support");
  await expect(page.getByRole("alert")).toContainText("The certificate can't be read.");
  await openPerson(admin, tutor.email);
  await button(admin, "Approve").click();
  await expect(admin.getByRole("status")).toHaveText(`${tutor.name}: Tutor approved successfully!`);
  await page.reload();
  await expect(page.getByText("Approved", { exact: true })).toBeVisible();
});
