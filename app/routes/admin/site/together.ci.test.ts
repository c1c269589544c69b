import { beforeEach, expect, test } from "vitest";
import { findPublishedSite, listSiteVersions } from "#data/site/site.ts";
import { fieldsOf } from "#test/site/fields-of.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const site = "/admin-dashboard/site";
const publication = `${site}/publication`;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  [asha, ravi] = [await makeAdmin(academy), await makeAdmin(academy)];
  const name = "update admins set name = $1 where id = $2";
  await academy.pool.query(name, ["Asha", asha.id]);
  await academy.pool.query(name, ["Ravi", ravi.id]);
});

const open = async (by: Person, path: string) => fieldsOf(await by.browser.read(path));

async function save(by: Person, section: string, fields: Record<string, string>) {
  const path = `${site}/${section}`;
  return by.browser.submit(path, { ...(await open(by, path)), ...fields });
}

const listAll = () => listSiteVersions(academy.database, null);

test("two owners who publish at the same moment publish once, and the other is told", async () => {
  await save(asha, "name", { "academy.name": "Deepam" });
  await save(ravi, "contacts", { "academy.email": "hello@deepam.example" });
  const [hers, his] = [await open(asha, publication), await open(ravi, publication)];
  const answers = await Promise.all([
    asha.browser.submit(publication, { ...hers, note: "Hers" }),
    ravi.browser.submit(publication, { ...his, note: "His" }),
  ]);
  expect(answers.map(({ path }) => path)).toEqual([site, site]);
  const told = answers.map(({ page }) => ({
    published: page.includes("Published. Visitors see it from now on."),
    late: page.includes("Somebody else has published or discarded the changes."),
  }));
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ published: true, late: false });
  expect(told).toContainEqual({ published: false, late: true });
  const versions = await listAll();
  expect(versions).toHaveLength(1);
  expect(versions[0]?.changes).toMatchObject({
    academy: { name: "Deepam", email: "hello@deepam.example" },
  });
});

test("what is saved after somebody published goes into the next draft, and nothing is lost", async () => {
  await save(asha, "name", { "academy.name": "Deepam" });
  const tagline = await open(ravi, `${site}/name`);
  const hours = await open(ravi, `${site}/hours`);
  await asha.browser.submit(publication, await open(asha, publication));
  // The section says what his form was opened with, published or not.
  const saved = await ravi.browser.submit(`${site}/name`, {
    ...tagline,
    "academy.tagline": "Light",
  });
  expect(saved.page).toContain("Saved in the draft.");
  await ravi.browser.submit(`${site}/hours`, { ...hours, "hours.footer.0.time": "Always" });
  await ravi.browser.submit(publication, await open(ravi, publication));
  expect((await findPublishedSite(academy.database))?.changes).toMatchObject({
    academy: { name: "Deepam", tagline: "Light" },
    hours: { footer: [{ time: "Always" }] },
  });
});

test("publishing waits for whoever saves at the same moment: that is in the version or the draft", async () => {
  await save(asha, "name", { "academy.name": "Deepam" });
  const seen = await open(asha, publication);
  const [published, saved] = await Promise.all([
    asha.browser.post(publication, seen),
    save(ravi, "contacts", { "academy.email": "hello@deepam.example" }),
  ]);
  expect(saved.page).toContain("Saved in the draft.");
  expect([303, 409]).toContain(published.status);
  const [version] = await listAll();
  expect(version !== undefined).toBe(published.status === 303);
  const contacts = await asha.browser.read(`${site}/contacts`);
  expect(contacts).toContain("hello@deepam.example");
  expect(await asha.browser.read(site)).toContain("Not published yet");
});

test("the draft and each version say who changed which section", async () => {
  await save(asha, "name", { "academy.name": "Deepam" });
  await save(ravi, "hours", { "hours.footer.0.time": "Always" });
  await save(ravi, "name", { "academy.tagline": "Light" });
  await save(asha, "contacts", { "academy.email": "hello@deepam.example" });
  await asha.browser.submit(`${site}/contacts`, { step: "standard" });
  const overview = await asha.browser.read(site);
  expect(overview).toMatch(/Name and tagline<[^>]*>Changed by Asha and Ravi, last on /);
  expect(overview).toMatch(/Hours<[^>]*>Changed by Ravi, last on /);
  expect(await asha.browser.read(publication)).toContain("Changed by Asha and Ravi, last on ");
  await asha.browser.submit(publication, await open(asha, publication));
  const [version] = await listAll();
  expect(version).toMatchObject({
    publisher: "Asha",
    authors: { name: { names: ["Asha", "Ravi"] }, hours: { names: ["Ravi"] } },
  });
  expect(Object.keys(version?.authors ?? {})).toHaveLength(2);
  expect(await ravi.browser.read(`${site}/versions`)).toContain(
    "Name and tagline (Asha, Ravi); Hours (Ravi)",
  );
  expect(await ravi.browser.read(`${site}/versions/1`)).toContain("Changed by Ravi, last on ");
  // Going back is the publisher's own change.
  await save(ravi, "name", { "academy.name": "Wrong" });
  await ravi.browser.submit(publication, await open(ravi, publication));
  await asha.browser.submit(`${site}/versions/1`);
  expect((await listAll())[0]).toMatchObject({ publisher: "Asha", authors: {} });
});

test("who saved last is named to whoever comes too late", async () => {
  const late = await open(asha, `${site}/name`);
  await save(ravi, "name", { "academy.name": "His" });
  await save(asha, "hours", { "hours.footer.0.time": "Always" });
  const answer = await asha.browser.post(`${site}/name`, { ...late, "academy.name": "Hers" });
  expect(await answer.text()).toContain("Ravi has changed this section while you were typing.");
});
