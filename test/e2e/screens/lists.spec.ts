import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { makeApplicant, makeStudent, theAdmin } from "../support/people.ts";
import { button, dialogOn, field, openPerson, searchFor } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

const screens = ["", "/students", "/tutors", "/assignments", "/log", "/search?find=a"];

test("nothing runs off the screen at any width, and a row is at most 56 px high", async ({
  open,
}) => {
  const { student } = await makeBusyCourse();
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

test("a press anywhere in a row opens the person, and a number calls", async ({ open }) => {
  const { tutor } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/admin-dashboard/tutors");
    const row = await searchFor(page, tutor.email);
    await expect(row.getByRole("button")).toHaveCount(0);
    const call = row.getByRole("link", { name: "+91 00000 00000" });
    await expect(call).toHaveAttribute("href", /^tel:\+/);
    await call.click({ trial: true });
    await row.getByRole("link", { name: "WhatsApp" }).click({ trial: true });
    await row.getByRole("cell", { name: /Class 10/ }).click({ force: true });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tutor.name);
  }
});

test("a filter offers what it is about: a tutor is assigned from the row", async ({ open }) => {
  const student = await makeStudent();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard/students?needs=tutor");
  const row = await searchFor(page, student.email);
  await button(row, "Assign").click();
  await expect(field(dialogOn(page), "Class")).toHaveValue("class-10");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/students\?.*needs=tutor/);
  await expect(row).toBeVisible();
});

test("a dialog stays over the person's page, and Escape leads back to it", async ({ open }) => {
  const { student, tutor } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  for (const [list, person, name] of [
    ["students", student, "Delete"],
    ["tutors", tutor, "Suspend with Reason"],
  ] as const) {
    await page.goto(`/admin-dashboard/${list}`);
    await openPerson(page, person.email);
    await button(page, name).press("Enter");
    await expect(dialogOn(page)).toBeVisible();
    await expect(page.locator("h1")).toHaveText(person.name);
    await page.keyboard.press("Escape");
    await expect(dialogOn(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.name);
    await expect(button(page, name)).toBeFocused();
  }
});

test("on paper a list has its title and every column, and no buttons", async ({ open }) => {
  const { student } = await makeBusyCourse();
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
