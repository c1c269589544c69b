import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { edge, expect, test } from "../support/browser.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { theAdmin } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { button, dialogOn, field } from "../support/steps.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

/** A lesson of tomorrow, and the week of its tutor. */
async function planTomorrow() {
  const made = await makeCourse();
  const title = `Circles ${made.assignmentId}`;
  const when = { ...minutesFromNow(24 * 60), time: "17:30" };
  await publish(made.tutor, made.assignmentId, "live-sessions", title, when);
  const week = `/admin-dashboard/timetable?tutor=${made.tutor.id}&day=${when.date}`;
  return { ...made, title, week };
}

test("the office moves a lesson with three presses and the time", async ({ open }) => {
  const { title, week, student, assignmentId } = await planTomorrow();
  const page = await open({ as: theAdmin() });
  await page.goto(week);
  const presses = await countPresses(page);
  await page.getByRole("link", { name: title }).click();
  await expectAccessible(page, "a lesson's page in the office");
  await button(page, "Move").click();
  await field(dialogOn(page), "Time").fill("19:15");
  await button(dialogOn(page), "Move Lesson").click();
  await expect(page.getByText("The lesson was moved to ")).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(3);
  await expect(page.getByText(/at 7:15 PM IST, 1 hour/)).toBeVisible();

  const family = await open({ as: student });
  await family.goto(`/dashboard/courses/${assignmentId}`);
  await expect(family.getByText(/7:15 PM/).first()).toBeVisible();

  await button(page, "Undo").click();
  await expect(page.getByText("The lesson is back at its old time.")).toBeVisible();
  await expect(page.getByText(/at 5:30 PM IST, 1 hour/)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(
    `a lesson is cancelled and takes place after all, JavaScript: ${javaScriptEnabled}`,
    edge,
    async ({ open }) => {
      const { title, week, student, assignmentId } = await planTomorrow();
      const viewport = { width: 360, height: 760 };
      const page = await open({ as: theAdmin(), viewport, javaScriptEnabled });
      await page.goto(week);
      await page.getByRole("link", { name: title }).first().click();
      await button(page, "Cancel Lesson").click();
      await field(dialogOn(page), "Reason").fill("The tutor is ill.");
      await button(dialogOn(page), "Cancel Lesson").click();
      await expect(page.getByText("The lesson was cancelled.")).toBeVisible();
      const family = await open({ as: student, javaScriptEnabled: false });
      await family.goto(`/dashboard/courses/${assignmentId}`);
      await expect(family.getByText("Cancelled by the academy")).toBeVisible();

      await button(page, "Plan Make-up Lesson").click();
      const later = toIndiaDateTimeFields(new Date(Date.now() + 5 * 86_400_000));
      await field(dialogOn(page), "Date").fill(later.date);
      await button(dialogOn(page), "Plan Make-up Lesson").click();
      await expect(page.getByText("The make-up lesson is planned.")).toBeVisible();
      await expect(page.getByText("Makes up for")).toBeVisible();
    },
  );
}
