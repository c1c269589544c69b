import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import {
  makeApplicant,
  makeStudent,
  nextAccount,
  signInAgain,
  theAdmin,
} from "../support/people.ts";
import { suspend } from "../support/records.ts";
import { button, dialogOn, field, matches, openPerson, searchFor } from "../support/steps.ts";
import {
  makeBusyCourse,
  makeCourse,
  minutesFromNow,
  publish,
  publishThroughForm,
} from "../support/teaching.ts";

test("the three lists, filled and without a match", async ({ open }) => {
  const { student, tutor } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  for (const [list, text] of [
    ["/admin-dashboard/students", student.email],
    ["/admin-dashboard/tutors", tutor.email],
    ["/admin-dashboard/assignments", student.name],
  ] as const) {
    await page.goto(list);
    await expect(await searchFor(page, text)).toBeVisible();
    await expectAccessible(page, list);
  }
  await page.goto("/admin-dashboard/students?q=nobody-at-all");
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await expectAccessible(page, "no match");
});

test("the quality of a month, and the lessons behind a number", async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  // It ended 49 hours ago, which may be in the month before.
  const start = minutesFromNow(-50 * 60);
  await publish(tutor, assignmentId, "live-sessions", "Never settled", start);
  const page = await open({ as: theAdmin() });
  await page.goto(`/admin-dashboard/quality?month=${start.date.slice(0, 7)}`);
  await expect(page.getByRole("heading", { name: "Quality" })).toBeVisible();
  await expectAccessible(page, "quality");
  await page
    .getByRole("link", { name: /^Not settled: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Not settled: / })).toBeVisible();
  await expectAccessible(page, "lessons of a number");
  await page.goto("/admin-dashboard/quality/students");
  await expectAccessible(page, "students without a lesson");
});

test("the home with work in its queues, from the narrowest screen on", async ({ open }) => {
  const [{ tutor }] = await Promise.all([makeCourse(), makeApplicant(), makeStudent()]);
  await suspend(tutor, "A complaint is being looked into.");
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("region", { name: "Lessons on hold" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByText("Read the application").first().click();
  await expectAccessible(page, "home with work");
});

test("the dialogs", async ({ open }) => {
  const [applicant, { student }] = await Promise.all([makeApplicant(), makeBusyCourse()]);
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/tutors");
  await button(await searchFor(page, applicant.email), "Reject").click();
  await button(dialogOn(page), "Reject").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused rejection");

  await page.goto("/admin-dashboard/students");
  await openPerson(page, student.email);
  await button(page, "Delete").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "confirmation");

  await page.goto("/admin-dashboard/assignments/new");
  await button(dialogOn(page), "Create Assignment").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused assignment");
  await field(dialogOn(page), "Student").fill(student.email);
  await expect(matches(dialogOn(page))).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page, "open list");
  await field(dialogOn(page), "Class").selectOption("BTech");
  await field(dialogOn(page), "Subject").selectOption("Algorithms");
  await expect(dialogOn(page).getByText("No approved tutors available")).toBeVisible();
  await expectAccessible(page, "no tutor");
});

test("the dialogs of a suspension", async ({ open }) => {
  const { tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/tutors");
  await openPerson(page, tutor.email);
  await button(page, "Suspend with Reason").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "suspension");
  await suspend(tutor, "A complaint is being looked into.");
  await page.goto("/admin-dashboard/tutors?status=suspended");
  await button(await searchFor(page, tutor.email), "Lift Suspension").click();
  await button(dialogOn(page), "Lift Suspension").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "end of a suspension, refused");

  const suspended = await open({ as: await signInAgain(tutor) });
  await suspended.goto("/tutor-dashboard");
  await expect(suspended.getByText("Your account has been suspended")).toBeVisible();
  await expectAccessible(suspended, "a suspended tutor's dashboard");
});

test("lists with similar names, selected rows and the last weeks", async ({ open }) => {
  const account = nextAccount("Student", "జ్యోతిర్మయి");
  await makeStudent(account);
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await expect(page.getByRole("region", { name: "The last 12 weeks" })).toBeVisible();
  await expectAccessible(page, "weeks");
  await page.goto(`/admin-dashboard/students?q=${encodeURIComponent("జ్యోతర్మయి")}`);
  await expect(page.getByText("No exact match.")).toBeVisible();
  await expectAccessible(page, "similar names");

  const applicant = await makeApplicant();
  await page.goto(`/admin-dashboard/tutors?q=${applicant.email}`);
  await page.getByLabel("Select", { exact: true }).check();
  await expect(button(page, "Approve selected")).toBeEnabled();
  await expectAccessible(page, "a selected tutor");
});

test("suggested tutors", async ({ open }) => {
  const { tutor } = await makeCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/assignments/new");
  await field(dialogOn(page), "Class").selectOption("Class 10");
  await field(dialogOn(page), "Subject").selectOption("Mathematics");
  await dialogOn(page)
    .getByRole("combobox", { name: "Tutor", exact: true })
    .and(page.locator("input"))
    .fill(tutor.email);
  await expect(matches(dialogOn(page))).toHaveCount(1);
  await expectAccessible(page, "suggestions");
});

test("the search in all lists, and the log", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publishThroughForm(tutor, assignmentId, "recordings", "Circles");
  const page = await open({ as: theAdmin() });
  await page.goto(`/admin-dashboard/search?find=${encodeURIComponent(student.name)}`);
  await expect(page.getByRole("region", { name: "Students", exact: true })).toContainText(
    student.email,
  );
  await expectAccessible(page, "found in all lists");

  await page.goto(`/admin-dashboard/log?person=${tutor.email}`);
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await expectAccessible(page, "the log");
  await page.goto("/admin-dashboard/log?person=nobody@e2e.example");
  await expect(page.getByText("No lines match.")).toBeVisible();
  await expectAccessible(page, "the log without a match");
});
