import type { Page } from "@playwright/test";
import { edge, expect, test } from "../support/browser.ts";
import { makeApplicant, makeStudent, theAdmin, type Account } from "../support/people.ts";
import {
  button,
  dialogOn,
  installClock,
  openTab,
  searchFor,
  statusMessage,
} from "../support/steps.ts";
import { makeCourse } from "../support/teaching.ts";

async function openLists(open: (visit: object) => Promise<Page>, list: string, who: Account) {
  const pages = await Promise.all([open({ as: theAdmin() }), open({ as: theAdmin() })]);
  const text = list.endsWith("assignments") ? who.name : who.email;
  return Promise.all(
    pages.map(async (page) => {
      // Without live updates, which would remove the button before it is pressed.
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, "EventSource"));
      await page.goto(list);
      return { page, row: await searchFor(page, text) };
    }),
  ) as Promise<[Opened, Opened]>;
}

interface Opened {
  page: Page;
  row: Awaited<ReturnType<typeof searchFor>>;
}

test("a tutor approved elsewhere can't be approved again", edge, async ({ open }) => {
  const tutor = await makeApplicant();
  const [one, other] = await openLists(open, "/admin-dashboard/tutors", tutor);
  await button(one.row, "Approve").click();
  await expect(one.page.getByRole("status")).toHaveText(
    `${tutor.name}: Tutor approved successfully!`,
  );
  await button(other.row, "Approve").click();
  await expect(other.page.getByRole("alert")).toHaveText("Error approving tutor");
  await expect(other.row).toContainText("Approved");
});

test("an assignment deleted elsewhere can't be deleted again", edge, async ({ open }) => {
  const { student } = await makeCourse();
  const [one, other] = await openLists(open, "/admin-dashboard/assignments", student);
  for (const { page, row } of [one, other]) {
    await button(row, "Delete").click();
    await expect(dialogOn(page)).toBeVisible();
  }
  await button(dialogOn(one.page), "Delete").click();
  await expect(statusMessage(one.page, "Assignment deleted successfully!")).toBeVisible();
  await button(dialogOn(other.page), "Delete").click();
  await expect(other.page.getByRole("alert")).toHaveText("Error deleting assignment");
  await expect(other.row).toHaveCount(0);
});

test("a student deleted elsewhere can't be deleted again", edge, async ({ open }) => {
  const [one, other] = await openLists(open, "/admin-dashboard/students", await makeStudent());
  for (const { page, row } of [one, other]) {
    await row.getByRole("rowheader").getByRole("link").click();
    await button(page, "Delete").click();
    await expect(dialogOn(page)).toBeVisible();
  }
  await button(dialogOn(one.page), "Delete").click();
  await expect(statusMessage(one.page, "were deleted from the database")).toBeVisible();
  await button(dialogOn(other.page), "Delete").click();
  await expect(other.page.getByRole("alert")).toHaveText(
    "Error deleting student. Check console for details.",
  );
});

test("an alert is shown once", edge, async ({ open }) => {
  const tutor = await makeApplicant();
  const page = await open({ as: theAdmin() });
  await installClock(page);
  await page.goto("/admin-dashboard/tutors");
  await button(await searchFor(page, tutor.email), "Approve").click();
  await expect(page.getByText("Tutor approved successfully!")).toBeVisible();
  await openTab(page, /^Students/);
  await page.clock.fastForward(10_000);
  await expect(page.getByText("Tutor approved successfully!")).toHaveCount(0);
  await page.goto("/admin-dashboard/tutors");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText("Tutor approved successfully!")).toHaveCount(0);
});
