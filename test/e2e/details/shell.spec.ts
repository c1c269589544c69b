import { expect, test } from "../support/browser.ts";
import { makeApplicant, makeStudent, theAdmin } from "../support/people.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

test("a student's screen that does not exist keeps the header and leads back", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto(`/dashboard/courses/${unknown}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole("navigation", { name: "Your pages" })).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("an admin's screen that does not exist keeps the lists", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await page.goto(`/admin-dashboard/tutors/${unknown}/suspension`);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("tab", { name: /^Students/ }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("each screen has a title of its own", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  for (const [path, title] of [
    ["/admin-dashboard", "Admin Dashboard · Viluva"],
    ["/admin-dashboard/students", "Students · Viluva"],
    ["/admin-dashboard/tutors", "Tutors · Viluva"],
    ["/admin-dashboard/log", "Log · Viluva"],
    ["/account", "Your Account · Viluva"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test("only people with a calendar have a link to it", async ({ open }) => {
  for (const [person, hasCalendar] of [
    [await makeStudent(), true],
    [await makeApplicant(), true],
    [theAdmin(), false],
  ] as const) {
    const page = await open({ as: person });
    await page.goto("/account");
    const link = page.getByRole("link", { name: "Calendar", exact: true });
    await expect(link).toHaveCount(hasCalendar ? 1 : 0);
  }
});
