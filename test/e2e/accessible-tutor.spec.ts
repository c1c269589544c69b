import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { putUnderReview } from "./imports.ts";
import { makeApplicant } from "./people.ts";
import { button, dialogOn, item } from "./steps.ts";
import { makeBusyClass, makeClass } from "./teaching.ts";

test("without assignments, and with empty ones", async ({ open }) => {
  const pending = await open({ as: await makeApplicant(), reducedMotion: "reduce" });
  await pending.goto("/tutor-dashboard");
  await expectAccessible(pending, "pending");

  const { tutor, assignmentId } = await makeClass();
  const page = await open({ as: tutor, reducedMotion: "reduce" });
  for (const section of ["student", "exams"]) {
    await page.goto(`/tutor-dashboard/${assignmentId}/${section}`);
    await expectAccessible(page, `empty ${section}`);
  }
  await page.goto("/tutor-dashboard/nothing/student");
  await expectAccessible(page, "no such assignment");
});

test("filled tabs and their dialogs", async ({ open }) => {
  const { tutor, assignmentId } = await makeBusyClass();
  const page = await open({ as: tutor, reducedMotion: "reduce" });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions`);
  await expectAccessible(page, "live sessions");
  await button(page, "Add Live Session").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "add dialog");
  await button(dialogOn(page), "Add Live Session").click();
  await expect(dialogOn(page).getByRole("alert")).toBeVisible();
  await expectAccessible(page, "refused dialog");
  await page.keyboard.press("Escape");
  await button(item(page, "Doubts of the week"), "Delete").click();
  await expect(dialogOn(page)).toBeVisible();
  await expectAccessible(page, "confirmation");
  await page.keyboard.press("Escape");
  await putUnderReview(tutor);
  await page.reload();
  await expect(button(item(page, "Doubts of the week"), "Delete")).toBeDisabled();
  await expectAccessible(page, "under review");
});
