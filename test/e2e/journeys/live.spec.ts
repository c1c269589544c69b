import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { putUnderReview } from "../support/records.ts";
import { makeApplicant, makeStudent, makeTutor, theAdmin } from "../support/people.ts";
import {
  button,
  dialogOn,
  field,
  fillAssignment,
  goAwake,
  installClock,
  item,
  openPerson,
  searchFor,
} from "../support/steps.ts";
import { assign, makeBusyCourse, makeCourse, publish } from "../support/teaching.ts";

/** Sets a value that a reload would remove. */
const leaveTrace = (page: Page) => page.evaluate(() => void Object.assign(window, { trace: 1 }));
const expectTrace = async (page: Page) =>
  expect(await page.evaluate(() => "trace" in window)).toBe(true);

/** Adds a student, and waits until another admin's list shows it: every admin's page is notified then. */
async function notifyAdmins(page: Page): Promise<void> {
  await goAwake(page, "/admin-dashboard/students");
  const { email } = await makeStudent();
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
}

test("a published item appears on the student's page, which keeps focus and scroll position", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const [learning, teaching] = await Promise.all([open({ as: student }), open({ as: tutor })]);
  await learning.setViewportSize({ width: 360, height: 640 });
  await learning.goto(`/dashboard/courses/${assignmentId}`);
  await leaveTrace(learning);
  const link = learning.getByRole("link", { name: "Watch recording" });
  await link.focus();
  const top = (await link.boundingBox())?.y ?? 0;
  const marked = item(learning, "Quadratic equations").getByText("New", { exact: true });
  await expect(marked).toBeVisible();

  await teaching.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(teaching, "Add Exam").click();
  await field(teaching, "Title").fill("Unit test 2");
  await field(teaching, "Description").fill("Chapters 4 to 6");
  await field(teaching, "URL").fill("https://lessons.example/2");
  await button(dialogOn(teaching), "Add Exam").click();

  await expect(item(learning, "Unit test 2")).toBeAttached();
  await expect(item(learning, "Unit test 2").getByText("New", { exact: true })).toBeAttached();
  await expect(learning.getByText("Updated", { exact: true })).toBeVisible();
  await expect(marked).toBeVisible();
  await expect(link).toBeFocused();
  expect(Math.abs(((await link.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
  await expect(learning.getByText("Updated", { exact: true })).toHaveCount(0);
  await expectTrace(learning);
  // The page that made the change shows no notice.
  await expect(item(teaching, "Unit test 2")).toBeVisible();
  await expect(teaching.getByText("Updated", { exact: true })).toHaveCount(0);
});

test(
  "an open dialog keeps its text and focus while the page behind it changes",
  edge,
  async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    const student = await makeStudent();
    const page = await open({ as: tutor });
    await goAwake(page, `/tutor-dashboard/${assignmentId}/recordings/add`);
    await field(page, "Description").fill("Half a sent");
    await field(page, "Title").fill("Circles");
    await assign(student, tutor);
    await expect(page.getByText(student.name).first()).toBeAttached();
    await expect(field(page, "Title")).toBeFocused();
    await expect(field(page, "Title")).toHaveValue("Circles");
    await expect(field(page, "Description")).toHaveValue("Half a sent");
    await expect(page.getByRole("dialog")).toHaveCount(1);
  },
);

test("another person's edit is shown and not overwritten", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const [one, other] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
  for (const page of [one, other]) {
    await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
    await button(item(page, "Unit test 1"), "Edit").click();
  }
  await field(other, "Title").fill("Unit test 1b");
  await dialogOn(other).getByRole("button", { name: "Save" }).click();
  // The page behind the other dialog shows the change; the dialog's fields stay.
  await expect(one.getByText("Unit test 1b").first()).toBeAttached();
  await expect(field(one, "Title")).toHaveValue("Unit test 1");
  await field(one, "Description").fill("Chapters 1 to 3");
  await dialogOn(one).getByRole("button", { name: "Save" }).click();
  await expect(dialogOn(one).getByRole("alert")).toBeVisible();
  await expect(dialogOn(one).getByText("Unit test 1b")).toBeVisible();
});

test("a playing video keeps playing", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "recordings", "Circles", {
    url: "https://www.youtube.com/watch?v=abcdefghijk",
  });
  const page = await open({ as: student, tolerate: /youtube|ERR_/ });
  await page.route("**/*youtube*/**", (route) => route.fulfill({ body: "<p>Playing</p>" }));
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await page.getByRole("button", { name: /Watch recording/ }).click();
  const frame = page.locator("iframe");
  await frame.evaluate((element) => void Object.assign(element, { trace: 1 }));
  let loads = 0;
  page.on("request", (request) => (loads += Number(request.url().includes("youtube"))));
  await publish(tutor, assignmentId, "recordings", "Tangents");
  await publish(tutor, assignmentId, "live-sessions", "Doubts");
  await expect(item(page, "Tangents")).toBeVisible();
  await expect(item(page, "Doubts")).toBeVisible();
  expect(await frame.evaluate((element) => "trace" in element)).toBe(true);
  expect(loads).toBe(0);
});

