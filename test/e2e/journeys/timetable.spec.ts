import type { Locator, Page } from "@playwright/test";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { edge, expect, test } from "../support/browser.ts";
import { theAdmin } from "../support/people.ts";
import { button, dialogOn, field, statusMessage } from "../support/steps.ts";
import { makeCourse, publish } from "../support/teaching.ts";

const week = "week=2036-12-01";
const phone = { width: 320, height: 640 };

async function teach(title = "Circles") {
  const made = await makeCourse();
  await publish(made.tutor, made.assignmentId, "live-sessions", title, { time: "17:00" });
  return made;
}

/** The cell of a day and an hour. */
const cell = (page: Page, date: string, hour: number) =>
  page.locator(`td[data-date="${date}"][data-hour="${hour}"]`);

/** Drags a lesson so that its upper edge comes to half past the hour of a cell. */
async function drag(page: Page, lesson: Locator, to: Locator): Promise<void> {
  const [from, target] = [await lesson.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error("not on the screen");
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 30, target.y + target.height / 2 + 20, { steps: 5 });
  await page.mouse.up();
}

test("a student finds the week and, with the keyboard, a lesson's course", async ({ open }) => {
  const { student, assignmentId } = await teach();
  const page = await open({ as: student });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Timetable" }).first().click();
  await expect(page.getByRole("heading", { name: "Timetable", level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /Today/ })).toBeVisible();
  await page.goto(`/dashboard/timetable?${week}`);
  await expect(page.getByRole("table", { name: "December 1–7, 2036" })).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).focus();
  // The days' links are for phones.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Circles 5:00–6:00 PM Mathematics/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    new RegExp(`/dashboard/courses/${assignmentId}\\?lessons=all#item-`),
  );
});

test("without JavaScript a phone shows a day at a time", edge, async ({ open }) => {
  const { student } = await teach();
  const page = await open({ as: student, javaScriptEnabled: false, viewport: phone });
  await page.goto(`/dashboard/timetable?week=2036-11-24`);
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByRole("columnheader", { name: /day/ })).toHaveText(["Monday 1"]);
  await expect(page.getByRole("link", { name: /^Circles/ })).toBeVisible();
  await page.getByRole("link", { name: "Tuesday 2, no lessons" }).click();
  await expect(page.getByRole("columnheader", { name: /day/ })).toHaveText(["Tuesday 2"]);
  await expect(page.getByRole("link", { name: /^Circles/ })).toBeHidden();
  await expect(page.getByRole("link", { name: "Monday 1, 1 lesson" })).toBeVisible();
});

