import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { edge, expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { button } from "../support/steps.ts";
import { assign, makeCourse, publish } from "../support/teaching.ts";

/** Four lessons of one tutor tomorrow, each with another student. */
async function planTomorrow() {
  const { tutor } = await makeCourse();
  const { date } = toIndiaDateTimeFields(new Date(Date.now() + day));
  const students = [];
  for (const time of ["09:00", "11:00", "15:00", "17:00"]) {
    const student = await makeStudent();
    const assignmentId = await assign(student, tutor);
    await publish(tutor, assignmentId, "live-sessions", "Circles", { date, time });
    students.push({ ...student, assignmentId });
  }
  return { tutor, students };
}

test("a tutor is ill tomorrow: the office deals with all lessons in three presses", async ({
  open,
}) => {
  const { tutor, students } = await planTomorrow();
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  const presses = await countPresses(page);
  await page.getByRole("link", { name: "A tutor is away" }).click();
  await page.getByRole("link", { name: new RegExp(`^Tomorrow: 4 ?: ${tutor.name}$`) }).click();
  await expect(page.getByRole("heading", { name: `${tutor.name} is away` })).toBeVisible();
  await expectAccessible(page, "the desk for a tutor who is away");
  await button(page, "Save and Change Lessons").click();
  await expect(page.getByText("The time off is saved")).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(3);
  const done = page.getByRole("region", { name: "Done" });
  await expect(done.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("No lessons are planned then.")).toBeVisible();

  await button(done, new RegExp(`^Undo ?: ${students[0]?.name}`)).click();
  await expect(page.getByText("The lesson is back at its old time.")).toBeVisible();
});

test("without JavaScript on a phone one lesson is cancelled", edge, async ({ open }) => {
  const { tutor, students } = await planTomorrow();
  const viewport = { width: 360, height: 760 };
  const page = await open({ as: theAdmin(), viewport, javaScriptEnabled: false });
  await page.goto(`/admin-dashboard/tutors/${tutor.id}/away`);
  await page.getByRole("link", { name: "Tomorrow" }).click();
  for (const [place, { name }] of students.entries()) {
    const way = place === 0 ? "cancel" : "leave";
    await page.getByLabel(`${name}, Mathematics, Class 10`).selectOption(way);
  }
  await button(page, "Save and Change Lessons").click();
  await expect(page.getByRole("region", { name: "Done" }).getByRole("listitem")).toHaveCount(1);
  const [first] = students;
  if (!first) throw new Error("no student");
  const family = await open({ as: first, javaScriptEnabled: false });
  await family.goto(`/dashboard/courses/${first.assignmentId}`);
  await expect(family.getByText("The tutor is away.")).toBeVisible();
});
