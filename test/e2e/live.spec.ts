import type { Page } from "@playwright/test";
import { expect, test } from "./browser.ts";
import { putUnderReview } from "./imports.ts";
import { makeApplicant, makeStudent, makeTutor, theAdmin } from "./people.ts";
import { button, dialogOn, field, fillAssignment, goAwake, item, searchFor } from "./steps.ts";
import { assign, makeBusyClass, makeClass, publish } from "./teaching.ts";

/** Leaves a trace that a reload would wipe away. */
const leaveTrace = (page: Page) => page.evaluate(() => void Object.assign(window, { trace: 1 }));
const expectTrace = async (page: Page) =>
  expect(await page.evaluate(() => "trace" in window)).toBe(true);

test("what a tutor publishes appears to the student, focus and scroll as they were", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeBusyClass();
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
  // Whoever did it is not told of it.
  await expect(item(teaching, "Unit test 2")).toBeVisible();
  await expect(teaching.getByText("Updated", { exact: true })).toHaveCount(0);
});

test("an open dialog keeps what is typed and the focus while the page behind it changes", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeClass();
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
});

test("an edit that somebody made meanwhile is shown, not overwritten", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyClass();
  const [one, other] = await Promise.all([open({ as: tutor }), open({ as: tutor })]);
  for (const page of [one, other]) {
    await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
    await button(item(page, "Unit test 1"), "Edit").click();
  }
  await field(other, "Title").fill("Unit test 1b");
  await dialogOn(other).getByRole("button", { name: "Save" }).click();
  // The page behind the other dialog has it; the dialog's fields stay.
  await expect(one.getByText("Unit test 1b").first()).toBeAttached();
  await expect(field(one, "Title")).toHaveValue("Unit test 1");
  await field(one, "Description").fill("Chapters 1 to 3");
  await dialogOn(one).getByRole("button", { name: "Save" }).click();
  await expect(dialogOn(one).getByRole("alert")).toBeVisible();
  await expect(dialogOn(one).getByText("Unit test 1b")).toBeVisible();
});

test("a video that plays goes on playing", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeClass();
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
  await expect(office.getByRole("status")).toHaveText("Tutor approved successfully!");
  await expect(teaching.getByText("Approved", { exact: true })).toBeVisible();
  await expect(button(teaching, "Add Exam")).toHaveCount(0);

  await fillAssignment(office, student, tutor);
  await button(dialogOn(office), "Create Assignment").click();
  await expect(learning.getByRole("link", { name: /Mathematics/ }).first()).toBeVisible();
  await expect(teaching.getByText(student.name).first()).toBeVisible();
  await expectTrace(learning);
  await expectTrace(teaching);
  await teaching.getByRole("link", { name: student.name }).click();
  await expect(button(teaching, "Add Exam")).toBeEnabled();
});

test("who waits for approval sees the buttons of an open assignment come alive", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyClass();
  await putUnderReview(tutor);
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await expect(button(page, "Add Exam")).toBeDisabled();
  const office = await open({ as: theAdmin() });
  await office.goto("/admin-dashboard/tutors");
  await button(await searchFor(office, tutor.email), "Approve").click();
  await expect(button(page, "Add Exam")).toBeEnabled();
});

test("what one admin deletes leaves the other's list", async ({ open }) => {
  const student = await makeStudent();
  const [one, other] = await Promise.all([open({ as: theAdmin() }), open({ as: theAdmin() })]);
  const rows = [];
  for (const page of [one, other]) {
    await page.goto("/admin-dashboard");
    rows.push(await searchFor(page, student.email));
  }
  await leaveTrace(other);
  await expect(rows[1] ?? other.locator("none")).toHaveCount(1);
  await button(rows[0] ?? one.locator("none"), "Delete").click();
  await button(dialogOn(one), "Delete").click();
  await expect(rows[1] ?? other.locator("none")).toHaveCount(0);
  await expectTrace(other);
  // The message of one's own deletion stays, though the page is read again.
  await makeStudent();
  await expect(button(one, "Undo")).toBeVisible();
});

test("signing out everywhere leads every other browser to sign-in", async ({ open }) => {
  const student = await makeStudent();
  const [here, there] = await Promise.all([open({ as: student }), open({ as: student })]);
  await there.goto("/dashboard");
  await here.goto("/account");
  await button(here, "Sign out everywhere").click();
  await there.waitForURL("**/login");
});

test("without a stream, coming back to the page reads it again", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeClass();
  const page = await open({ as: student, tolerate: /ERR_FAILED/ });
  await page.route("**/live?*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await failed;
  await publish(tutor, assignmentId, "recordings", "Circles");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(item(page, "Circles")).toBeVisible();
});

test("a page that nobody sees closes its stream and catches up when it is looked at", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeClass();
  const page = await open({ as: student });
  const asked = () => page.waitForRequest((request) => request.url().includes("/live?"));
  const first = asked();
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await first;
  const show = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  // What happened while it was opened is read by then.
  await page.waitForTimeout(1_500);
  await show("hidden");
  await publish(tutor, assignmentId, "recordings", "Circles");
  await page.waitForTimeout(500);
  await expect(item(page, "Circles")).toHaveCount(0);
  const again = asked();
  await show("visible");
  await again;
  await expect(item(page, "Circles")).toBeVisible();
});

test("a reading that fails leaves the page as it is, and is made up for", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeClass();
  const page = await open({ as: student, tolerate: /ERR_FAILED|Failed to fetch/ });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await page.route("**/*.data*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await publish(tutor, assignmentId, "recordings", "Circles");
  await failed;
  await page.waitForTimeout(300);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mathematics");
  await page.unroute("**/*.data*");
  await expect(item(page, "Circles")).toBeVisible({ timeout: 30_000 });
});

test("an item that is deleted while its dialog is open leaves the dialog to say so", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyClass();
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

test("a form that is being filled in is left alone by what others do", async ({ open }) => {
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

test("what a form was answered stays until it is closed; then the page catches up", async ({
  open,
}) => {
  const page = await open({ as: theAdmin() });
  // Its choices are other fields while no script is awake: a click in between would miss.
  await goAwake(page, "/admin-dashboard/assignments/new");
  const dialog = dialogOn(page);
  await button(dialog, "Create Assignment").click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  const tab = page.locator("[role=tab]").first();
  const before = await tab.textContent();
  await makeStudent();
  // Longer than it takes a page to hear of it and to read itself again.
  await page.waitForTimeout(3_000);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(tab).toHaveText(before ?? "");
  await button(dialog, "Cancel").click();
  await expect(tab).not.toHaveText(before ?? "");
});