test("an approval enables the tutor's buttons, and an assignment appears to both", async ({
  open,
}) => {
  const [student, tutor] = await Promise.all([makeStudent(), makeApplicant()]);
  const [learning, teaching, office] = await Promise.all([
    open({ as: student }),
    open({ as: tutor }),
    open({ as: theAdmin() }),
  ]);
  await learning.goto("/dashboard");
  await teaching.goto("/tutor-dashboard");
  await leaveTrace(learning);
  await leaveTrace(teaching);
  await expect(button(teaching, "Add Exam")).toBeDisabled();

  await office.goto("/admin-dashboard/tutors");
  const row = await searchFor(office, tutor.email);
  await button(row, "Approve").click();
  await expect(office.getByRole("status")).toHaveText(
    `${tutor.name}: Tutor approved successfully!`,
  );
  await expect(teaching.getByText("Approved", { exact: true })).toBeVisible();
  await expect(button(teaching, "Add Exam")).toHaveCount(0);

  await fillAssignment(office, student, tutor);
  await button(dialogOn(office), "Create Assignment").click();
  await expect(office.getByText("Assignment created successfully!")).toBeVisible();
  await expect(learning.getByRole("link", { name: /Mathematics/ }).first()).toBeVisible();
  await expect(teaching.getByText(student.name).first()).toBeVisible();
  await expectTrace(learning);
  await expectTrace(teaching);
  await teaching.getByRole("link", { name: student.name }).click();
  await expect(button(teaching, "Add Exam")).toBeEnabled();
});

test("an approval enables the buttons of an open assignment", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  await putUnderReview(tutor);
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await expect(button(page, "Add Exam")).toBeDisabled();
  const office = await open({ as: theAdmin() });
  await office.goto("/admin-dashboard/tutors");
  await button(await searchFor(office, tutor.email), "Approve").click();
  await expect(button(page, "Add Exam")).toBeEnabled();
});

test("a row that one admin deletes disappears from the other's list", edge, async ({ open }) => {
  const student = await makeStudent();
  const [one, other] = await Promise.all([open({ as: theAdmin() }), open({ as: theAdmin() })]);
  for (const page of [one, other]) await page.goto("/admin-dashboard/students");
  const row = await searchFor(other, student.email);
  await leaveTrace(other);
  await expect(row).toHaveCount(1);
  await openPerson(one, student.email);
  await button(one, "Delete").click();
  await button(dialogOn(one), "Delete").click();
  await expect(row).toHaveCount(0);
  await expectTrace(other);
  // The message about the deletion stays when the page reloads its data.
  await makeStudent();
  await expect(button(one, "Undo")).toBeVisible();
});

test(
  "signing out everywhere sends every other browser to the sign-in page",
  edge,
  async ({ open }) => {
    const student = await makeStudent();
    const [here, there] = await Promise.all([open({ as: student }), open({ as: student })]);
    await there.goto("/dashboard");
    await here.goto("/account");
    await button(here, "Sign out everywhere").click();
    await there.waitForURL("**/login");
  },
);

