import { sql } from "kysely";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { consentText } from "#content/guardians/guardian-consent.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import {
  consentPath,
  guardianPath,
  nameGuardian,
  nextGuardianEmail,
} from "../support/guardians.ts";
import { findMail } from "../support/mailbox.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { countPresses } from "../support/presses.ts";
import { getPage, postForm } from "../support/requests.ts";
import { button, dialogOn, field, item, statusMessage } from "../support/steps.ts";
import { assign, minutesFromNow, publish } from "../support/teaching.ts";

const phone = { width: 360, height: 740 };
const day = 24 * 60;

// The clock of a server cannot be moved, so the week lies behind: each lesson is as old as it is then.
const week = {
  "First of the week": -6 * day,
  "Missed by somebody": -5 * day,
  "Middle of the week": -3 * day,
  "Last of the week": -65,
};

test("a week: lessons held and missed, a report, a dispute, and the owner's figures", async ({
  open,
}) => {
  // Five people's pages and five mails, each of which waits for the queue.
  const asha = await makeStudent(nextAccount("Student", "Asha"));
  const tutor = await makeTutor();
  const assignmentId = await assign(asha, tutor);
  const email = nextGuardianEmail();
  await nameGuardian(asha, email);
  const consent = await consentPath(email, "May your child learn with");
  await postForm(consent, { answer: "given", version: String(consentText.version) });
  for (const [title, minutes] of Object.entries(week)) {
    await publish(tutor, assignmentId, "live-sessions", title, minutesFromNow(minutes));
  }

  // The tutor, on a phone.
  const home = await open({ as: tutor, viewport: phone });
  await home.goto("/tutor-dashboard");
  // The oldest is folded away.
  await home.getByText("1 more lesson to finish").click();
  for (const title of ["Middle of the week", "First of the week"]) {
    await button(item(home, title), "Held, Nothing to Add").click();
    await expect(button(item(home, title), "Held, Nothing to Add")).toHaveCount(0);
  }
  await button(item(home, "Missed by somebody"), "Finish").click();
  await dialogOn(home).getByLabel("Student missed", { exact: true }).check();
  await button(dialogOn(home), "Save").click();
  await expect(dialogOn(home)).toHaveCount(0);
  const presses = await countPresses(home);
  await button(item(home, "Last of the week"), "Finish").click();
  const form = dialogOn(home);
  await form.getByLabel("Quadratic equations", { exact: true }).click();
  await form.getByLabel("Getting there", { exact: true }).click();
  await field(form, "Went Well").click();
  await home.keyboard.type("She found the roots of every equation by herself.");
  await field(form, "Homework").click();
  await home.keyboard.type("Exercise 5, numbers 1 to 10");
  await button(form, "Send Report").click();
  await expect(statusMessage(home, "The report is sent.")).toBeVisible();
  expect(await presses()).toBeLessThanOrEqual(8);

  // The report reaches student and guardian, readable in the mail.
  await hurryMails(asha.id);
  for (const address of [asha.email, email]) {
    const { text } = await findMail(address, "Report: ");
    expect(text).toContain("She found the roots of every equation by herself.");
    expect(text).toContain("Exercise 5, numbers 1 to 10");
  }

  // The guardian says that the missed lesson did not take place.
  const family = await open({ viewport: phone });
  await family.goto(await guardianPath(email, "Your page with Asha's lessons"));
  await family.getByRole("heading", { name: "Past lessons" }).click();
  await expect(family.getByText("Your child missed it")).toHaveCount(1);
  const past = family.getByRole("listitem");
  await expect(past.getByText("Held", { exact: true })).toHaveCount(3);
  await family.getByRole("link", { name: /^How it turned out ?: Missed by somebody$/ }).click();
  await button(family, "It did not take place").click();
  await expect(family.getByText("The academy is looking into it")).toBeVisible();
  await findMail(tutor.email, "The academy is looking into one of your lessons");

  // An admin decides it, and both sides hear why.
  const admin = await open({ as: theAdmin() });
  const lessonId = /sessions\/([\w-]+)\/outcome/.exec(family.url())?.[1] ?? "";
  await admin.goto(`/admin-dashboard/lessons/${lessonId}`);
  for (const said of ["Said: Student missed", "Said: It did not take place"]) {
    await expect(admin.getByText(said, { exact: true })).toBeVisible();
  }
  await admin.getByLabel("Tutor missed", { exact: true }).check();
  await field(admin, "Reason").fill("The tutor's connection was down all evening.");
  await button(admin, "Save Decision").click();
  await expect(admin.getByRole("heading", { name: "Lessons to settle" })).toBeVisible();
  for (const address of [asha.email, email, tutor.email]) {
    const { text } = await findMail(address, "The Mathematics lesson of");
    expect(text).toContain("The tutor's connection was down all evening.");
  }
  await family.reload();
  await expect(family.getByText("The tutor missed it")).toBeVisible();

  // What the owner reads equals a count by hand.
  const counted = (measure: string) => countLessons(measure, tutor.id);
  expect({
    held: await counted("held"),
    "student-missed": await counted("student-missed"),
    "tutor-missed": await counted("tutor-missed"),
    disputes: await counted("disputes"),
    unsettled: await counted("unsettled"),
    "reports-missing": await counted("reports-missing"),
  }).toEqual({
    held: 3,
    "student-missed": 0,
    "tutor-missed": 1,
    disputes: 1,
    unsettled: 0,
    "reports-missing": 2,
  });
});

/** Sends the mails of a student that wait for a minute, in which a report can still be changed. */
async function hurryMails(accountId: string): Promise<void> {
  await sql`update pgboss.job set start_after = now()
    where state = 'created' and id in (select id from mails where account_id = ${accountId}
      and kind in ('lesson-report', 'guardian-lesson-report'))`.execute(academyDatabase());
}

/** A number of a tutor's, from the owner's lists: of two months, where a month begins within the week. */
async function countLessons(measure: string, tutorId: string): Promise<number> {
  const days = [0, 7].map((ago) => new Date(Date.now() - ago * day * 60_000));
  const months = new Set(days.map((moment) => toIndiaDateTimeFields(moment).date.slice(0, 7)));
  const ids = new Set<string>();
  for (const month of months) {
    const path = `/admin-dashboard/quality/lessons?month=${month}&measure=${measure}&tutor=${tutorId}`;
    const page = await (await getPage(path, theAdmin().cookie)).text();
    for (const [, id = ""] of page.matchAll(/href="\/admin-dashboard\/lessons\/([\w-]+)"/g)) {
      ids.add(id);
    }
  }
  return ids.size;
}
