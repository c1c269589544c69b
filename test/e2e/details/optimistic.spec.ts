import type { Page } from "@playwright/test";
import { errorPages } from "#content/shared/errors.ts";
import { expect, test } from "../support/browser.ts";
import { makeApplicant, theAdmin } from "../support/people.ts";
import { button, dialogOn, item, searchFor } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const failed =
  /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 503)/;

/** Holds forms posted to an address, then lets them fail. @returns what releases them */
async function holdAndFail(page: Page, address: string, how: "abort" | 503) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    await released;
    return how === "abort" ? route.abort() : route.fulfill({ status: how, body: "unavailable" });
  });
  return { release, count: () => sent };
}

for (const how of ["abort", 503] as const) {
  test(`a tutor's item fades at once and comes back with the reason (${how})`, async ({ open }) => {
    const { tutor, assignmentId } = await makeBusyCourse();
    const page = await open({ as: tutor, tolerate: failed });
    await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
    const { release } = await holdAndFail(page, "**/delete.data*", how);
    const exam = item(page, "Unit test 1");
    await button(exam, "Delete").click();
    await button(dialogOn(page), "Delete").click();
    await expect(page.locator("dialog")).toHaveCSS("opacity", "0");
    await expect(exam).toHaveAttribute("aria-busy", "true");

    release();
    await expect(page.locator("dialog")).toHaveCSS("opacity", "1");
    await expect(dialogOn(page).getByRole("alert")).toHaveText(errorPages.notDone);
    await expect(page.locator("li[aria-busy]")).toHaveCount(0);
    await expect(dialogOn(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(button(exam, "Delete")).toBeFocused();

    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await button(dialogOn(page), "Delete").click();
    await expect(page.getByRole("tab", { name: "Exams (0)" })).toBeVisible();
  });

  test(`an admin's row fades at once and comes back with the reason (${how})`, async ({ open }) => {
    const { student } = await makeBusyCourse();
    const page = await open({ as: theAdmin(), tolerate: failed });
    await page.goto("/admin-dashboard/assignments");
    const row = await searchFor(page, student.name);
    const { release } = await holdAndFail(page, "**/delete.data*", how);
    await button(row, "Delete").click();
    await button(dialogOn(page), "Delete").click();
    await expect(page.locator("tr[aria-busy=true]")).toContainText(student.name);
    release();
    await expect(dialogOn(page).getByRole("alert")).toHaveText(errorPages.notDone);
    await expect(page.locator("tr[aria-busy]")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(button(row, "Delete")).toBeFocused();
  });

  test(`an approval shows at once and is taken back with the reason (${how})`, async ({ open }) => {
    const applicant = await makeApplicant();
    const page = await open({ as: theAdmin(), tolerate: failed });
    await page.goto("/admin-dashboard/tutors");
    const row = await searchFor(page, applicant.email);
    const { release, count } = await holdAndFail(page, "**/approval.data*", how);
    await button(row, "Approve").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(row.getByText("Approved", { exact: true })).toBeVisible();
    release();
    await expect(row.getByRole("alert")).toHaveText(errorPages.notDone);
    await expect(row.getByText("Pending", { exact: true })).toBeVisible();
    await expect(button(row, "Approve")).toBeFocused();
    expect(count()).toBe(1);

    await page.unrouteAll();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText(
      `${applicant.name}: Tutor approved successfully!`,
    );
    await expect(button(row, "Approve")).toHaveCount(0);
    await expect(row.getByText("Approved", { exact: true })).toBeVisible();
  });
}

test("an undo that fails says so where it was offered, and can be pressed again", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor, tolerate: failed });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(item(page, "Unit test 1"), "Delete").click();
  await button(dialogOn(page), "Delete").click();
  const { release } = await holdAndFail(page, "**/undo.data*", "abort");
  await button(page, "Undo").click();
  release();
  await expect(page.getByRole("alert")).toHaveText(errorPages.notDone);
  await page.unrouteAll();
  await button(page, "Undo").click();
  await expect(page.getByRole("status")).toContainText("The exam is back.");
});

test("a double click deletes once and presses nothing behind the dialog", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/recordings`);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await button(item(page, "Quadratic equations"), "Delete").click();
  await button(dialogOn(page), "Delete").dblclick();
  await expect(page.getByRole("tab", { name: "Recordings (0)" })).toBeVisible();
  await expect(page).toHaveURL(`/tutor-dashboard/${assignmentId}/recordings`);
  expect(sent).toHaveLength(1);
});