test("a tutor adds a lesson in a free place, and is back in its week", async ({ open }) => {
  const { tutor } = await teach();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/timetable?${week}`);
  await page.getByRole("link", { name: "Add lesson on Tuesday at 4:00 PM" }).click();
  const dialog = dialogOn(page);
  await expect(field(dialog, "Date")).toHaveValue("2036-12-02");
  await expect(field(dialog, "Time")).toHaveValue("16:00");
  await field(dialog, "Title").fill("Squares");
  await field(dialog, "Description").fill("Four equal sides");
  await field(dialog, "URL").fill("https://lessons.example/squares");
  await button(dialog, "Add Live Session").click();
  await expect(statusMessage(page, "The lesson was published.")).toBeVisible();
  await expect(page.getByRole("table", { name: "December 1–7, 2036" })).toBeVisible();
  await expect(cell(page, "2036-12-02", 16)).toContainText("Squares");
  // Nothing is left of it for the next place.
  await page.getByRole("link", { name: "Add lesson on Wednesday at 4:00 PM" }).click();
  await expect(field(dialog, "Title")).toHaveValue("");
});

test(
  "a draft keeps its words, and takes the time of the place that is pressed",
  edge,
  async ({ open }) => {
    const { tutor } = await teach();
    const page = await open({ as: tutor });
    await page.goto(`/tutor-dashboard/timetable?${week}`);
    await page.getByRole("link", { name: "Add lesson on Tuesday at 4:00 PM" }).click();
    const dialog = dialogOn(page);
    await field(dialog, "Title").fill("Squares");
    await field(dialog, "Time").fill("16:45");
    await page.reload();
    await expect(field(dialog, "Title")).toHaveValue("Squares");
    await expect(field(dialog, "Time")).toHaveValue("16:45");
    await button(dialog, "Not Now").click();
    await expect(page.getByRole("table", { name: "December 1–7, 2036" })).toBeVisible();
    await page.getByRole("link", { name: "Add lesson on Thursday at 2:00 PM" }).click();
    await expect(field(dialog, "Title")).toHaveValue("Squares");
    await expect(field(dialog, "Date")).toHaveValue("2036-12-04");
    await expect(field(dialog, "Time")).toHaveValue("14:00");
  },
);

test("a tutor drags a lesson to another time and back", async ({ open }) => {
  const { tutor } = await teach();
  const page = await open({ as: tutor, viewport: { width: 1280, height: 1700 } });
  await page.goto(`/tutor-dashboard/timetable?${week}`, { waitUntil: "networkidle" });
  await drag(page, page.getByRole("link", { name: /^Circles/ }), cell(page, "2036-12-03", 15));
  await expect(statusMessage(page, "The lesson was moved to ")).toBeVisible();
  await expect(cell(page, "2036-12-03", 15)).toContainText("3:30–4:30 PM");
  await expect(dialogOn(page)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(statusMessage(page, "The lesson is back at its old time.")).toBeVisible();
  await expect(cell(page, "2036-12-01", 17)).toContainText("5:00–6:00 PM");
});

test(
  "a dragged lesson of a series asks which ones move, and Undo moves all back",
  edge,
  async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    const page = await open({ as: tutor, viewport: { width: 1280, height: 1700 } });
    await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions/weekly`);
    await field(dialogOn(page), "URL").fill("https://lessons.example/weekly");
    await field(dialogOn(page), "Monday").check();
    await field(dialogOn(page), "Time").fill("17:00");
    await button(dialogOn(page), "Plan Lessons").click();
    await expect(dialogOn(page).getByText("26 lessons can be planned")).toBeVisible();
    await button(dialogOn(page), "Plan Lessons").click();
    await expect(statusMessage(page, "lessons are planned.")).toBeVisible();

    const today = dayOf(new Date());
    const monday = addDays(today, 15 - weekdayOf(today));
    const wednesday = addDays(monday, 2);
    await page.goto(`/tutor-dashboard/timetable?week=${monday}`, { waitUntil: "networkidle" });
    await drag(page, cell(page, monday, 17).getByRole("link"), cell(page, wednesday, 15));
    const dialog = dialogOn(page);
    await expect(dialog.getByRole("status")).toContainText("Which of them do you want to move?");
    await expect(field(dialog, "Date")).toHaveValue(wednesday);
    await expect(field(dialog, "Time")).toHaveValue("15:30");
    await field(dialog, "This and following lessons").check();
    await button(dialog, "Move Lesson").click();
    await expect(page.getByText(/: 2\d lessons were moved\.$/)).toBeVisible();
    await expect(cell(page, wednesday, 15)).toContainText("3:30–4:30 PM");
    await button(page, "Undo").click();
    await expect(statusMessage(page, "The lessons are back at their old times.")).toBeVisible();
    await expect(cell(page, monday, 17)).toContainText("5:00–6:00 PM");
    await page.goto(`/tutor-dashboard/timetable?week=${addDays(monday, 7)}`);
    await expect(cell(page, addDays(monday, 7), 17)).toContainText("5:00–6:00 PM");
  },
);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(
    `${how} JavaScript a tutor moves a lesson by its form, around another one`,
    edge,
    async ({ open }) => {
      const { tutor, assignmentId } = await teach();
      await publish(tutor, assignmentId, "live-sessions", "Taken", { date: "2036-12-02" });
      const page = await open({ as: tutor, javaScriptEnabled });
      await page.goto(`/tutor-dashboard/timetable?${week}`);
      await page.getByRole("link", { name: /^Circles/ }).press("Enter");
      const dialog = dialogOn(page);
      await field(dialog, "Date").fill("2036-12-02");
      await button(dialog, "Move Lesson").click();
      await expect(page.getByRole("alert")).toContainText("You already have a lesson");
      await expect(field(dialog, "Date")).toHaveValue("2036-12-02");
      await dialog
        .getByRole("group", { name: "Free times near it" })
        .getByRole("button")
        .first()
        .click();
      await expect(page.getByText("The lesson was moved to ")).toBeVisible();
      await expect(page.locator('td[data-date="2036-12-02"]', { hasText: "Circles" })).toHaveCount(
        1,
      );
    },
  );
}

test("an admin sees everybody's week, and one person's", async ({ open }) => {
  const { student, tutor } = await teach();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: "Timetable", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: /Today/ })).toBeVisible();
  await page.goto(`/admin-dashboard/timetable?${week}`);
  await field(page, "Tutor's name").fill(tutor.name);
  await button(page, "Show").click();
  const row = page.getByRole("row", { name: new RegExp(tutor.name) });
  await expect(row).toContainText("1 lesson");
  await expect(row).toContainText(student.name);
  await row.getByRole("link", { name: tutor.name }).click();
  await expect(page.getByRole("heading", { name: `Timetable of ${tutor.name}` })).toBeVisible();
  await page.getByRole("link", { name: /^Circles/ }).click();
  await expect(page.getByRole("heading", { name: "Mathematics, Class 10" })).toBeVisible();
  await page.getByRole("link", { name: student.name }).click();
  await expect(page.getByRole("heading", { name: student.name, level: 1 })).toBeVisible();
  await button(page, "Timetable").click();
  await expect(page.getByRole("heading", { name: `Timetable of ${student.name}` })).toBeVisible();
});
