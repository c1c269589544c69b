import type { Page } from "@playwright/test";
import { linksOf } from "#test/support/mail-links.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./browser.ts";
import { findMail, listMails } from "./mailbox.ts";
import { makeStudent, makeTutor, nextAccount, studentId, theAdmin, type Person } from "./people.ts";
import { academyUrl, postForm } from "./requests.ts";
import { button, field, signUpStudent } from "./steps.ts";
import { assign, minutesFromNow, publish } from "./teaching.ts";

const phone = { width: 360, height: 740 };
const nextGuardian = () => `guardian-${nextAccount("Student").email}`;

/** The path of the link in a guardian's mail to one of the two doors. */
async function linkIn(email: string, subject: string, door: "page" | "consent"): Promise<string> {
  const links = linksOf(await findMail(email, subject));
  const pattern = door === "page" ? /\/guardian\/[\w-]{43}$/ : /\/guardian\/consent\/[\w-]{43}$/;
  return new URL(links.find((link) => pattern.test(link)) ?? "").pathname;
}

async function fillBirthDate(page: Page, day: string, month: string, year: string) {
  await field(page, "Day").fill(day);
  await field(page, "Month").selectOption(month);
  await field(page, "Year").fill(year);
}

/** Asks no other host for anything while it is open. */
function watchHosts(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== academyUrl()) foreign.push(request.url());
  });
  return foreign;
}

async function nameGuardian(student: Person, email: string): Promise<void> {
  const date = { day: "1", month: "5", year: "2013" };
  await postForm("/account/guardian/birth-date", date, student.cookie);
  const contact = { name: "Lakshmi Devi", relation: "mother", email, phoneNumber: "" };
  const answer = await postForm("/account/guardian/contact", contact, student.cookie);
  if (answer.status !== 303) throw new Error(`not named: ${answer.status}`);
}

async function teach(student: Person, title: string): Promise<void> {
  const tutor = await makeTutor();
  const assignmentId = await assign(student, tutor);
  await publish(tutor, assignmentId, "live-sessions", `${title} live`, minutesFromNow(3000));
  await publish(tutor, assignmentId, "recordings", `${title} recorded`);
  await publish(tutor, assignmentId, "announcements", `${title} announced`);
}

