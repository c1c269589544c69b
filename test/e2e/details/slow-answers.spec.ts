import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { button, dialogOn, goAwake, holdData } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const skeleton = (page: Page) => page.locator(".skeleton");

/** Stops the page's clock, which the test then moves. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a skeleton replaces a tab's content after 300 ms, without a layout shift", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.clock.install();
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("Unit test 1");
  const before = await panel.boundingBox();
  const release = await holdData(page, "**/recordings.data*");
  await stopClock(page);
  await page.getByRole("tab", { name: "Recordings (1)" }).click();
  await expect(page.getByRole("tab", { name: "Recordings (1)" })).toHaveAttribute(
    "data-pending",
    "true",
  );
  await expect(panel).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(290);
  await expect(skeleton(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(skeleton(page)).toHaveCount(1);
  await expect(page.getByText("Loading", { exact: true })).toHaveAttribute("aria-live", "polite");
  expect(await panel.boundingBox()).toEqual(before);

  release();
  await expect(panel).toContainText("Quadratic equations");
  await expect(skeleton(page)).toHaveCount(0);
  await expect(panel).not.toHaveAttribute("aria-busy");
});

test("an admin's list has a skeleton too; a slow dialog has none", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.clock.install();
  await page.goto("/admin-dashboard");
  const releaseDialog = await holdData(page, "**/assignments/new.data*");
  await stopClock(page);
  const opener = button(page, "Create New Assignment");
  await page.goto("/admin-dashboard/assignments");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1000);
  await expect(skeleton(page)).toHaveCount(0);
  releaseDialog();
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.clock.runFor(1000);
  await expect(dialogOn(page)).toHaveCount(0);

  const release = await holdData(page, "**/admin-dashboard/tutors.data*");
  await page.getByRole("tab", { name: /^Tutors/ }).click();
  await expect(page.getByRole("tabpanel")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(400);
  await expect(skeleton(page)).toHaveCount(1);
  await expect(skeleton(page)).toHaveCSS("animation-name", "none");
  release();
  await expect(page.getByRole("tab", { name: /^Tutors/, selected: true })).toBeVisible();
  await expect(skeleton(page)).toHaveCount(0);
});

test("a closed dialog disappears at once, however slow the page is", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/exams`);
  await button(page, "Add Exam").click();
  await expect(dialogOn(page)).toBeVisible();
  const release = await holdData(page, "**/exams.data*");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCSS("opacity", "0");
  // The second click of a double click is caught; then the page can be used.
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await expect(button(page, "Add Exam")).toBeFocused();
  release();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(button(page, "Add Exam")).toBeFocused();
});

test("after a dialog that was opened by its address, the focus moves to the tab panel", async ({
  open,
}) => {
  const { tutor, assignmentId } = await makeBusyCourse();
  const page = await open({ as: tutor });
  await goAwake(page, `/tutor-dashboard/${assignmentId}/exams/add`);
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page.getByRole("tabpanel")).toBeFocused();
});
