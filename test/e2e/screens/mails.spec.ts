import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { findMail, pathInMail } from "../support/mailbox.ts";
import { makeCourseThroughForm, publishThroughForm } from "../support/teaching.ts";

test("mails can be read: in light and dark, on a phone, without any of their styles", async ({
  open,
}) => {
  const { student } = await makeCourseThroughForm();
  const { html = "" } = await findMail(student.email, "Your course in Mathematics is ready");
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page, "a mail");
});

test("the page that stops mails", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourseThroughForm();
  await publishThroughForm(tutor, assignmentId, "announcements", "No class on Friday");
  const page = await open();
  await page.goto(await pathInMail(student.email, "No class on Friday", /^\/mail\/unsubscribe\//));
  await expectAccessible(page, "stopping mails");
});
