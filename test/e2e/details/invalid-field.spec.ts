import type { Page } from "@playwright/test";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { button, dialogOn, field, goAwake } from "../support/steps.ts";
import { makeCourse, publish } from "../support/teaching.ts";

/** Opens a page without live updates, and waits for its scripts. */
async function goHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

test("a refused field has the focus, and its error goes when it is changed", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await goHydrated(page, "/account/profile");
  const name = field(page, "Full Name");
  for (const attempt of ["first", "second"]) {
    await name.fill(" ");
    await button(page, "Save Changes").click();
    await expect(page.getByRole("alert"), attempt).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await name.press("A");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(name).not.toHaveAttribute("aria-invalid");
  }
});

test("so it is in a dialog, and on a page without React", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await goHydrated(page, "/account/password");
  await button(dialogOn(page), "Change Password").click();
  const current = page.locator("[aria-invalid=true]");
  await expect(current).toBeFocused();
  await page.keyboard.type("x");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const visitor = await open();
  await visitor.goto("/login");
  await button(visitor, "Sign In").click();
  await expect(field(visitor, "Email")).toBeFocused();
  await field(visitor, "Password").fill("x");
  await expect(visitor.getByRole("alert")).toHaveText("Please fill in all fields");
  await field(visitor, "Email").fill("a");
  await expect(visitor.getByRole("alert")).toHaveCount(0);
});

test("of several refused fields the first one has the focus", async ({ open }) => {
  const page = await open({ as: theAdmin() });
  await goAwake(page, "/admin-dashboard/site/contacts");
  for (const attempt of ["first", "second"]) {
    await field(page, "Email").fill("nobody");
    await field(page, "Town or city").fill("");
    await button(page, "Save").click();
    await expect(page.locator("[aria-invalid=true]"), attempt).toHaveCount(2);
    await expect(field(page, "Email")).toBeFocused();
  }
});

const phone = { width: 360, height: 740 };
const today = dayOf(new Date());
const monday = addDays(today, 8 - weekdayOf(today));

/** A class with a lesson at 5 PM on each of the next Mondays. */
async function makeBusyMondays() {
  const made = await makeCourse();
  for (let week = 0; week < 6; week += 1) {
    const when = { date: addDays(monday, week * 7), time: "17:00" };
    await publish(made.tutor, made.assignmentId, "live-sessions", `Circles ${week}`, when);
  }
  return { ...made, path: `/tutor-dashboard/${made.assignmentId}/live-sessions` };
}

for (const javaScriptEnabled of [true, false]) {
  test(`of many conflicts the first one is in view, JavaScript: ${javaScriptEnabled}`, async ({
    open,
  }) => {
    const { tutor, path } = await makeBusyMondays();
    const page = await open({ as: tutor, viewport: phone, javaScriptEnabled });
    await (javaScriptEnabled ? goAwake(page, `${path}/weekly`) : page.goto(`${path}/weekly`));
    const dialog = dialogOn(page);
    await field(dialog, "Title").fill("Squares");
    await field(dialog, "Description").fill("Of numbers");
    await field(dialog, "URL").fill("https://lessons.example/weekly");
    await field(dialog, "Monday").check();
    await field(dialog, "Time").fill("17:30");
    await field(dialog, "First Day").fill(monday);
    await button(dialog, "Plan Lessons").click();
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByRole("alert")).toBeFocused();
    await expect(preview.getByRole("alert")).toBeInViewport({ ratio: 1 });
    const first = preview.getByRole("listitem").first();
    await expect(first).toBeInViewport({ ratio: javaScriptEnabled ? 0.9 : 0.5 });
  });
}

test("a time that is taken, and who has it, are in view and have the focus", async ({ open }) => {
  const { tutor, path } = await makeBusyMondays();
  const page = await open({ as: tutor, viewport: phone });
  await goAwake(page, `${path}/add`);
  const dialog = dialogOn(page);
  await field(dialog, "Title").fill("Squares");
  await field(dialog, "Description").fill("Of numbers");
  await field(dialog, "URL").fill("https://lessons.example/squares");
  await field(dialog, "Date").fill(monday);
  await field(dialog, "Time").fill("17:30");
  for (const attempt of ["first", "second"]) {
    await button(dialog, "Add Live Session").click();
    const notice = dialog.getByRole("alert");
    await expect(notice, attempt).toBeInViewport({ ratio: 1 });
    await expect(notice.locator(":focus"), attempt).toHaveCount(1);
  }
});
