import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { makeApplicant, theAdmin } from "../support/people.ts";
import { button, field, searchFor } from "../support/steps.ts";
import { makeBusyClass } from "../support/teaching.ts";

const screens = ["", "/students", "/tutors", "/assignments", "/log", "/search?find=a"];

test("nothing runs off the screen at any width, and a row is at most 56 px high", async ({
  open,
}) => {
  const { student } = await makeBusyClass();
  await makeApplicant();
  const page = await open({ as: theAdmin() });
  for (const screen of screens) {
    await page.goto(`/admin-dashboard${screen}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect.soft(scrollWidth, `${screen} at ${width} px`).toBe(clientWidth);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin-dashboard/students");
  const row = await searchFor(page, student.email);
  // Until the answer is shown, longer names of other rows may take the width.
  await expect(page.getByRole("row")).toHaveCount(2);
  const box = await row.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(56);
});

test("the search is focused by / and Ctrl+K, but not from a field or behind a dialog", async ({
  open,
}) => {
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/log");
  const search = page.getByRole("searchbox", { name: "Search", exact: true });
  const person = page.getByRole("searchbox", { name: "Person" });
  await person.press("/");
  await expect(person).toHaveValue("/");
  await person.press("Control+k");
  await expect(search).toBeFocused();
  await page.goto("/admin-dashboard/assignments/new");
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  await button(page.getByRole("dialog"), "Cancel").press("/");
  await expect(search).not.toBeFocused();
});

test("a saved view is applied and removed by one press", async ({ open }) => {
  const applicant = await makeApplicant();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/tutors");
  const views = page.getByRole("navigation", { name: "Views" });
  await views.getByRole("link", { name: "Applications" }).click();
  await expect(page).toHaveURL(/\/tutors\?status=pending$/);
  await expect(field(page, "Status")).toHaveValue("pending");
  await expect(await searchFor(page, applicant.email)).toBeVisible();
  await expect(page).toHaveURL(/status=pending/);
  await views.getByRole("link", { name: /^Applications.*remove this filter/ }).click();
  await expect(page).not.toHaveURL(/status/);
});

test("a menu gives the focus back to its button after its dialog", async ({ open }) => {
  const applicant = await makeApplicant();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/tutors");
  const row = await searchFor(page, applicant.email);
  await button(row, "More").press("Enter");
  await page.keyboard.press("Tab");
  await expect(button(row, "Reject")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(button(row, "Reject")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(button(row, "More")).toBeFocused();
});

test("on paper a list has its title and every column, and no buttons", async ({ open }) => {
  const { student } = await makeBusyClass();
  const page = await open({ as: theAdmin(), viewport: { width: 718, height: 1000 } });
  await page.goto(`/admin-dashboard/students?q=${encodeURIComponent(student.email)}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("caption")).toHaveText(`Students: “${student.email}”`);
  for (const name of ["Name", "Email", "Phone", "Class", "Subjects", "Joined"]) {
    await expect(page.getByRole("columnheader", { name })).toBeVisible();
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("search")).toHaveCount(0);
});
