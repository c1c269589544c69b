import { sql } from "kysely";
import { insertGuardian } from "#data/guardians/guardians.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { theAdmin } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

test("a parent's number answers in two presses why a class was not held", async ({ open }) => {
  const { student, tutor, assignmentId } = await makeCourse();
  const number = `9${String(Date.now()).slice(-9)}`;
  await insertGuardian(academyDatabase(), student.id, {
    name: "Lakshmi Devi",
    relation: "mother",
    email: `${number}@home.example`,
    phoneNumber: number,
  });
  await publish(tutor, assignmentId, "live-sessions", "Triangles", minutesFromNow(-2 * 24 * 60));
  await sql`update content_items set cancelled_at = now(), cancelled_as = 'tutor',
    cancel_reason = 'The tutor had fever.'
    where assignment_id = ${assignmentId}`.execute(academyDatabase());
  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  const presses = await countPresses(page);
  await page.getByRole("searchbox").first().fill(`+91 ${number}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/students\//);
  await expect(page.getByText("Cancelled by the tutor")).toBeVisible();
  await expect(page.getByText("The tutor had fever.")).toBeVisible();
  // Enter was the only one.
  expect(await presses()).toBe(0);
  await expect(page.getByRole("link", { name: number })).toHaveAttribute(
    "href",
    `tel:+91${number}`,
  );
});
