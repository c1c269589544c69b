import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { button, field } from "../support/steps.ts";
import { assign } from "../support/teaching.ts";

const phone = { width: 360, height: 740 };

/** A grown student with a tutor, who may write to each other at once. */
async function makePair() {
  const student = await makeStudent(nextAccount("Student", "Asha"));
  const tutor = await makeTutor();
  await upsertBirthDate(academyDatabase(), student.id, "2000-01-01");
  await assign(student, tutor);
  return { student, tutor };
}

test("a message and its answer, on two phones", async ({ open }) => {
  const { student, tutor } = await makePair();
  const page = await open({ as: student, viewport: phone });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await page.getByRole("link", { name: tutor.name }).click();
  await expect(page.getByText("The academy can read this.")).toBeVisible();

  // What was typed survives a reload.
  await field(page, "Your message").fill("I don't understand question 5.");
  await page.reload();
  await expect(field(page, "Your message")).toHaveValue("I don't understand question 5.");
  await button(page, "Send").click();
  await expect(page.getByRole("listitem").filter({ hasText: "question 5" })).toBeVisible();
  await expect(field(page, "Your message")).toHaveValue("");

  const desk = await open({ as: tutor, viewport: phone });
  await desk.goto("/tutor-dashboard");
  await expect(desk.getByRole("heading", { name: "Waiting for your answer" })).toBeVisible();
  await desk.getByRole("link", { name: student.name, exact: true }).last().click();
  await field(desk, "Your message").fill("Call me on 98490 55501.");
  await button(desk, "Send").click();
  await expect(desk.getByText("a phone number")).toBeVisible();
  await field(desk, "Your message").fill("Let us begin with it tomorrow.");
  await button(desk, "Send it all the same").click();
  await expect(desk.getByRole("listitem").filter({ hasText: "tomorrow" })).toBeVisible();

  // It appears on the student's open page, and the tutor learns that it was seen.
  await expect(page.getByRole("listitem").filter({ hasText: "tomorrow" })).toBeVisible();
  await expect(desk.getByText("Seen", { exact: true })).toBeVisible();
});

test("a network that is slow shows what is being sent, once", async ({ open }) => {
  const { student, tutor } = await makePair();
  const page = await open({ as: student, viewport: phone, tolerate: /Failed to (load|fetch)/ });
  await page.goto("/dashboard/messages");
  await page.getByRole("link", { name: tutor.name }).click();
  await field(page, "Your message").fill("Are we on for today?");
  let answers = 0;
  await page.route("**/dashboard/messages/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    // The first is stored, and its answer lost on the way.
    await route.fetch();
    answers += 1;
    if (answers === 1) return route.abort();
    return route.continue();
  });
  await button(page, "Send").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Are we on for today?" })).toHaveCount(
    1,
  );
  await expect(button(page, "Send")).toBeEnabled();
  await page.unroute("**/dashboard/messages/*.data*");
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Are we on for today?" })).toHaveCount(
    1,
  );
});

test("a report of a message, to the staff's decision", async ({ open }) => {
  const { student, tutor } = await makePair();
  const desk = await open({ as: tutor, viewport: phone });
  await desk.goto("/tutor-dashboard/messages");
  await desk.getByRole("link", { name: student.name }).click();
  await field(desk, "Your message").fill("You should come alone.");
  await button(desk, "Send").click();
  await expect(desk.getByRole("listitem").filter({ hasText: "come alone" })).toBeVisible();

  const page = await open({ as: student, viewport: phone });
  await page.goto("/dashboard/messages");
  await page.getByRole("link", { name: tutor.name }).click();
  await page.getByRole("link", { name: /^Report/ }).click();
  await field(page, "What is wrong with it?").fill("It frightens me.");
  await button(page, "Send the report").click();
  await expect(page.getByText("The academy can read this.")).toBeVisible();

  const office = await open({ as: theAdmin(), viewport: phone });
  await office.goto("/admin-dashboard/messages");
  await office.getByRole("link", { name: `${student.name} and ${tutor.name}` }).click();
  await expect(office.getByText("It frightens me.")).toBeVisible();
  await office.getByLabel("We have stopped whoever wrote it").check();
  await field(office, "Note").fill("Suspended; the family was called.");
  await button(office, "Save the decision").click();
  await expect(office.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await expect(office.getByRole("link", { name: `${student.name} and ${tutor.name}` })).toHaveCount(
    0,
  );
});
