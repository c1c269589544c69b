import { formatDateTime } from "#domain/dates.ts";
import { parseMoment } from "#domain/india-time.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { findMail } from "./mailbox.ts";
import { getPage } from "./requests.ts";
import { button, field, item } from "./steps.ts";
import { makeClass, minutesFromNow, publish } from "./teaching.ts";

/** The path of a mail's link that contains some words. */
function pathOf(links: readonly string[], words: string): string {
  const url = links.find((link) => link.includes(words)) ?? "";
  return new URL(url).pathname;
}

test("page, calendar and mail have the same class time, read from Los Angeles", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeClass();
  const when = minutesFromNow(58);
  const time = formatDateTime(parseMoment(`${when.date}T${when.time}`));
  await publish(tutor, assignmentId, "live-sessions", "Doubts of the hour", when);
  for (const person of [student, tutor]) {
    const mail = await findMail(person.email, "is within an hour");
    expect(mail.text).toContain(`Starts: ${time}\n`);
    const page = await open({ as: person, timezoneId: "America/Los_Angeles" });
    await page.setContent(mail.html ?? "");
    await expect(page.getByRole("row", { name: "Starts" })).toContainText(time);
    await page.goto(pathOf(linksOf(mail), assignmentId));
    await expect(item(page, "Doubts of the hour")).toContainText(time);
    const link = item(page, "Doubts of the hour").getByRole("link", { name: /^Add to calendar/ });
    const file = await getPage((await link.getAttribute("href")) ?? "", person.cookie);
    const [event] = readCalendar(await file.text()).events;
    expect(formatDateTime(event?.start)).toBe(time);
  }
});

test("a mail's links lead to the course, and stop such mails without JavaScript", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeClass();
  const ready = await findMail(student.email, "Your course in Mathematics is ready");
  const page = await open({ as: student, reducedMotion: "reduce" });
  await page.goto(pathOf(linksOf(ready), "/courses/"));
  await expect(page).toHaveURL(`/dashboard/courses/${assignmentId}`);

  // An open course would show the announcement by itself, and what was seen is not mailed.
  await page.goto("/account");
  await publish(tutor, assignmentId, "announcements", "No class on Friday");
  const mail = await findMail(student.email, "No class on Friday");
  const stop = pathOf(linksOf(mail), "/mail/unsubscribe/");
  // Nobody is signed in where the mail is read.
  const visitor = await open({ javaScriptEnabled: false });
  await visitor.goto(stop);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Stop these mails?");
  await button(visitor, "Stop these mails").click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Stopped");

  await page.goto("/account");
  await button(page, "Choose Your Mails").click();
  const announcements = field(page, "Announcements of my tutors");
  await expect(announcements).not.toBeChecked();
  await expect(field(page, "News of my courses, at most one mail an hour")).toBeChecked();
  await expectAccessible(page, "choice of mails");
  await announcements.check();
  await button(page, "Save").click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.goto(stop);
  await expectAccessible(page, "stopping mails");
});

test("mails can be read: in light and dark, on a phone, without any of their styles", async ({
  open,
}) => {
  const { student } = await makeClass();
  const { html = "" } = await findMail(student.email, "Your course in Mathematics is ready");
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open({ colorScheme, viewport: { width: 360, height: 740 } });
    await page.setContent(html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page, `a mail in ${colorScheme}`);
  }
});
