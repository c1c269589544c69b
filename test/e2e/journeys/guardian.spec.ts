import type { Page } from "@playwright/test";
import { linksOf } from "#test/support/mail-links.ts";
import { edge, expect, test } from "../support/browser.ts";
import {
  consentPath,
  guardianPath,
  nameGuardian,
  nextConsentPath,
  nextGuardianEmail,
  publishLessons,
} from "../support/guardians.ts";
import { findMail, findMails } from "../support/mailbox.ts";
import { makeStudent, nextAccount, proveAddress, theAdmin } from "../support/people.ts";
import { academyUrl } from "../support/requests.ts";
import { button, field, fillBirthDate, openTask, signUpStudent } from "../support/steps.ts";

const phone = { width: 360, height: 740 };

/** Collects the requests that a page makes to other hosts. */
function watchHosts(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== academyUrl()) foreign.push(request.url());
  });
  return foreign;
}

test("a student names a guardian, who consents, opens the page and withdraws", async ({ open }) => {
  // Four people and four mails, each of which waits for the queue.
  const email = nextGuardianEmail();
  const account = nextAccount("Student", "Asha");
  const page = await open();
  await signUpStudent(page, account);
  await proveAddress(account);
  await openTask(page, "How old are you?");
  const card = page.getByRole("region", { name: "How old are you?" });
  await fillBirthDate(page, "31", "February", "2013");
  await button(card, "Save").click();
  await expect(page.getByRole("alert")).toContainText("There is no such day");
  await expect(field(page, "Day")).toHaveValue("31");
  await expect(field(page, "Year")).toHaveValue("2013");
  await fillBirthDate(page, "28", "February", "2013");
  await button(page, "Save").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Who is your parent or guardian?",
  );
  await field(page, "Their name").fill("Lakshmi Devi");
  await field(page, "Their email").fill(email);
  await button(page, "Send the link").click();
  await expect(page.getByRole("alert")).toHaveText("Please choose who they are.");
  await expect(field(page, "Their email")).toHaveValue(email);
  await field(page, "Who they are").selectOption("Mother");
  await button(page, "Send the link").click();
  await expect(
    page.getByText("We have asked them and are waiting for their answer."),
  ).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Who is your parent or guardian?")).toBeHidden();

  const guardian = await open({ viewport: phone });
  const foreign = watchHosts(guardian);
  const consent = await consentPath(email, "May your child learn with");
  await guardian.goto(consent);
  await expect(guardian.getByRole("heading", { level: 1 })).toHaveText(
    `Your consent for ${account.name}`,
  );
  await button(guardian, "I consent").click();
  await expect(guardian.getByText("You consent.")).toBeVisible();

  await guardian.goto(await guardianPath(email, "Your page with Asha's lessons"));
  await expect(guardian.getByRole("heading", { level: 2, name: account.name })).toBeVisible();
  await expect(guardian.getByText("No live sessions scheduled.")).toBeVisible();

  // By the link in the newer mail as well.
  await guardian.goto(await consentPath(email, "Your page with Asha's lessons"));
  await button(guardian, "I withdraw my consent").click();
  await expect(guardian.getByText("You have withdrawn your consent.")).toBeVisible();
  expect(foreign).toEqual([]);

  await page.goto("/account");
  await button(page, "See age and guardian").click();
  await expect(page.getByText("They have withdrawn their consent.")).toBeVisible();
  await expect(page.getByText("Your guardian has answered for you")).toBeVisible();
  await findMail(theAdmin().email, `A guardian does not consent: ${account.name}`);
  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard/students?q=${account.email}`);
  await admin.getByRole("row").last().getByRole("rowheader").getByRole("link").click();
  await button(admin, "Guardian Details").click();
  const dialog = admin.getByRole("dialog", { name: `Guardian of ${account.name}` });
  await expect(dialog).toContainText(email);
  await button(dialog, "End this guardian's access").click();
  await expect(admin.getByText("The guardian's access has ended.")).toBeVisible();
  expect((await guardian.goto(consent))?.status()).toBe(404);
});

test(
  "two children are on one page, which needs no JavaScript, on a phone",
  edge,
  async ({ open }) => {
    const email = nextGuardianEmail();
    const [asha, ravi] = [
      await makeStudent(nextAccount("Student", "Asha")),
      await makeStudent(nextAccount("Student", "Ravi")),
    ];
    await publishLessons(asha, "Circles");
    await publishLessons(ravi, "Squares");
    const page = await open({ javaScriptEnabled: false, viewport: phone });
    const foreign = watchHosts(page);
    const opened: string[] = [];
    for (const student of [asha, ravi]) {
      await nameGuardian(student, email);
      opened.push(await nextConsentPath(email, opened));
      await page.goto(opened.at(-1) ?? "");
      await button(page, "I consent").click();
      await expect(page.getByText("You consent.")).toBeVisible();
    }
    const address = await guardianPath(email, "Your page with Ravi's lessons");
    await page.goto(address);
    for (const name of ["Recordings", "Announcements"]) {
      for (const fold of await page.getByRole("heading", { name }).all()) await fold.click();
    }
    for (const title of ["Circles", "Squares"]) {
      for (const what of ["live", "recorded", "announced"]) {
        await expect(page.getByText(`${title} ${what}`, { exact: true })).toBeVisible();
      }
    }
    await expect(page.getByText(/IST$/).first()).toBeVisible();
    const watch = page.getByRole("link", { name: "Watch recording" }).first();
    await expect(watch).toHaveAttribute("rel", /noreferrer/);
    expect(foreign).toEqual([]);

    await button(page, "End this link").click();
    await expect(page.getByText("All links to your page have stopped working.")).toBeVisible();
    expect((await page.goto(address))?.status()).toBe(404);
    await page.goto("/guardian");
    await button(page, "Send me a link").click();
    await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
    await field(page, "Your email").fill(email);
    await button(page, "Send me a link").click();
    await expect(page.getByText("If a student has named you")).toBeVisible();
    const mails = await findMails(email, "Your page with Asha's", 2);
    const links = mails
      .flatMap(linksOf)
      .filter((link) => /guardian\/[\w-]{43}\?language=en$/.test(link));
    expect(links).toHaveLength(2);
    const statuses = new Set<number | undefined>();
    for (const link of links) statuses.add((await page.goto(new URL(link).pathname))?.status());
    expect(statuses).toEqual(new Set([200, 404]));
  },
);

test(
  "a student enters a date of birth and postpones naming a guardian, without JavaScript",
  edge,
  async ({ open }) => {
    const student = await makeStudent();
    const page = await open({ as: student, javaScriptEnabled: false });
    await page.goto("/dashboard");
    await openTask(page, "How old are you?");
    await button(page, "Save").click();
    await expect(page.getByRole("alert")).toHaveText("Please fill in day, month and year.");
    await fillBirthDate(page, "1", "May", "2013");
    await button(page, "Save").click();
    await expect(page).toHaveURL("/account/guardian/contact");
    await page.goto("/dashboard");
    await openTask(page, "Who is your parent or guardian?");
    await button(page, "Not now").click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText("Who is your parent")).toHaveCount(0);
    await openTask(page, "Age and guardian");
    await expect(button(page, "Name your guardian")).toBeVisible();
    await page.goto("/account/guardian");
    await button(page, "Name your guardian").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Who is your parent or guardian?",
    );
  },
);

test("the address of a person asked by mistake is deleted", edge, async ({ open }) => {
  const email = nextGuardianEmail();
  const student = await makeStudent(nextAccount("Student", "Asha"));
  await nameGuardian(student, email);
  const page = await open({ javaScriptEnabled: false, viewport: phone });
  await page.goto(await consentPath(email, "May your child learn with"));
  await button(page, "I am not their guardian").click();
  await expect(page.getByText("We have deleted your address")).toBeVisible();
  const own = await open({ as: student });
  await own.goto("/account/guardian");
  await expect(own.getByText("says they are not your guardian")).toBeVisible();
  const dialog = await open({ as: theAdmin() });
  await dialog.goto(`/admin-dashboard/students/${student.id}/guardian`);
  await expect(dialog.getByRole("dialog")).toContainText("Nobody named");
});
