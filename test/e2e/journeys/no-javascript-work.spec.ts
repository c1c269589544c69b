import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import {
  makeApplicant,
  makeStudent,
  nextAccount,
  theAdmin,
  type Account,
} from "../support/people.ts";
import {
  button,
  dialogOn,
  field,
  item,
  openTab,
  openPerson,
  searchFor,
  statusMessage,
} from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

test("a tutor adds and deletes", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor, javaScriptEnabled: false });
  await page.goto("/tutor-dashboard");
  await page.getByRole("link", { name: student.name }).click();
  await page.getByRole("tab", { name: "Live Sessions (0)" }).click();
  await button(page, "Add Live Session").click();
  const dialog = dialogOn(page);
  await field(dialog, "Title").fill("Doubts of the week");
  await field(dialog, "Description").fill("Bring yours");
  await field(dialog, "URL").fill("lessons");
  await button(dialog, "Add Live Session").click();
  await expect(dialog.getByRole("alert")).toContainText("Please enter a valid URL");
  await expect(field(dialog, "Title")).toHaveValue("Doubts of the week");
  await field(dialog, "URL").fill("https://lessons.example/1");
  await field(dialog, "Date").fill("2036-12-01");
  await field(dialog, "Time").fill("17:30");
  await button(dialog, "Add Live Session").click();
  await expect(item(page, "Doubts of the week")).toContainText("December 1, 2036 at 5:30 PM IST");

  const learning = await open({ as: student, javaScriptEnabled: false });
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await expect(item(learning, "Doubts of the week")).toContainText(
    "December 1, 2036 at 5:30 PM IST",
  );

  await button(item(page, "Doubts of the week"), "Delete").click();
  await button(dialogOn(page), "Cancel").click();
  await expect(dialogOn(page)).toHaveCount(0);
  await button(item(page, "Doubts of the week"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  await expect(page.getByRole("tab", { name: "Live Sessions (0)" })).toBeVisible();
  await learning.reload();
  await expect(item(learning, "Doubts of the week")).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(
    `a dialog ${width} px wide has the same place with and without scripts`,
    edge,
    async ({ open }) => {
      const { tutor, assignmentId } = await makeCourse();
      const boxes = [];
      for (const javaScriptEnabled of [false, true]) {
        const viewport = { width, height: 640 };
        const page = await open({ as: tutor, javaScriptEnabled, viewport });
        await page.goto(`/tutor-dashboard/${assignmentId}/exams/add`);
        if (javaScriptEnabled) await expect(page.locator("dialog:modal")).toBeVisible();
        boxes.push(await button(dialogOn(page), "Add Exam").boundingBox());
      }
      expect(boxes[0]).toEqual(boxes[1]);
    },
  );
}

async function choose(page: Page, label: string, who: Account): Promise<void> {
  const choices = field(dialogOn(page), label);
  // A tutor's option also says why they are suggested.
  const choice = choices.locator("option", { hasText: `${who.name} (${who.email})` });
  await choices.selectOption((await choice.getAttribute("value")) ?? "");
}

test("an admin approves, rejects, assigns and deletes", edge, async ({ open }) => {
  // Names that come early in the alphabet, because a plain select shows the first twenty.
  const [student, tutor, refused] = await Promise.all([
    makeStudent(nextAccount("Student", "Aadhya")),
    makeApplicant(nextAccount("Tutor", "Aarav")),
    makeApplicant(),
  ]);
  const page = await open({ as: theAdmin(), javaScriptEnabled: false });
  await page.goto("/admin-dashboard/tutors");
  await button(await searchFor(page, tutor.email), "Approve").click();
  await expect(page.getByRole("status")).toHaveText(`${tutor.name}: Tutor approved successfully!`);

  await button(await searchFor(page, refused.email), "Reject").click();
  await button(dialogOn(page), "Reject").click();
  await expect(dialogOn(page).getByRole("alert")).toHaveText("Please enter a reason.");
  await field(dialogOn(page), "Reason").fill("The certificate can't be read.");
  await button(dialogOn(page), "Reject").click();
  await expect(page.getByRole("status")).toContainText("Application rejected.");
  const reading = await open({ as: refused, javaScriptEnabled: false });
  await reading.goto("/tutor-dashboard");
  await expect(reading.getByRole("alert")).toContainText("The certificate can't be read.");

  await button(page, "Create New Assignment").click();
  await button(dialogOn(page), "Create Assignment").click();
  await expect(dialogOn(page).getByRole("alert")).toHaveText(
    "Please select student, tutor, class, and subject",
  );
  await choose(page, "Student", student);
  await field(dialogOn(page), "Class").selectOption("Class 10");
  await field(dialogOn(page), "Subject").selectOption("Mathematics");
  await button(dialogOn(page), "Show matches").click();
  await expect(field(dialogOn(page), "Class")).toHaveValue("class-10");
  await choose(page, "Tutor", tutor);
  await button(dialogOn(page), "Create Assignment").click();
  await expect(page.getByRole("status")).toContainText("Assignment created successfully!");

  await button(await searchFor(page, student.name), "Delete").click();
  await expect(dialogOn(page)).toContainText("Are you sure you want to delete this assignment?");
  await button(dialogOn(page), "Delete").click();
  await expect(statusMessage(page, "Assignment deleted successfully!")).toBeVisible();

  await openTab(page, /^Students/);
  await openPerson(page, student.email);
  await button(page, "Delete").click();
  await expect(dialogOn(page)).toContainText(
    "Are you sure you want to delete this student and all their assignments?",
  );
  await button(dialogOn(page), "Delete").click();
  await expect(statusMessage(page, "were deleted from the database")).toBeVisible();
});
