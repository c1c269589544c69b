import { formatDateTime, nameDatedMoment } from "#domain/shared/dates.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { linksOf } from "#test/support/mail-links.ts";
import { edge, expect, test } from "../support/browser.ts";
import { findMail } from "../support/mailbox.ts";
import { getPage } from "../support/requests.ts";
import { button, field, item } from "../support/steps.ts";
import { makeCourseThroughForm, minutesFromNow, publishThroughForm } from "../support/teaching.ts";

/** The path of a mail's link that contains some words. */
function pathOf(links: readonly string[], words: string): string {
  const url = links.find((link) => link.includes(words)) ?? "";
  return new URL(url).pathname;
}

test("page, calendar and mail show the same class time in Los Angeles", edge, async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourseThroughForm();
  const when = minutesFromNow(58);
  const start = parseMoment(`${when.date}T${when.time}`);
  const time = nameDatedMoment(start, start ?? new Date());
  await publishThroughForm(tutor, assignmentId, "live-sessions", "Doubts of the hour", when);
  for (const person of [student, tutor]) {
    const mail = await findMail(person.email, "is within an hour");
    expect(mail.text).toContain(`Starts: ${time}\n`);
    const page = await open({ as: person, timezoneId: "America/Los_Angeles" });
    await page.setContent(mail.html ?? "");
    await expect(page.getByRole("row", { name: "Starts" })).toContainText(time);
    await page.goto(pathOf(linksOf(mail), assignmentId));
    await expect(item(page, "Doubts of the hour")).toContainText(formatDateTime(start));
    const link = item(page, "Doubts of the hour").getByRole("link", { name: /^Add to calendar/ });
    const file = await getPage((await link.getAttribute("href")) ?? "", person.cookie);
    const [event] = readCalendar(await file.text()).events;
    expect(formatDateTime(event?.start)).toBe(formatDateTime(start));
  }
});

test(
  "a mail's links lead to the course and stop such mails, without JavaScript",
  edge,
  async ({ open }) => {
    const { student, tutor, assignmentId } = await makeCourseThroughForm();
    const ready = await findMail(student.email, "Your course in Mathematics is ready");
    const page = await open({ as: student });
    await page.goto(pathOf(linksOf(ready), "/courses/"));
    await expect(page).toHaveURL(`/dashboard/courses/${assignmentId}`);

    // Not on the course page: an announcement that has been seen is not mailed.
    await page.goto("/account");
    await publishThroughForm(tutor, assignmentId, "announcements", "No class on Friday");
    const mail = await findMail(student.email, "No class on Friday");
    const stop = pathOf(linksOf(mail), "/mail/unsubscribe/");
    // The mail is read in a browser without a session.
    const visitor = await open({ javaScriptEnabled: false });
    await visitor.goto(stop);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Stop these emails?");
    await button(visitor, "Stop these emails").click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Stopped");

    await page.goto("/account");
    await button(page, "Choose Your Messages").click();
    const announcements = field(page, "Announcements from my tutors");
    await expect(announcements).not.toBeChecked();
    await expect(field(page, "News about my courses, at most one email an hour")).toBeChecked();
    await announcements.check();
    await button(page, "Save").click();
    await expect(page).toHaveURL("/account");
    await expect(page.getByText("Your choice is saved.")).toBeVisible();
    await page.goto(stop);
  },
);
