import type { Page } from "@playwright/test";
import { admin as adminAccount } from "../support/academy-process.ts";
import { expect, test, type Open } from "../support/browser.ts";
import { findId, nextAccount } from "../support/people.ts";
import {
  applyAsTutor,
  button,
  dialogOn,
  expectOnce,
  field,
  fillAssignment,
  item,
  openTab,
  openPerson,
  searchFor,
  signIn,
  signUpStudent,
  statusMessage,
} from "../support/steps.ts";
import { assign, publish } from "../support/teaching.ts";

const course = "Mathematics, Class 10";
const lessonUrl = "https://lessons.example/1";

/** What the tutor publishes: the tab, the button, the title and where a student finds it. */
const lessons = [
  { tab: "Recordings", add: "Add Recording", title: "Quadratic equations", region: "Recordings" },
  {
    tab: "Live Sessions",
    add: "Add Live Session",
    title: "Doubts of the week",
    region: "Live Sessions",
  },
  { tab: "Exams", add: "Add Exam", title: "Unit test 1", region: "Exams" },
  {
    tab: "Announcements",
    add: "Add Announcement",
    title: "No class on Friday",
    region: "Announcements",
  },
];

function region(page: Page, name: string, title: string) {
  return page
    .getByRole("region", { name, exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

async function addLesson(page: Page, { tab, add, title }: (typeof lessons)[number]) {
  await page.getByRole("tab", { name: `${tab} (0)` }).click();
  await button(page, add).click();
  const dialog = page.getByRole("dialog", { name: add });
  await field(dialog, "Title").fill(title);
  await field(dialog, "Description").fill(`About ${title}`);
  await field(dialog, "URL").fill(lessonUrl);
  if (add === "Add Live Session") {
    await field(dialog, "Date").fill("2036-12-01");
    await field(dialog, "Time").fill("17:30");
  }
  await button(dialog, add).click();
  await expect(page.getByRole("tab", { name: `${tab} (1)` })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(item(page, title)).toBeVisible();
}

async function deleteLesson(page: Page, { tab, title }: (typeof lessons)[number]) {
  await page.getByRole("tab", { name: `${tab} (1)` }).click();
  await button(item(page, title), "Delete").click();
  const dialog = dialogOn(page);
  await expect(dialog).toContainText(`Are you sure you want to delete “${title}”?`);
  await button(dialog, "Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(item(page, title)).toBeVisible();
  await button(item(page, title), "Delete").click();
  await button(dialog, "Delete").click();
  await expect(page.getByRole("tab", { name: `${tab} (0)` })).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
}

/** Five people at once apply, approve, assign, teach, learn and delete, through every screen of the main job. */
export async function doMainJob(open: Open): Promise<void> {
  const [tutor, otherTutor] = [nextAccount("Tutor"), nextAccount("Tutor")];
  const [student, classmate] = [nextAccount("Student"), nextAccount("Student")];
  const [teaching, otherTeaching, learning, otherLearning, administration] = await Promise.all([
    open(),
    open(),
    open(),
    open(),
    open(),
  ]);
  const courses = learning.getByRole("navigation", { name: "My Courses" });

  await test.step("all five come in", async () => {
    await Promise.all([
      applyAsTutor(teaching, tutor),
      applyAsTutor(otherTeaching, otherTutor),
      signUpStudent(learning, student),
      signUpStudent(otherLearning, classmate),
      signIn(administration, "/admin-login", adminAccount),
    ]);
    await administration.waitForURL("**/admin-dashboard");
    await expect(learning.getByText(student.email)).toBeVisible();
  });

  await test.step("an application is under review until the admin approves it", async () => {
    for (const page of [teaching, otherTeaching]) {
      await expect(page.getByText("Pending", { exact: true })).toBeVisible();
      await expect(page.getByRole("status")).toContainText("under review");
      await expect(page.getByRole("status")).toContainText("can view but not add or manage");
    }
    await openTab(administration, /^Tutors \(\d+\)$/);
    const row = await searchFor(administration, tutor.email);
    await expect(row).toContainText("Pending");
    await button(row, "Approve").click();
    await expect(administration.getByRole("status")).toHaveText(
      `${tutor.name}: Tutor approved successfully!`,
    );
    await expect(row).toContainText("Approved");
    await expect(button(row, "Approve")).toHaveCount(0);
  });

  await test.step("the admin assigns an approved tutor", async () => {
    await fillAssignment(administration, student, tutor);
    const dialog = administration.getByRole("dialog");
    const tutors = dialog.getByRole("combobox", { name: "Tutor" });
    await tutors.fill(otherTutor.email);
    await expect(
      dialog.getByText("No approved tutors available for this class and subject"),
    ).toBeVisible();
    await tutors.fill(tutor.email);
    await dialog.getByRole("option", { name: tutor.name }).click();
    await button(dialog, "Create Assignment").click();
    await expect(
      administration.getByText(
        "Assignment created successfully! Student has been automatically approved for this course.",
        { exact: true },
      ),
    ).toBeVisible();
    const row = await searchFor(administration, student.name);
    await expect(row.getByRole("rowheader")).toHaveText(student.name);
    await expect(row.getByRole("cell")).toHaveCount(6);
    await expect(row).toContainText(tutor.name);
  });

  await test.step("the tutor adds one of each kind, without a new sign-in", async () => {
    await teaching.reload();
    await expect(teaching.getByText("Approved", { exact: true })).toBeVisible();
    await expect(teaching.getByText("under review")).toHaveCount(0);
    await teaching.getByRole("link", { name: student.name }).click();
    const details = teaching.getByRole("tabpanel");
    await expect(details).toContainText(student.email);
    for (const lesson of lessons) await addLesson(teaching, lesson);
  });

  await test.step("the student sees each of them, and nobody else does", async () => {
    await learning.reload();
    await courses.getByRole("link", { name: course }).click();
    for (const lesson of lessons) {
      const shown = region(learning, lesson.region, lesson.title);
      await expect(shown).toContainText(`About ${lesson.title}`);
      // The way into a lesson opens 10 minutes before it.
      if (lesson.tab === "Live Sessions") await expect(button(shown, "Join lesson")).toBeDisabled();
      else await expect(shown.getByRole("link")).toHaveAttribute("href", lessonUrl);
    }
    await expect(region(learning, "Live Sessions", "Doubts of the week")).toContainText(
      "December 1, 2036 at 5:30 PM IST",
    );
    await expect(learning.getByRole("region", { name: "My Teachers" })).toContainText(tutor.name);

    await otherLearning.goto(learning.url());
    await expect(otherLearning.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await otherTeaching.goto(teaching.url());
    await expectOnce(otherTeaching, "Assignment details not found.");
    for (const page of [otherLearning, otherTeaching]) {
      await expect(page.getByText(student.name)).toHaveCount(0);
      for (const { title } of lessons) await expect(page.getByText(title)).toHaveCount(0);
    }
  });

  await test.step("what the tutor deletes, the student no longer sees", async () => {
    for (const lesson of lessons) await deleteLesson(teaching, lesson);
    await learning.reload();
    await expect(learning.getByRole("heading", { name: course })).toBeVisible();
    for (const { title } of lessons) {
      await expect(learning.getByRole("heading", { name: title })).toHaveCount(0);
    }
    for (const none of [
      "No upcoming exams.",
      "No recordings available.",
      "No live sessions scheduled.",
      "No announcements yet.",
    ]) {
      await expectOnce(learning, none);
    }
  });

  await test.step("a deleted assignment is gone for both", async () => {
    const row = await searchFor(administration, student.name);
    await button(row, "Delete").click();
    const dialog = dialogOn(administration);
    await expect(
      dialog.getByText("Are you sure you want to delete this assignment?", { exact: true }),
    ).toBeVisible();
    await button(dialog, "Cancel").click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeVisible();
    await button(row, "Delete").click();
    await button(dialog, "Delete").click();
    await expect(statusMessage(administration, "Assignment deleted successfully!")).toBeVisible();
    await expect(row).toHaveCount(0);

    await teaching.reload();
    await expectOnce(teaching, "Assignment details not found.");
    await expectOnce(teaching, "No assignments yet. Wait for admin to assign students to you.");
    await learning.reload();
    await expect(learning.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await learning.goto("/dashboard");
    await expectOnce(learning, "No courses assigned yet. Contact admin for course assignments.");
  });

  await test.step("a deleted student's open page ends at the sign-in page", async () => {
    // Something that must not come back with the same address.
    const [learner, teacher] = await Promise.all([findId(student), findId(tutor)]);
    await publish(teacher, await assign(learner, teacher), "announcements", "Welcome back");
    await learning.reload();
    await expect(learning.getByRole("heading", { name: "Welcome back" })).toBeVisible();

    await openTab(administration, /^Students \(\d+\)$/);
    await openPerson(administration, student.email);
    await button(administration, "Delete").click();
    const dialog = dialogOn(administration);
    await expect(dialog).toContainText(
      "Are you sure you want to delete this student and all their assignments?",
    );
    await button(dialog, "Delete").click();
    const message = statusMessage(administration, "were deleted from the database");
    await expect(message).toContainText("removed by a server-side delete");
    await expect(await searchFor(administration, student.email)).toHaveCount(0);

    await learning.waitForURL("**/login");
    await expect(learning.getByText("Welcome back")).toHaveCount(0);
    await signIn(learning, "/login", student);
    await expect(learning.getByRole("alert")).toHaveText(
      "Failed to sign in. Please check your credentials.",
    );
    await teaching.goto("/tutor-dashboard");
    await expect(teaching.getByText(student.name)).toHaveCount(0);
  });

  await test.step("the same address registers again, empty", async () => {
    await signUpStudent(learning, student);
    await expectOnce(learning, "No courses assigned yet. Contact admin for course assignments.");
    await expectOnce(learning, "No announcements yet.");
    await expectOnce(learning, "No teachers assigned yet.");
  });
}