test("a student names a guardian, who consents, looks in and withdraws", async ({ open }) => {
  const email = nextGuardian();
  const account = nextAccount("Student", "Asha");
  const page = await open();
  await signUpStudent(page, account);
  const card = page.getByRole("region", { name: "How old are you?" });
  await expect(card).toBeVisible();
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
  await expect(page.getByText("We have asked them and wait for their answer.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Who is your parent or guardian?")).toBeHidden();

  const guardian = await open({ viewport: phone });
  const foreign = watchHosts(guardian);
  const consent = await linkIn(email, "May Asha learn with", "consent");
  await guardian.goto(consent);
  await expect(guardian.getByRole("heading", { level: 1 })).toHaveText(
    `Your consent for ${account.name}`,
  );
  await button(guardian, "I consent").click();
  await expect(guardian.getByText("You consent.")).toBeVisible();

  await guardian.goto(await linkIn(email, "Your page with Asha's classes", "page"));
  await expect(guardian.getByRole("heading", { level: 2, name: account.name })).toBeVisible();
  await expect(guardian.getByText("No live sessions scheduled.")).toBeVisible();

  // By the link in the newer mail as well.
  await guardian.goto(await linkIn(email, "Your page with Asha's classes", "consent"));
  await button(guardian, "I withdraw my consent").click();
  await expect(guardian.getByText("You have withdrawn your consent.")).toBeVisible();
  expect(foreign).toEqual([]);

  await page.goto("/account");
  await button(page, "See age and guardian").click();
  await expect(page.getByText("They have withdrawn their consent.")).toBeVisible();
  await expect(page.getByText("Your guardian has answered for you")).toBeVisible();
  await findMail(theAdmin().email, `A guardian does not consent: ${account.name}`);
  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard?q=${account.email}`);
  await button(admin, "Consent withdrawn").click();
  const dialog = admin.getByRole("dialog", { name: `Guardian of ${account.name}` });
  await expect(dialog).toContainText(email);
  await button(dialog, "End this guardian's access").click();
  await expect(admin.getByText("The guardian's access has ended.")).toBeVisible();
  expect((await guardian.goto(consent))?.status()).toBe(404);
});

test("two children are on one page, which needs no JavaScript, on a phone", async ({ open }) => {
  const email = nextGuardian();
  const [asha, ravi] = [
    await makeStudent(nextAccount("Student", "Asha")),
    await makeStudent(nextAccount("Student", "Ravi")),
  ];
  await teach(asha, "Circles");
  await teach(ravi, "Squares");
  const page = await open({ javaScriptEnabled: false, viewport: phone });
  const foreign = watchHosts(page);
  for (const [student, name] of [
    [asha, "Asha"],
    [ravi, "Ravi"],
  ] as const) {
    await nameGuardian(student, email);
    await page.goto(await linkIn(email, `May ${name} learn with`, "consent"));
    await button(page, "I consent").click();
    await expect(page.getByText("You consent.")).toBeVisible();
  }
  const address = await linkIn(email, "Your page with Ravi's classes", "page");
  await page.goto(address);
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
  await expect(page.getByText("Every link to your page has ended.")).toBeVisible();
  expect((await page.goto(address))?.status()).toBe(404);
  await page.goto("/guardian");
  await button(page, "Send me a link").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await field(page, "Your email").fill(email);
  await button(page, "Send me a link").click();
  await expect(page.getByText("If a student named that address")).toBeVisible();
  const again = async () =>
    (await listMails(email)).filter(({ subject }) => subject?.includes("Your page with Asha's"));
  await expect.poll(async () => (await again()).length, { timeout: 60_000 }).toBe(2);
  const links = (await again())
    .flatMap(linksOf)
    .filter((link) => /guardian\/[\w-]{43}$/.test(link));
  expect(links).toHaveLength(2);
  const statuses = new Set<number | undefined>();
  for (const link of links) statuses.add((await page.goto(new URL(link).pathname))?.status());
  expect(statuses).toEqual(new Set([200, 404]));
});

test("a student says how old they are, and puts a guardian off, without JavaScript", async ({
  open,
}) => {
  const student = await makeStudent();
  const page = await open({ as: student, javaScriptEnabled: false });
  await page.goto("/dashboard");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in day, month and year.");
  await fillBirthDate(page, "1", "May", "2013");
  await button(page, "Save").click();
  await expect(page).toHaveURL("/account/guardian/contact");
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Who is your parent" })).toBeVisible();
  await button(page, "Not now").click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("region", { name: "Who is your parent" })).toBeHidden();
  await page.goto("/account/guardian");
  await button(page, "Name your guardian").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Who is your parent or guardian?",
  );
});

test("somebody who is asked by mistake is forgotten", async ({ open }) => {
  const email = nextGuardian();
  const student = await makeStudent(nextAccount("Student", "Asha"));
  await nameGuardian(student, email);
  const page = await open({ javaScriptEnabled: false, viewport: phone });
  await page.goto(await linkIn(email, "May Asha learn with", "consent"));
  await button(page, "I am not their guardian").click();
  await expect(page.getByText("We have forgotten your address")).toBeVisible();
  const own = await open({ as: student });
  await own.goto("/account/guardian");
  await expect(own.getByText("says that they are not your guardian")).toBeVisible();
  const dialog = await open({ as: theAdmin() });
  await dialog.goto(`/admin-dashboard/students/${await studentId(student)}/guardian`);
  await expect(dialog.getByRole("dialog")).toContainText("Nobody named");
});

test("what a student is asked is accessible", async ({ open }) => {
  const page = await open({ as: await makeStudent() });
  await page.goto("/dashboard");
  await expectAccessible(page, "dashboard that asks for the age");
  await button(page, "Save").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "date of birth refused");
  await fillBirthDate(page, "1", "May", "2013");
  await button(page, "Save").click();
  await expect(page).toHaveURL("/account/guardian/contact");
  await button(page, "Send the link").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "guardian's contact refused");
});

test("what becomes of a guardian is accessible", async ({ open }) => {
  const email = nextGuardian();
  const student = await makeStudent(nextAccount("Student", "Asha"));
  await nameGuardian(student, email);
  const page = await open({ as: student });
  await page.goto("/account/guardian");
  await expect(page.getByText("We have asked them")).toBeVisible();
  await expectAccessible(page, "age and guardian");
  const admin = await open({ as: theAdmin() });
  await admin.goto(`/admin-dashboard/students/${await studentId(student)}/guardian`);
  await expect(admin.getByRole("dialog")).toContainText(email);
  await expectAccessible(admin, "an admin reads of a guardian");
});

test("consent is accessible in each state", async ({ open }) => {
  const email = nextGuardian();
  await nameGuardian(await makeStudent(nextAccount("Student", "Asha")), email);
  const page = await open();
  await page.goto(await linkIn(email, "May Asha learn with", "consent"));
  await expectAccessible(page, "consent asked");
  await button(page, "I consent").click();
  await expect(page.getByText("You consent.")).toBeVisible();
  await expectAccessible(page, "consent given");
  await button(page, "I withdraw my consent").click();
  await expect(page.getByText("You have withdrawn your consent.")).toBeVisible();
  await expectAccessible(page, "consent withdrawn");
});

test("a guardian's page is accessible with lessons, and where a new link is asked for", async ({
  open,
}) => {
  const email = nextGuardian();
  const asha = await makeStudent(nextAccount("Student", "Asha"));
  await teach(asha, "Circles");
  await nameGuardian(asha, email);
  const consent = await linkIn(email, "May Asha learn with", "consent");
  await postForm(consent, { answer: "given" });
  const page = await open();
  await page.goto(await linkIn(email, "Your page with Asha's classes", "page"));
  await expectAccessible(page, "guardian's page");
  await postForm(consent, { answer: "withheld" });
  await page.reload();
  await expectAccessible(page, "guardian's page after a withdrawal");
  await page.goto("/guardian");
  await button(page, "Send me a link").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "asking for a new link, refused");
});
