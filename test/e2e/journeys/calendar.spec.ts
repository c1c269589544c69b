import type { Page } from "@playwright/test";
import { formatDateTime } from "#domain/shared/dates.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { edge, expect, test } from "../support/browser.ts";
import { password } from "../support/people.ts";
import { getPage } from "../support/requests.ts";
import { button, field, item, openTask } from "../support/steps.ts";
import { makeBusyCourse, makeCourse } from "../support/teaching.ts";

const title = "Your lessons in your calendar";
const part = (page: Page) => page.getByRole("region", { name: title });

/** Opens a dashboard, on which a student's calendar is a line of the strip. */
async function goHome(page: Page, home: string): Promise<void> {
  await page.goto(home);
  if (home === "/dashboard") await openTask(page, title);
}

/** Makes an address on the page of the calendar, where the password is typed again. */
async function makeAddress(page: Page, words = "Get a calendar address"): Promise<string> {
  await field(page, "Your password").fill(password);
  await button(page, words).click();
  return field(page, "Calendar address").inputValue();
}

/** Requests a calendar as a calendar program does, without a session. */
async function readFeed(address: string) {
  const answer = await getPage(new URL(address).pathname);
  const text = await answer.text();
  return { status: answer.status, events: answer.ok ? readCalendar(text).events : [] };
}

test("page and calendar show the same class time in Los Angeles", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  for (const [person, home, list] of [
    [student, "/dashboard", `/dashboard/courses/${assignmentId}`],
    [tutor, "/tutor-dashboard", `/tutor-dashboard/${assignmentId}/live-sessions`],
  ] as const) {
    const page = await open({ as: person, timezoneId: "America/Los_Angeles" });
    await goHome(page, home);
    await button(part(page), "Get a calendar address").click();
    const address = await makeAddress(page);
    const [event, more] = (await readFeed(address)).events;
    expect(more).toBeUndefined();
    expect(event?.summary).toContain("Doubts of the week with ");
    expect(event?.zone).toBe("Asia/Kolkata 2036-12-01T17:30:00");
    await page.goto(list);
    await expect(item(page, "Doubts of the week")).toContainText(formatDateTime(event?.start));
  }
});

test("an address is copied, replaced and turned off", async ({ open }) => {
  const { student } = await makeBusyCourse();
  const page = await open({ as: student });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await goHome(page, "/dashboard");
  await button(part(page), "Get a calendar address").click();
  await expect(page).toHaveURL(/\/calendar\??$/);
  const address = field(page, "Calendar address");
  const first = await makeAddress(page);
  await button(page, "Copy").click();
  await expect(page.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect((await readFeed(first)).status).toBe(200);

  await goHome(page, "/dashboard");
  await expect(part(page)).toContainText("Last read today by a calendar, once in total.");
  await button(part(page), "Create a new address").click();
  const second = await makeAddress(page, "Create a new address");
  expect(second).not.toBe(first);
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);

  await goHome(page, "/dashboard");
  await expect(part(page)).toContainText("Your calendar has had an address since");
  await expect(address).toHaveCount(0);
  await button(part(page), "Turn it off").click();
  await expect(button(part(page), "Get a calendar address")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect((await readFeed(second)).status).toBe(404);
});

test("without JavaScript the address has a page of its own", edge, async ({ open }) => {
  const { student, tutor } = await makeCourse();
  for (const [person, home] of [
    [student, "/dashboard"],
    [tutor, "/tutor-dashboard"],
  ] as const) {
    const page = await open({ as: person, javaScriptEnabled: false });
    await goHome(page, home);
    await button(part(page), "Get a calendar address").click();
    await expect(page).toHaveURL(/\/calendar\??$/);
    const address = await makeAddress(page);
    expect((await readFeed(address)).status).toBe(200);
    await expect(button(page, "Copy")).toHaveCount(0);
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL(home);
    if (home === "/dashboard") await openTask(page, title);
    await button(part(page), "Turn it off").click();
    await expect(page).toHaveURL(home);
    expect((await readFeed(address)).status).toBe(404);
  }
});

test("one session is added as a file", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  for (const [person, list] of [
    [student, `/dashboard/courses/${assignmentId}`],
    [tutor, `/tutor-dashboard/${assignmentId}/live-sessions`],
  ] as const) {
    const page = await open({ as: person });
    await page.goto(list);
    const link = item(page, "Doubts of the week").getByRole("link", { name: /^Add to calendar/ });
    const file = await getPage((await link.getAttribute("href")) ?? "", person.cookie);
    const { events } = readCalendar(await file.text());
    expect(events.map(({ start }) => start)).toEqual(["2036-12-01T12:00:00.000Z"]);
    const stranger = await getPage((await link.getAttribute("href")) ?? "");
    expect(stranger.status).toBe(302);
  }
});