test("without live updates, focusing the page reloads its data", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const page = await open({ as: student, tolerate: /ERR_FAILED/ });
  await page.route("**/live?*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await failed;
  await publish(tutor, assignmentId, "recordings", "Circles");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(item(page, "Circles")).toBeVisible();
});

test(
  "a hidden page closes its live connection and catches up when it is shown",
  edge,
  async ({ open }) => {
    const { student, tutor, assignmentId } = await makeCourse();
    const page = await open({ as: student });
    const nextConnection = () => page.waitForRequest((request) => request.url().includes("/live?"));
    const first = nextConnection();
    await page.goto(`/dashboard/courses/${assignmentId}`);
    await first;
    const show = (state: "hidden" | "visible") =>
      page.evaluate((value) => {
        Object.defineProperty(document, "visibilityState", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    const visible = await open({ as: student });
    await goAwake(visible, `/dashboard/courses/${assignmentId}`);
    // The page reloads its data once when the connection opens.
    await page.waitForLoadState("networkidle");
    await show("hidden");
    await publish(tutor, assignmentId, "recordings", "Circles");
    await expect(item(visible, "Circles")).toBeVisible();
    await expect(item(page, "Circles")).toHaveCount(0);
    const again = nextConnection();
    await show("visible");
    await again;
    await expect(item(page, "Circles")).toBeVisible();
  },
);

test("a failed reload leaves the page as it is and is repeated", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const page = await open({ as: student, tolerate: /ERR_FAILED|Failed to fetch/ });
  await installClock(page);
  await goAwake(page, `/dashboard/courses/${assignmentId}`);
  await page.route("**/*.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await publish(tutor, assignmentId, "recordings", "Circles");
  await failed;
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mathematics");
  await page.unroute("**/*.data*");
  // The page tries again after ten seconds.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(item(page, "Circles")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a dialog stays open when its item is deleted elsewhere", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const [one, other] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
  await one.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await other.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(item(one, "Unit test 1"), "Edit").click();
  await field(one, "Title").fill("A long new title");
  await button(item(other, "Unit test 1"), "Delete").click();
  await button(dialogOn(other), "Delete").click();
  await expect(one.getByText("Exams (0)")).toBeAttached();
  await expect(field(one, "Title")).toHaveValue("A long new title");
});

test("other people's changes leave a form alone while it is filled in", edge, async ({ open }) => {
  const [student, tutor] = await Promise.all([makeStudent(), makeTutor()]);
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/assignments");
  await fillAssignment(page, student, tutor);
  const read = page.waitForResponse((answer) => answer.url().includes("assignments/new.data"));
  await makeStudent();
  await read;
  await expect(field(dialogOn(page), "Class")).toHaveValue("class-10");
  await button(dialogOn(page), "Create Assignment").click();
  await expect(page.getByRole("status").filter({ hasText: /created/i })).toBeVisible();
});

test(
  "a refused form keeps its message until it is closed; then the page catches up",
  edge,
  async ({ open }) => {
    const page = await open({ as: theAdmin() });
    // The scripts replace the form's fields, so the test waits for them.
    await goAwake(page, "/admin-dashboard/assignments/new");
    const dialog = dialogOn(page);
    await button(dialog, "Create Assignment").click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    const tab = page.locator("[role=tab]").first();
    const before = await tab.textContent();
    await notifyAdmins(await open({ as: theAdmin() }));
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(tab).toHaveText(before ?? "");
    await button(dialog, "Cancel").click();
    await expect(tab).not.toHaveText(before ?? "");
  },
);

test("a refused form on a page keeps its message, whatever the page", edge, async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await goAwake(page, "/admin-dashboard/holidays?year=2027");
  await button(page, "Add Holiday").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await notifyAdmins(await open({ as: theAdmin() }));
  await expect(page.getByRole("alert")).toBeVisible();
});
