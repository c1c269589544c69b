import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { makeTutor, nextAccount, theAdmin, type Account } from "../support/people.ts";
import { button, dialogOn, statusMessage } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

/** Types a search into the field that every screen of the admin's has. */
async function find(page: Page, { email }: Account): Promise<void> {
  await page.getByRole("searchbox").first().fill(email);
  await page.keyboard.press("Enter");
}

const found = (page: Page, list: "Students" | "Tutors") => page.getByRole("region", { name: list });

test("an admin finds a student and their next class with one search", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await find(page, student);
  await expect(found(page, "Students").getByText("Next lesson: Mathematics")).toBeVisible();
  await found(page, "Students").getByRole("link", { name: student.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: student.name })).toBeVisible();
  await expect(page.getByText(/^Next lesson \w+ \d/)).toBeVisible();
});

test("an admin hands an assignment over in four presses after a search, and comes back", async ({
  open,
}) => {
  // Tutors with the same load are offered by name, and an academy full of tests has many.
  const successor = makeTutor(nextAccount("Tutor", "Aadya"));
  const [{ student, tutor }, next] = await Promise.all([makeBusyCourse(), successor]);
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await find(page, student);
  const presses = [
    () => found(page, "Students").getByRole("link", { name: student.name }).click(),
    () => button(page, "Hand Over").click(),
    () => dialogOn(page).getByRole("radio", { name: next.name }).check(),
    () => button(dialogOn(page), "Hand Over").click(),
  ];
  for (const press of presses) await press();
  await expect(statusMessage(page, "Assignment handed over")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/students/${student.id}$`));
  await expect(page.getByRole("link", { name: next.name })).toBeVisible();
  await expect(page.getByRole("link", { name: tutor.name })).toHaveCount(0);

  await button(page, "End Assignment").click();
  await expect(dialogOn(page)).toBeVisible();
  // The dialog is over the student's page.
  await expect(page.getByRole("link", { name: next.name, includeHidden: true })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard/students/${student.id}$`));
  await button(page, "End Assignment").click();
  await button(dialogOn(page), "End Assignment").click();
  await expect(statusMessage(page, "Assignment ended.")).toBeVisible();
  await expect(button(page, "Assign Again")).toBeVisible();
});
