import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { pathInMail } from "../support/mailbox.ts";
import { button, field } from "../support/steps.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

const inThreeDays = 3 * 24 * 60;

test("a student asks for another time, and the tutor accepts from the mail without a sign-in", async ({
  open,
}) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const when = { ...minutesFromNow(inThreeDays), time: "17:30" };
  await publish(tutor, assignmentId, "live-sessions", "Circles", when);
  const page = await open({ as: student, viewport: { width: 360, height: 740 } });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await page.getByRole("link", { name: /^Ask for Another Time/ }).click();
  await expectAccessible(page, "the form of a request");
  // Enter asks for what was typed, not for the first free time.
  await field(page, "Time").press("Enter");
  await expect(page.getByRole("alert")).toContainText("Please choose a free time");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "a refused request");
  await page
    .getByRole("button", { name: /5:30 PM IST/ })
    .first()
    .click();
  await expect(page.getByText("That time is kept free")).toBeVisible();
  await expectAccessible(page, "a request that waits");

  const mailed = await open();
  await mailed.goto(await pathInMail(tutor.email, "asks for another time", /^\/requests\//));
  await expectAccessible(mailed, "a tutor's answer from the mail");
  const teaching = await open({ as: tutor });
  await teaching.goto("/tutor-dashboard");
  await expect(button(teaching, "Accept")).toBeVisible();
  await expectAccessible(teaching, "what families ask");
  await button(mailed, "Accept").click();
  await expect(mailed.getByText("You have accepted this request.")).toBeVisible();
  // Open pages follow.
  await expect(button(teaching, "Accept")).toHaveCount(0);
});

test("a tutor declines on the dashboard in one press", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const when = { ...minutesFromNow(inThreeDays), time: "17:30" };
  await publish(tutor, assignmentId, "live-sessions", "Circles", when);
  const page = await open({ as: student, javaScriptEnabled: false });
  await page.goto(`/dashboard/courses/${assignmentId}`);
  await page.getByRole("link", { name: /^Ask to Cancel/ }).click();
  await button(page, "Ask to Cancel").click();
  await expect(page.getByText("You asked to cancel this lesson.")).toBeVisible();
  const teaching = await open({ as: tutor });
  await teaching.goto("/tutor-dashboard");
  await button(teaching, "Decline").click();
  await expect(teaching.getByText("You have declined.")).toBeVisible();
  await page.reload();
  await expect(button(page, "Ask to Cancel")).toBeVisible();
});
