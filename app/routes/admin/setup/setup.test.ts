import { beforeAll, beforeEach, expect, test } from "vitest";
import { insertSiteVersion, saveSiteDraft } from "#data/site/site.ts";
import { insertAuditEntry } from "#data/audit/audit.ts";
import { messages, stepWords } from "./messages.ts";
import { setupSteps } from "#domain/office/setup.ts";
import { useAcademy } from "#test/support/academy.ts";
import { lastMail } from "#test/support/mail.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const setup = "/admin-dashboard/setup";
let owner: Person;

beforeAll(async () => {
  owner = await makeAdmin(academy);
});
beforeEach(() => academy.pool.query("delete from skipped_setup_steps"));

/** The words of the states on the overview, in the order of the steps. */
const states = async () => {
  const page = await owner.browser.read(setup);
  const words = Object.values(messages.states).join("|");
  const list = page.slice(page.indexOf("<ol"), page.indexOf("</ol>"));
  return [...list.matchAll(new RegExp(`>(${words})</span>`, "g"))].map(([, word]) => word);
};

const invitation = "Welcome to your academy";

test("an empty academy's owner is led through six steps, each to be skipped and found again", async () => {
  expect(await owner.browser.read("/admin-dashboard")).toContain(invitation);
  expect(await states()).toEqual(setupSteps.map(() => "To do"));
  const second = await owner.browser.submit(`${setup}/skip`, { step: "name" });
  expect(second.path).toBe(`${setup}/contacts`);
  expect(second.page).toContain(stepWords.contacts.title);
  expect(await states()).toEqual(["Skipped", "To do", "To do", "To do", "To do", "To do"]);
  // A skipped step is not offered again by itself, and can be opened.
  const later = await owner.browser.submit(`${setup}/skip`, { step: "live" });
  expect(later.path).toBe(setup);
  expect(await owner.browser.read(`${setup}/name`)).toContain(stepWords.name.text);
});

test("the last step speaks to an owner, and folds what is for the operator", async () => {
  const page = await owner.browser.read(`${setup}/live`);
  const folded = [...page.matchAll(/<details[^>]*>.*?<\/details>/gs)].map(([html]) => html);
  const open = folded.reduce(
    (rest, html) => rest.replace(html, ""),
    page.slice(page.indexOf("<main")),
  );
  for (const word of ["SMTP_URL", "PUBLIC_URL", "cron", "npm run"])
    expect(open).not.toContain(word);
  expect(folded.join("")).toContain("npm run backup");
});

test("the home page offers the set-up until it is put off", async () => {
  const { path } = await owner.browser.submit(`${setup}/skip`);
  expect(path).toBe("/admin-dashboard");
  expect(await owner.browser.read("/admin-dashboard")).not.toContain(invitation);
  expect(await states()).toEqual(setupSteps.map(() => "Skipped"));
});

test("the owner sends themselves a mail and sees what became of it", async () => {
  const page = `${setup}/mail`;
  expect(await owner.browser.read(page)).toContain(owner.email);
  await owner.browser.submit(`${setup}/test-mail`);
  expect((await lastMail(academy, owner, "test-mail")).subject).toBe("A test: mails arrive");
  expect(await owner.browser.read(page)).toContain("The mail server took a mail");
  // Mails of this academy are files, which the page says.
  expect(await owner.browser.read(page)).toContain("SMTP_URL");
  await academy.pool.query(
    "update mails set sent_at = null, failed_at = now() where kind = 'test-mail'",
  );
  expect(await owner.browser.read(page)).toContain("could not be sent");
});

test("a backup made by the operator is seen", async () => {
  const good = "A backup was made within the last two days.";
  expect(await owner.browser.read(`${setup}/live`)).not.toContain(good);
  await insertAuditEntry(academy.database, {
    requestId: "00000000-0000-4000-8000-000000000000",
    actor: { id: null, role: "operator" },
    action: "make-backup",
    subject: null,
    outcome: "done",
    reason: null,
    detail: {},
  });
  expect(await owner.browser.read(`${setup}/live`)).toContain(good);
});

test("steps are done by what the academy has, and the offer ends with the first assignment", async () => {
  const student = await makeStudent(academy);
  const tutor = await makeTutor(academy);
  expect((await states()).slice(2, 4)).toEqual(["Done", "Done"]);
  expect(await owner.browser.read("/admin-dashboard")).toContain(invitation);
  await assign(academy, student, tutor);
  expect(await owner.browser.read("/admin-dashboard")).not.toContain(invitation);
});

test("a name and contacts of one's own are done once they are in the draft, and the site once it is published", async () => {
  const author = { accountId: owner.id, name: "Owner" };
  const changes = { academy: { name: "Deepam Tutorials", email: "hello@deepam.example" } };
  await academy.database
    .transaction()
    .execute((trx) => saveSiteDraft(trx, { changes, basedOn: null, author }));
  expect((await states()).slice(0, 2)).toEqual(["Done", "Done"]);
  expect(await owner.browser.read(`${setup}/live`)).toContain("Nothing of your own is published");
  await academy.database
    .transaction()
    .execute((trx) => insertSiteVersion(trx, { changes, author, note: "" }));
  const live = await owner.browser.read(`${setup}/live`);
  expect(live).toContain("Your own site is published.");
  expect(live).toContain("are still samples");
});

test("an unknown step is a page that does not exist", async () => {
  expect((await owner.browser.get(`${setup}/dance`)).status).toBe(404);
});

test("a saved step goes on to the next one, without JavaScript too", async () => {
  const step = await owner.browser.read(`${setup}/tutors`);
  const invite = "/admin-dashboard/tutors/invite?setup=tutors";
  expect(step).toContain(`href="${invite}"`);
  const fields = {
    firstName: "Sita",
    lastName: "Rao",
    email: "sita.rao@setup.example",
    phoneNumber: "+91 98480 22338",
    selectedClasses: "class-9",
    selectedSubjects: "physics",
  };
  const saved = await owner.browser.submit(invite, fields);
  expect(saved.path).toBe(`${setup}/students`);
  expect(saved.page).toContain(stepWords.students.title);
});
