import { parse } from "csv-parse/sync";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { addMonths, monthOf } from "#domain/lessons/months.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { makeAdmin, theAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";
import { makeCourse, publish } from "../support/teaching.ts";

const phone = { width: 360, height: 740 };

/** A lesson of an hour in a class of its own. */
async function teach(title: string, when: { date: string; time: string; url?: string }) {
  const { student, tutor, assignmentId } = await makeCourse();
  await publish(tutor, assignmentId, "live-sessions", title, when);
  const { rows } = await sql<{ id: string }>`
    select id from content_items where assignment_id = ${assignmentId}`.execute(academyDatabase());
  return { id: rows[0]?.id ?? "", student, tutor };
}

test("the evening's list leads from the home to tomorrow's lesson without a link", async ({
  open,
}) => {
  const noon = new Date(startOfDay(new Date(), 1).getTime() + 12 * hour);
  const when = { ...toIndiaDateTimeFields(noon), url: "https://meet.local/1" };
  const { id, student } = await teach("Without a link", when);
  for (const javaScriptEnabled of [true, false]) {
    const page = await open({ as: theAdmin(), viewport: phone, javaScriptEnabled });
    await page.goto("/admin-dashboard");
    const first = page.getByRole("main").getByRole("region").first();
    await expect(first.getByRole("heading", { name: "Today" })).toBeVisible();
    await first.getByRole("link", { name: "The evening's list" }).click();
    await expect(page.getByRole("heading", { name: "This evening", level: 1 })).toBeVisible();
    const tomorrow = page.getByRole("region", { name: "Tomorrow: without link or tutor" });
    const row = tomorrow.getByRole("row").filter({ hasText: student.name });
    await expect(row).toContainText("No usable link");
    if (javaScriptEnabled) await expectAccessible(page, "evening");
    await row.getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`/admin-dashboard/lessons/${id}$`));
  }
});

test("the lessons of a day are chosen by how they stand", async ({ open }) => {
  const noon = new Date(startOfDay(new Date(), 1).getTime() + 15 * hour);
  const { date, time } = toIndiaDateTimeFields(noon);
  const { student } = await teach("Elsewhere", { date, time, url: "https://meet.local/2" });
  const page = await open({ as: theAdmin(), viewport: phone });
  await page.goto("/admin-dashboard/today");
  await page.getByRole("link", { name: "Next day" }).click();
  await expect(page.getByRole("heading", { name: "Lessons: Tomorrow", level: 1 })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: student.name });
  await expect(row).toBeVisible();
  await expectAccessible(page, "lessons of a day");
  const numbers = page.getByRole("navigation", { name: "Lessons by how they stand" });
  await numbers.getByRole("link", { name: /^\d+ without link$/ }).click();
  const chosen = numbers.locator("[aria-current=page]");
  await expect(chosen).toHaveText(/without link/);
  await expect(row).toBeVisible();
  const count = Number.parseInt((await chosen.textContent()) ?? "", 10);
  await expect(page.getByRole("row")).toHaveCount(count + 1);
});

/** Counts the presses of a page across documents; typing is free. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("countPress", () => (presses += 1));
  await page.addInitScript("addEventListener('pointerdown', () => countPress())");
  return () => presses;
}

test("an accountant has last month's hours in a file with three presses", async ({ open }) => {
  const accountant = await makeAdmin();
  await sql`update admins set role = 'accountant' where id = ${accountant.id}`.execute(
    academyDatabase(),
  );
  const month = addMonths(monthOf(Date.now()), -1);
  const { id, student, tutor } = await teach("Of the month", {
    date: `${month}-10`,
    time: "17:00",
  });
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academyDatabase(), { lessonId: id, event, saidBy: tutor.id });

  const page = await open({ as: accountant, viewport: phone });
  const presses = await countPresses(page);
  await page.goto("/admin-dashboard");
  await expect(page.getByRole("heading", { name: "Quality", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Previous month" }).click();
  const hours = page.getByRole("region", { name: "Hours" });
  // Other tests have lessons of that month too.
  const held = hours.getByRole("row", { name: tutor.name }).getByRole("cell").first();
  await expect(held).toHaveText(/^\d+\.\d\d$/);
  const shown = await held.textContent();
  await expectAccessible(page, "quality of an accountant");
  await hours.getByRole("link", { name: "Lessons as CSV" }).click();
  await field(page, "Password").fill(accountant.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Continue").click(),
  ]);
  expect(presses()).toBe(3);
  expect(download.suggestedFilename()).toBe(`lessons-${month}.csv`);
  const parts: string[] = [];
  for await (const chunk of await download.createReadStream()) parts.push(String(chunk));
  const rows: string[][] = parse(parts.join(""), { bom: true });
  expect(rows.some((cells) => cells.includes(student.name))).toBe(true);
  const minutes = rows
    .filter((cells) => cells[3] === tutor.name && cells[7] === "Held")
    .reduce((sum, cells) => sum + Number(cells[6]), 0);
  expect((minutes / 60).toFixed(2)).toBe(shown);
});
