import { beforeEach, expect, test } from "vitest";
import * as hindi from "#words/hi/content/site/sample-facts.ts";
import * as telugu from "#words/te/content/site/sample-facts.ts";
import { standardSite } from "#content/site/site.ts";
import { findPublishedSite } from "#data/site/site.ts";
import { useAcademy } from "#test/support/academy.ts";
import { fieldsOf } from "#test/site/fields-of.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { versionMessages } from "#words/te/routes/admin/site/messages.ts";

const academy = useAcademy();
const site = "/admin-dashboard/site";
let admin: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  admin = await makeAdmin(academy);
});

async function save(path: string, fields: Record<string, string>, by = admin) {
  const typed = fieldsOf(await by.browser.read(`${site}/${path}`));
  return by.browser.submit(`${site}/${path}`, { ...typed, ...fields });
}

async function publish() {
  const page = await admin.browser.read(`${site}/publication`);
  await admin.browser.submit(`${site}/publication`, fieldsOf(page));
  return page;
}

const visit = async (path: string) => (await fetch(academy.url + path)).text();

const announce = (...texts: string[]) =>
  texts.reduce<Record<string, string>>(
    (fields, text, place) => ({
      ...fields,
      [`announcements.${place}.text`]: text,
      [`announcements.${place}.from`]: "2020-01-01",
      [`announcements.${place}.until`]: "",
    }),
    { "announcements.length": String(texts.length) },
  );

const inTelugu = (...texts: string[]) =>
  Object.fromEntries(texts.map((text, place) => [`announcements.${place}.text`, text]));

test("a translation is written beside its English and published; other languages keep the English", async () => {
  await save("announcements", announce("Admissions are *open*.", "Come."));
  await publish();
  await expect.poll(() => visit("/hi")).toContain('<li lang="en"');
  await expect.poll(() => visit("/")).toContain("Admissions are");
  const english = await visit("/");
  expect(english).not.toContain('lang="en"');
  const overview = await admin.browser.read(site);
  expect(overview).toContain("తెలుగు: missing");
  expect(overview).toContain("हिन्दी: missing");
  expect(overview).toContain("Missing: Announcements");

  const form = await admin.browser.read(`${site}/announcements/te`);
  expect(form).toContain("Admissions are *open*.");
  expect(form).toContain("Visitors see your English words");
  expect(fieldsOf(form)).toMatchObject(inTelugu("", ""));
  expect(form).not.toContain('name="announcements.length"');
  const refused = await admin.browser.post(`${site}/announcements/te`, {
    ...fieldsOf(form),
    ...inTelugu("ప్రవేశాలు *మొదలయ్యాయి*."),
  });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain("One field has to be corrected.");
  expect(fieldsOf(page)["announcements.0.text"]).toBe("ప్రవేశాలు *మొదలయ్యాయి*.");

  await save("announcements/te", inTelugu("ప్రవేశాలు *మొదలయ్యాయి*.", "రండి <b>"));
  const preview = await admin.browser.read(`${site}/preview?page=/te`);
  expect(preview).toContain("<em>మొదలయ్యాయి</em>");
  expect(preview).toContain('<html lang="te-IN"');
  expect(preview).toContain('href="/admin-dashboard/site/preview?page=%2Fte%2Fdemo"');
  expect(await admin.browser.read(`${site}/preview?page=/hi`)).toContain("Admissions are");
  expect(await visit("/te")).not.toContain("మొదలయ్యాయి");

  expect(await publish()).toContain("తెలుగు: Announcements on the home page, Announcement 1, Text");
  await expect.poll(() => visit("/te")).toContain("ప్రవేశాలు <em>మొదలయ్యాయి</em>.");
  const telugu = await visit("/te");
  expect(telugu).toContain("రండి &lt;b&gt;");
  expect(telugu).not.toContain('<li lang="en"');
  expect(await visit("/hi")).toContain('<li lang="en"');
  expect(await visit("/")).toBe(english);
  const after = await admin.browser.read(site);
  expect(after).not.toContain("తెలుగు: missing");
  expect(after).toContain("हिन्दी: missing");
});

test("a translation that is older than its English stays and is marked, and new entries are English", async () => {
  await save("announcements", announce("We are open.", "Come."));
  await save("announcements/te", inTelugu("మేము ఉన్నాం.", "రండి."));
  await save("announcements", announce("New.", "We are open.", "Come soon."));
  const overview = await admin.browser.read(site);
  expect(overview).toContain("తెలుగు: older than its English");
  expect(overview).toContain("Older than their English: Announcements");
  const page = await admin.browser.read(`${site}/preview?page=/te`);
  expect(page).toMatch(/<li lang="en"[^>]*><p>New\.<\/p>/);
  expect(page).toContain("మేము ఉన్నాం.");
  const form = await admin.browser.read(`${site}/announcements/te`);
  expect(form).toContain("The English has changed since.");
  expect(fieldsOf(form)["announcements.1.text"]).toBe("మేము ఉన్నాం.");
  await save("announcements/te", inTelugu("కొత్తది.", "మేము ఉన్నాం.", "త్వరగా రండి."));
  expect(await admin.browser.read(site)).not.toContain("older than its English");
  // Saving it as it is says that it is right.
  await save("announcements", announce("News.", "We are open.", "Come soon."));
  expect(await admin.browser.read(site)).toContain("తెలుగు: older than its English");
  await save("announcements/te", {});
  expect(await admin.browser.read(site)).not.toContain("older than its English");
});

