import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { widths } from "../support/depth.ts";
import { makeApplicant, makeStudent, makeTutor, theAdmin } from "../support/people.ts";
import { suspend } from "../support/records.ts";
import { button, dialogOn, field } from "../support/steps.ts";
import { makeBusyCourse } from "../support/teaching.ts";

/** The widths at which a page is wider than its window. */
async function overflows(page: Page): Promise<number[]> {
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    if (scrollWidth > clientWidth) wider.push(width);
  }
  return wider;
}

test("people's pages, in each of their states, fit every width", async ({ open }) => {
  const [{ student, tutor }, waiting, newcomer, applicant] = await Promise.all([
    makeBusyCourse(),
    makeBusyCourse(),
    makeStudent(),
    makeApplicant(),
  ]);
  await suspend(waiting.tutor, "A complaint is being looked into.");
  const page = await open({ as: theAdmin() });
  for (const [state, path] of [
    ["a student with a course", `students/${student.id}`],
    ["a student whose lessons wait", `students/${waiting.student.id}`],
    ["a student without a course", `students/${newcomer.id}`],
    ["a tutor", `tutors/${tutor.id}`],
    ["a suspended tutor", `tutors/${waiting.tutor.id}`],
    ["an applicant", `tutors/${applicant.id}`],
  ] as const) {
    await page.goto(`/admin-dashboard/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectAccessible(page, state);
    expect([state, await overflows(page)]).toEqual([state, []]);
  }
});

test("the dialogs of an assignment, and a note", async ({ open }) => {
  const [{ student }] = await Promise.all([makeBusyCourse(), makeTutor()]);
  const page = await open({ as: theAdmin() });
  await page.goto(`/admin-dashboard/students/${student.id}`);
  await button(page, "Save Note").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a note.");
  await expectAccessible(page, "refused note");
  await field(page, "New note").fill("Prefers evenings.");
  await button(page, "Save Note").click();
  await expect(page.getByText("Prefers evenings.")).toBeVisible();
  await expect(field(page, "New note")).toHaveValue("");
  await page.getByRole("link", { name: /^Edit the note of/ }).click();
  await expect(field(page, "Note")).toHaveValue("Prefers evenings.");
  await expectAccessible(page, "edited note");
  await button(page, "Delete Note").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "deletion of a note");

  await page.goto(`/admin-dashboard/students/${student.id}`);
  await button(page, "Hand Over").click();
  await button(dialogOn(page), "Hand Over").click();
  await expect(dialogOn(page).getByRole("alert")).toHaveText("Please select a tutor.");
  await expectAccessible(page, "refused handover");
  await button(dialogOn(page), "Keep Assignment").click();
  await button(page, "End Assignment").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "end of an assignment");
});
