import type { Locator, Page } from "@playwright/test";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { edge, expect, test } from "../support/browser.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { makeStudent, makeTutor } from "../support/people.ts";
import { button, dialogOn, field, statusMessage } from "../support/steps.ts";
import { assign, makeCourse } from "../support/teaching.ts";

const today = dayOf(new Date());
const monday = addDays(today, 8 - weekdayOf(today));

/** Counts what a person does on a page: each press, and each field that is typed. */
function countWork(page: Page) {
  const typed: string[] = [];
  let presses = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    type: async (label: string, text: string) => {
      // To type it somebody presses the field first.
      presses += 1;
      typed.push(label);
      await field(dialogOn(page), label).fill(text);
    },
    presses: () => presses,
    typed: () => typed.splice(0),
  };
}

test("a tutor plans eight weekly classes for four students on a phone, in at most 60 presses and no field typed twice", async ({
  open,
}) => {
  const tutor = await makeTutor();
  const students = [];
  for (let number = 0; number < 4; number += 1) {
    const student = await makeStudent();
    await assign(student, tutor);
    students.push(student);
  }
  const page = await open({ as: tutor, viewport: { width: 360, height: 740 } });
  await page.goto("/tutor-dashboard");
  const { press, type, presses, typed } = countWork(page);
  const navigation = page.getByRole("navigation", { name: "Assignments" });
  for (const [number, { name }] of students.entries()) {
    await press(navigation.locator("button[popovertarget=assignment-list]").first());
    await press(navigation.getByRole("link", { name }));
    await press(page.getByRole("tab", { name: "Live Sessions (0)" }));
    await press(button(page, "Add Weekly Lessons"));
    await press(field(dialogOn(page), "Monday"));
    await press(field(dialogOn(page), "Thursday"));
    await type("Time", `${14 + number}:00`);
    await type("URL", `https://lessons.example/${number}`);
    await press(button(dialogOn(page), "Plan Lessons"));
    await expect(dialogOn(page).getByText(/All 5\d lessons can be planned/)).toBeVisible();
    await press(button(dialogOn(page), "Plan Lessons"));
    await expect(statusMessage(page, "lessons are planned.")).toBeVisible();
    expect(typed()).toEqual(["Time", "URL"]);
  }
  expect(presses()).toBeLessThanOrEqual(60);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/tutor-dashboard/timetable?day=${addDays(monday, 7)}`);
  for (const { name } of students) {
    await expect(page.getByRole("cell").getByText(name)).toHaveCount(2);
  }
});

async function previewMondays(page: Page, assignmentId: string): Promise<void> {
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions/weekly`);
  const dialog = dialogOn(page);
  await field(dialog, "URL").fill("https://lessons.example/weekly");
  await field(dialog, "Monday").check();
  await field(dialog, "Time").fill("18:00");
  await field(dialog, "First Day").fill(monday);
  await field(dialog, "Number of Lessons").fill("3");
  await button(dialog, "Plan Lessons").click();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`conflicts are shown together and one is moved, ${how} scripts`, edge, async ({ open }) => {
    const { tutor, assignmentId } = await makeCourse();
    const page = await open({ as: tutor, javaScriptEnabled });
    await previewMondays(page, assignmentId);
    await expect(dialogOn(page).getByText("All 3 lessons can be planned")).toBeVisible();
    await button(dialogOn(page), "Plan Lessons").click();
    await expect(page.getByRole("tab", { name: "Live Sessions (3)" })).toBeVisible();

    const again = await assign(await makeStudent(), tutor);
    await previewMondays(page, again);
    const dialog = dialogOn(page);
    await expect(dialog.getByRole("alert")).toContainText("None of them is free.");
    await field(dialog, "Number of Lessons").fill("4");
    await button(dialog, "Plan Lessons").click();
    await expect(dialog.getByRole("alert")).toContainText("1 of 4 are free.");
    await expect(field(dialog, "URL")).toHaveValue("https://lessons.example/weekly");
    if (javaScriptEnabled) await expectAccessible(page, "the preview of weekly lessons");
    await dialog.locator("summary", { hasText: "one by one" }).click();
    await dialog
      .getByRole("combobox", { name: /^What to do on/ })
      .first()
      .selectOption({ index: 1 });
    await button(dialog, "Plan Lessons").click();
    await expect(page.getByRole("tab", { name: "Live Sessions (2)" })).toBeVisible();
    await expect(page.getByText("2 weekly lessons are left out")).toBeVisible();
  });
}

test("different times are asked for the chosen days only", edge, async ({ open }) => {
  const { tutor, assignmentId } = await makeCourse();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/${assignmentId}/live-sessions/weekly`);
  const dialog = dialogOn(page);
  await dialog.getByText("Different times").click();
  await field(dialog, "Monday").check();
  await expect(field(dialog, "Time on Monday")).toBeVisible();
  await expect(field(dialog, "Time on Tuesday")).toBeHidden();
});