test("what somebody else changed meanwhile is shown, in the translation and in its English", async () => {
  const other = await makeAdmin(academy);
  await save("announcements", announce("We are open."));
  const path = `${site}/announcements/te`;
  const typed = fieldsOf(await admin.browser.read(path));
  await save("announcements/te", inTelugu("వారిది."), other);
  const answer = await admin.browser.post(path, { ...typed, ...inTelugu("మాది.") });
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(page).toContain("వారిది.");
  expect(fieldsOf(page)["announcements.0.text"]).toBe("మాది.");
  await save("announcements", announce("We are closed."), other);
  expect((await admin.browser.post(path, fieldsOf(page))).status).toBe(409);
  const newest = fieldsOf(await admin.browser.read(path));
  await admin.browser.submit(path, { ...newest, ...inTelugu("మూసి ఉంది.") });
  expect(fieldsOf(await admin.browser.read(path))["announcements.0.text"]).toBe("మూసి ఉంది.");
});

test("standard words have no form, and a section or language that doesn't exist is not found", async () => {
  const page = await admin.browser.read(`${site}/questions/te`);
  expect(page).toContain("This section says the standard words");
  expect(page).not.toContain("<textarea");
  for (const path of ["logo/te", "colours/hi", "questions/en", "questions/xx", "nothing/te"]) {
    expect((await admin.browser.get(`${site}/${path}`)).status, path).toBe(404);
    expect((await admin.browser.post(`${site}/${path}`)).status, path).toBe(404);
  }
});

test("a translation is removed, comes back with its version, and goes with its English", async () => {
  await save("announcements", announce("We are open."));
  await save("announcements/hi", inTelugu("हम खुले हैं।"));
  await publish();
  await admin.browser.submit(`${site}/announcements/hi`, { step: "remove" });
  await publish();
  expect(JSON.stringify(await findPublishedSite(academy.database))).not.toContain("हम खुले");
  await admin.browser.submit(`${site}/versions/1`);
  expect(JSON.stringify(await findPublishedSite(academy.database))).toContain("हम खुले");
  await admin.browser.submit(`${site}/announcements`, { step: "standard" });
  await publish();
  expect((await findPublishedSite(academy.database))?.changes).toEqual({});
});

test("whoever reads Telugu edits the English, which samples are recognised by", async () => {
  await academy.pool.query("update accounts set language = 'te' where id = $1", [admin.id]);
  const overview = await admin.browser.read(site);
  expect(overview).toContain('<html lang="te-IN"');
  const sections = [...overview.matchAll(/href="\/admin-dashboard\/site\/([a-z-]+)"/g)]
    .map(([, section = ""]) => section)
    .filter((section) => section !== "versions" && section !== "logo");
  expect(sections).toHaveLength(16);
  for (const section of sections) await save(section, {});
  expect(await admin.browser.read(site)).not.toContain("/site/publication");
  expect(await admin.browser.read(`${site}/questions`)).toContain("Who are the classes for?");
  const testimonials = fieldsOf(await admin.browser.read(`${site}/testimonials`));
  expect(testimonials["testimonials.home.0.name"]).toBe("Lavanya R.");
  // Samples need no leave, also when there is another one among them.
  await save("testimonials", { "testimonials.home.0.rating": "4" });
  await publish();
  const { changes } = (await findPublishedSite(academy.database)) ?? {};
  expect(JSON.stringify(changes)).toContain("He used to hide his maths notebook.");
  expect(JSON.stringify(changes)).not.toMatch(/[\u0c00-\u0c7f]/);
  await admin.browser.submit(`${site}/versions/1`);
  expect(await admin.browser.read(`${site}/versions`)).toContain(versionMessages.restoreNote(1));
  const { rows } = await academy.pool.query("select note from site_versions where version = 2");
  expect(rows).toEqual([{ note: "Back to version 1" }]);
});

test("a new tagline alone leaves the line about the name in each language", async () => {
  await save("name", { "academy.tagline": "Light for all" });
  await publish();
  for (const [path, { meaning }] of [
    ["/te", telugu],
    ["/hi", hindi],
  ] as const) {
    await expect.poll(() => visit(path)).toMatch(/<p lang="en"[^>]*>Light for all</);
    const page = await visit(path);
    expect(page).toContain(`<span>${meaning}</span>`);
    expect(page).not.toContain(standardSite.academy.meaning);
  }
});
