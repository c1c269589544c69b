import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { day } from "#domain/shared/durations.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { edge, expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { nextGuardianEmail } from "../support/guardians.ts";
import { hurryMails, pathInMail } from "../support/mailbox.ts";
import { makeStudent, makeTutor, theAdmin, type Person } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { button } from "../support/steps.ts";
import { assign, makeCourse, publish } from "../support/teaching.ts";

const tomorrow = () => toIndiaDateTimeFields(new Date(Date.now() + day)).date;

/** Lets a tutor have taught a student before. */
async function haveTaught(tutor: Person, student: { id: string }) {
  await academyDatabase()
    .insertInto("assignments")
    .values({
      student_id: student.id,
      tutor_id: tutor.id,
      class_id: "class-10",
      subject_id: "physics",
      status: "ended",
      ended_at: new Date(),
      created_by: null,
    })
    .execute();
}

/** So many lessons of one tutor tomorrow, each with another student. */
async function planTomorrow(times: string[]) {
  const { tutor } = await makeCourse();
  const students = [];
  for (const time of times) {
    const student = await makeStudent();
    const assignmentId = await assign(student, tutor);
    await publish(tutor, assignmentId, "live-sessions", "Circles", { date: tomorrow(), time });
    students.push({ ...student, assignmentId });
  }
  return { tutor, students };
}

test("Ravi is ill tomorrow: two substitutes, a move, a make-up and a cancellation", async ({
  open,
}) => {
  const times = ["09:00", "11:00", "13:00", "15:00", "17:00"];
  const { tutor, students } = await planTomorrow(times);
  const [first, second, third, fourth, fifth] = students;
  if (!first || !second || !third || !fourth || !fifth) throw new Error("no students");
  const { email } = await makeGuardian({ database: academyDatabase() }, third, {
    email: nextGuardianEmail(),
    decision: "given",
  });
  const [sita, meena] = [await makeTutor(), await makeTutor()];
  await haveTaught(sita, first);
  await haveTaught(meena, second);

  const page = await open({ as: theAdmin() });
  await page.goto("/admin-dashboard");
  const presses = await countPresses(page);
  await page.getByRole("link", { name: "A tutor is away" }).click();
  await page.getByRole("link", { name: new RegExp(`^Tomorrow: 5 ?: ${tutor.name}$`) }).click();
  const wayOf = (student: Person) => page.getByLabel(`${student.name}, Mathematics, Class 10`);
  await expect(wayOf(first)).toHaveValue(`substitute ${sita.id}`);
  await expect(wayOf(second)).toHaveValue(`substitute ${meena.id}`);
  // Chosen by keyboard or in the list of the browser, which is no press on the page.
  await wayOf(fourth).selectOption("make-up");
  await wayOf(fifth).selectOption("cancel");
  await expectAccessible(page, "the desk with substitutes");
  await button(page, "Save and Change Lessons").click();
  await expect(page.getByText("The time off is saved")).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(4);
  const done = page.getByRole("region", { name: "Done" });
  await expect(done.getByRole("listitem")).toHaveCount(5);
  await expect(done.getByText(`${sita.name} is asked to teach it`)).toBeVisible();

  // The family of the moved lesson says by the link of its mail that the time does not suit.
  await hurryMails(third.id);
  const path = await pathInMail(email, "has moved", /^\/guardian\/[\w-]{43}\/changes$/);
  const guardian = await open();
  await guardian.goto(path);
  await guardian.getByLabel("This does not suit us").check();
  await button(guardian, "Send Answer").click();
  await expect(guardian.getByText("Your answer: This does not suit us.")).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "Changes that do not suit the family" }),
  ).toBeVisible();
  const another = page.getByRole("link", { name: new RegExp(`^Substitute ?: ${third.name}$`) });
  await expect(another).toBeVisible();

  // The make-up lesson is planned later.
  const office = await open({ as: theAdmin() });
  await office.goto(page.url());
  const ofFourth = office.getByRole("listitem").filter({ hasText: fourth.name });
  await ofFourth.getByRole("link", { name: /^Open/ }).click();
  await button(office, "Plan Make-up Lesson").click();
  await office.getByLabel("Date").fill("2037-03-02");
  await office.getByLabel("Time", { exact: true }).fill("17:30");
  await button(office.getByRole("dialog"), "Plan Make-up Lesson").click();
  await expect(office.getByText("The make-up lesson is planned.")).toBeVisible();

  // Sita accepts with one press, and the family sees who teaches.
  const accepting = await open({ as: sita });
  await accepting.goto("/tutor-dashboard");
  await expectAccessible(accepting, "a tutor's home with a lesson to accept");
  await button(accepting, "Accept").click();
  await expect(
    accepting.getByText("You teach this lesson. The family gets an email."),
  ).toBeVisible();
  await expectAccessible(accepting, "the page of a substitute");
  const family = await open({ as: first });
  await family.goto(`/dashboard/courses/${first.assignmentId}`);
  await expect(family.getByText(sita.name).first()).toBeVisible();

  // Meena declines, and the lesson is back on the desk.
  const declining = await open({ as: meena });
  await declining.goto("/tutor-dashboard");
  await button(declining, "Decline").click();
  await expect(declining.getByText("The academy finds another way.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Declined by ${meena.name}`)).toBeVisible();
  await expect(wayOf(second)).toBeVisible();

  // Undo of one.
  await button(done, new RegExp(`^Undo ?: ${first.name}`)).click();
  await expect(page.getByText("not with a substitute any more")).toBeVisible();
  await accepting.goto("/tutor-dashboard");
  await expect(accepting.getByText(first.name)).toHaveCount(0);
});

test(
  "without JavaScript on a phone: asked on the lesson's page, and accepted",
  edge,
  async ({ open }) => {
    const { tutor, students } = await planTomorrow(["10:00"]);
    const [student] = students;
    if (!student) throw new Error("no student");
    const sita = await makeTutor();
    await haveTaught(sita, student);
    const phone = { viewport: { width: 360, height: 760 }, javaScriptEnabled: false };
    const page = await open({ as: theAdmin(), ...phone });
    const { lesson_id: id } = await academyDatabase()
      .selectFrom("booked_times")
      .where("tutor_id", "=", tutor.id)
      .where("student_id", "=", student.id)
      .select("lesson_id")
      .executeTakeFirstOrThrow();
    await page.goto(`/admin-dashboard/lessons/${id}`);
    await button(page, "Substitute").click();
    await page.getByRole("radio", { name: sita.name }).check();
    await button(page, "Ask This Tutor").click();
    await expect(
      page.getByText(`${sita.name}, instead of ${tutor.name}: no answer yet`),
    ).toBeVisible();
    const theirs = await open({ as: sita, ...phone });
    await theirs.goto(`/tutor-dashboard/substitutions/${id}`);
    await button(theirs, "Accept").click();
    await expect(theirs.getByText("You teach this lesson. The family knows")).toBeVisible();
    const link = theirs.getByRole("link", { name: /^Join/ });
    await expect(link).toHaveAttribute("href", "https://lessons.example/1");
  },
);
