import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { makeApplicant, theAdmin } from "./people.ts";
import { button, dialogOn, field, matches, searchFor } from "./steps.ts";
import { makeBusyClass } from "./teaching.ts";

test("the three lists, filled and without a match", async ({ open }) => {
  const { student, tutor } = await makeBusyClass();
  const page = await open({ as: theAdmin(), reducedMotion: "reduce" });
  for (const [list, text] of [
    ["/admin-dashboard", student.email],
    ["/admin-dashboard/tutors", tutor.email],
    ["/admin-dashboard/assignments", student.name],
  ] as const) {
    await page.goto(list);
    await expect(await searchFor(page, text)).toBeVisible();
    await expectAccessible(page, list);
  }
  await page.goto("/admin-dashboard?q=nobody-at-all");
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();
  await expectAccessible(page, "no match");
});

test("the dialogs", async ({ open }) => {
  const [applicant, { student }] = await Promise.all([makeApplicant(), makeBusyClass()]);
  const page = await open({ as: theAdmin(), reducedMotion: "reduce" });
  await page.goto("/admin-dashboard/tutors");
  await button(await searchFor(page, applicant.email), "Reject").click();
  await button(dialogOn(page), "Reject").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused rejection");

  await page.goto("/admin-dashboard");
  await button(await searchFor(page, student.email), "Delete").click();
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
