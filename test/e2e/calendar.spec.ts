import type { Page } from "@playwright/test";
import { formatDateTime } from "#domain/dates.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { getPage } from "./requests.ts";
import { button, field, item } from "./steps.ts";
import { makeBusyClass, makeClass } from "./teaching.ts";

const part = (page: Page) => page.getByRole("region", { name: "Your classes in your calendar" });

/** Asks for a calendar as a calendar program does, without anybody's session. */
async function ask(address: string) {
  const answer = await getPage(new URL(address).pathname);
  const text = await answer.text();
  return { status: answer.status, events: answer.ok ? readCalendar(text).events : [] };
}

test("page and calendar have the same class time, read from Los Angeles", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyClass();
  for (const [person, home, list] of [
    [student, "/dashboard", `/dashboard/courses/${assignmentId}`],
    [tutor, "/tutor-dashboard", `/tutor-dashboard/${assignmentId}/live-sessions`],
  ] as const) {
    const page = await open({ as: person, timezoneId: "America/Los_Angeles" });
    await page.goto(home);
    await button(part(page), "Get a calendar address").click();
    const address = await field(part(page), "Calendar address").inputValue();
    const [event, more] = (await ask(address)).events;
    expect(more).toBeUndefined();
    expect(event?.summary).toContain("Doubts of the week with ");
    expect(event?.zone).toBe("Asia/Kolkata 2036-12-01T17:30:00");
    await page.goto(list);
    await expect(item(page, "Doubts of the week")).toContainText(formatDateTime(event?.start));
  }
});

test("an address is copied, replaced and turned off", async ({ open }) => {
  const { student } = await makeBusyClass();
  const page = await open({ as: student, reducedMotion: "reduce" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/dashboard");
  await button(part(page), "Get a calendar address").click();
  const address = field(part(page), "Calendar address");
  const first = await address.inputValue();
  await expectAccessible(page, "a calendar address");
  await button(part(page), "Copy").click();
  await expect(part(page).getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  expect((await ask(first)).status).toBe(200);

  await button(part(page), "Make a new address").click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await ask(first)).status).toBe(404);
  expect((await ask(second)).status).toBe(200);

  await page.reload();
  await expect(part(page)).toContainText("Your calendar has had an address since");
  await expect(address).toHaveCount(0);
  await button(part(page), "Turn it off").click();
  await expect(button(part(page), "Get a calendar address")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  expect((await ask(second)).status).toBe(404);
});

test("without JavaScript the address has a page of its own", async ({ open }) => {
  const { student, tutor } = await makeClass();
  for (const [person, home] of [
    [student, "/dashboard"],
    [tutor, "/tutor-dashboard"],
  ] as const) {
    const page = await open({ as: person, javaScriptEnabled: false });
    await page.goto(home);
    await button(part(page), "Get a calendar address").click();
    await expect(page).toHaveURL("/calendar");
    const address = await field(page, "Calendar address").inputValue();
    expect((await ask(address)).status).toBe(200);
    await expect(button(page, "Copy")).toHaveCount(0);
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect(page).toHaveURL(home);
    await button(part(page), "Turn it off").click();
    await expect(page).toHaveURL(home);
    expect((await ask(address)).status).toBe(404);
  }
});

test("the calendar's own page and the tutor's part can be read", async ({ open }) => {
  const { tutor } = await makeClass();
  const page = await open({ as: tutor, reducedMotion: "reduce" });
  await page.goto("/tutor-dashboard");
  await expectAccessible(page, "tutor overview with the calendar");
  await page.goto("/calendar");
  await button(page, "Get a calendar address").click();
  await expect(field(page, "Calendar address")).toBeVisible();
  await expectAccessible(page, "calendar page with an address");
});

test("one session is added as a file", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeBusyClass();
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
