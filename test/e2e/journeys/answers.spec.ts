import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { nextGuardianEmail } from "../support/guardians.ts";
import { hurryMails, pathInMail } from "../support/mailbox.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { button } from "../support/steps.ts";
import { assign, makeCourse, publish } from "../support/teaching.ts";

/** Two lessons of one student in four days, and the student's guardian. */
async function planTwo() {
  const { tutor } = await makeCourse();
  const student = await makeStudent();
  const assignmentId = await assign(student, tutor);
  const { date } = toIndiaDateTimeFields(new Date(Date.now() + 4 * day));
  for (const time of ["09:00", "15:00"]) {
    await publish(tutor, assignmentId, "live-sessions", `Circles at ${time}`, { date, time });
  }
  const database = academyDatabase();
  const { email } = await makeGuardian({ database }, student, {
    email: nextGuardianEmail(),
    decision: "given",
  });
  return { tutor, student, date, email };
}

test("a tutor is ill, and the family says by the link of its mail what does not suit", async ({
  open,
}) => {
  const { tutor, student, date, email } = await planTwo();
  const office = await open({ as: theAdmin() });
  await office.goto(`/admin-dashboard/tutors/${tutor.id}/away?firstDay=${date}&lastDay=${date}`);
  for (const way of await office.getByLabel(`${student.name}, Mathematics, Class 10`).all()) {
    await way.selectOption({ index: 0 });
  }
  await button(office, "Save and Change Lessons").click();
  await expect(office.getByText("The time off is saved")).toBeVisible();

  await hurryMails(student.id);
  const path = await pathInMail(email, "have moved", /^\/guardian\/[\w-]{43}\/changes$/);
  const reading = await open();
  await reading.goto(path);
  await expectAccessible(reading, "what a family says of changed lessons");
  const phone = { viewport: { width: 360, height: 760 }, javaScriptEnabled: false };
  const family = await open(phone);
  await family.goto(path);
  await family.getByLabel("This does not suit us").first().check();
  await family.getByLabel("A word to the academy").first().fill("She has music then.");
  await family.getByLabel("This suits us").nth(1).check();
  await button(family, "Send Answers").click();
  await expect(family.getByText("Your answer: This does not suit us.")).toHaveCount(1);
  await expect(family.getByText("Your answer: This suits us.")).toHaveCount(1);

  await office.goto("/admin-dashboard");
  await office
    .getByRole("link", { name: "Changed lessons that do not suit the family: 1" })
    .click();
  await expect(office.getByText("The family writes: She has music then.")).toHaveCount(1);
  await expectAccessible(office, "changes that do not suit families");
  await office.getByRole("link", { name: new RegExp(`^Substitute ?: ${student.name}$`) }).click();
  await expect(office.getByRole("dialog")).toBeVisible();
});
