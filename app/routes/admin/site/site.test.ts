import { beforeEach, expect, test } from "vitest";
import { findPublishedSite } from "#data/site/site.ts";
import { useAcademy } from "#test/support/academy.ts";
import { fieldsOf } from "#test/site/fields-of.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const site = "/admin-dashboard/site";
let admin: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  admin = await makeAdmin(academy);
});

async function save(section: string, fields: Record<string, string>, by = admin) {
  const path = `${site}/${section}`;
  const typed = fieldsOf(await by.browser.read(path));
  return by.browser.submit(path, { ...typed, ...fields });
}

async function publish(note = "") {
  const path = `${site}/publication`;
  const page = await admin.browser.read(path);
  const { path: to } = await admin.browser.submit(path, { ...fieldsOf(page), note });
  return { page, to };
}

test("a name is changed, published, and taken back from the versions", async () => {
  const saved = await save("name", { "academy.name": "Deepam <b>Tutorials</b>" });
  expect(saved.path).toBe(site);
  expect(saved.page).toContain("Saved in the draft.");
  expect(saved.page).toContain("Not published yet");
  expect(await findPublishedSite(academy.database)).toBeNull();
  await save("questions", { "questions.0.question": "For whom?" });
  const published = await publish("Our own name");
  expect(published.page).toContain("Deepam &lt;b&gt;Tutorials&lt;/b&gt;");
  expect(published.page).toContain("Question 1, Question");
  expect(published.to).toBe(site);
  expect((await findPublishedSite(academy.database))?.changes).toMatchObject({
    academy: { name: "Deepam <b>Tutorials</b>" },
  });
  await save("name", { "academy.name": "Wrong" });
  await publish();
  const versions = await admin.browser.read(`${site}/versions`);
  expect(versions).toContain("Our own name");
  const one = await admin.browser.read(`${site}/versions/2`);
  expect(one).toContain("Wrong");
  const back = await admin.browser.submit(`${site}/versions/1`);
  expect(back.path).toBe(site);
  expect((await findPublishedSite(academy.database))?.version).toBe(3);
  expect(await admin.browser.read(`${site}/name`)).toContain('value="Deepam &lt;b&gt;');
});

test("every section's form says what the site says: saving it unchanged changes nothing", async () => {
  const page = await admin.browser.read(site);
  const sections = [...page.matchAll(/href="\/admin-dashboard\/site\/([a-z-]+)"/g)]
    .map(([, section = ""]) => section)
    .filter((section) => section !== "versions" && section !== "logo");
  expect(sections).toHaveLength(16);
  for (const section of sections) {
    await save(section, {});
    const after = await admin.browser.read(site);
    expect(after, section).not.toContain("Not published yet");
  }
});

test("entries are added and moved with what was typed, and nothing is saved by it", async () => {
  const path = `${site}/questions`;
  const typed = fieldsOf(await admin.browser.read(path));
  const press = async (fields: Record<string, string>, step: string) =>
    fieldsOf(await (await admin.browser.post(path, { ...fields, step })).text());
  const added = await press({ ...typed, "questions.0.question": "Mine?" }, "add questions");
  expect(added["questions.length"]).toBe("16");
  expect(added["questions.15.question"]).toBe("");
  const moved = await press(added, "down questions.0");
  expect(moved["questions.1.question"]).toBe("Mine?");
  const removed = await press(moved, "remove questions.15");
  expect(removed["questions.length"]).toBe("15");
  expect(await admin.browser.read(site)).not.toContain("Not published yet");
});

test("a refused form keeps what was typed and says what is wrong where", async () => {
  const path = `${site}/contacts`;
  const typed = fieldsOf(await admin.browser.read(path));
  const wrong = { "academy.email": "nobody", "academy.social.0.href": "javascript:alert(1)" };
  const answer = await admin.browser.post(path, { ...typed, ...wrong });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain("2 fields have to be corrected.");
  expect(page).toContain("This is not an email address.");
  expect(fieldsOf(page)).toMatchObject(wrong);
  for (const name of Object.keys(wrong)) {
    const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
    expect(input).toContain('aria-invalid="true"');
    const error = /aria-describedby="[^"]*?([^" ]+-error)"/.exec(input)?.[1];
    expect(page).toContain(`<p id="${error}"`);
  }
});

test("what somebody else saved meanwhile is shown, and nothing is overwritten silently", async () => {
  const other = await makeAdmin(academy);
  const path = `${site}/name`;
  const typed = fieldsOf(await admin.browser.read(path));
  await save("name", { "academy.name": "Theirs" }, other);
  // Another section of theirs is no conflict.
  await save("contacts", { "academy.email": "them@deepam.example" }, other);
  const answer = await admin.browser.post(path, { ...typed, "academy.name": "Ours" });
  const page = await answer.text();
  expect(answer.status).toBe(409);
  expect(page).toContain("Theirs");
  expect(fieldsOf(page)["academy.name"]).toBe("Ours");
  const again = await admin.browser.submit(path, fieldsOf(page));
  expect(again.path).toBe(site);
  expect(fieldsOf(await admin.browser.read(path))["academy.name"]).toBe("Ours");
  expect(await admin.browser.read(`${site}/contacts`)).toContain("them@deepam.example");
});

test("a draft that changed since it was looked at is not published", async () => {
  await save("name", { "academy.name": "One" });
  const seen = fieldsOf(await admin.browser.read(`${site}/publication`));
  await save("name", { "academy.name": "Two" });
  const answer = await admin.browser.post(`${site}/publication`, seen);
  expect(answer.status).toBe(409);
  expect(await findPublishedSite(academy.database)).toBeNull();
  const discarded = await admin.browser.submit(`${site}/draft/removal`);
  expect(discarded.page).toContain("The changes are discarded.");
  expect(fieldsOf(await admin.browser.read(`${site}/name`))["academy.name"]).toBe("Viluva");
});

test("a policy whose words change gets the day's date, and the standard words come back", async () => {
  const text = { "policies.terms.lead": "Our own terms." };
  await save("terms", text);
  const { page } = await publish();
  expect(page).toContain("Our own terms.");
  const { changes } = (await findPublishedSite(academy.database)) ?? {};
  const { updated, isDraft } = (changes as { policies: { terms: Record<string, unknown> } })
    .policies.terms;
  expect(updated).not.toBe("November 20, 2026");
  expect(isDraft).toBe(true);
  await admin.browser.submit(`${site}/terms`, { step: "standard" });
  await publish();
  expect((await findPublishedSite(academy.database))?.changes).toEqual({});
});

test("the preview shows the draft as the public page, with links to other previews", async () => {
  await save("name", { "academy.name": "Deepam" });
  await save("questions", { "questions.0.answer": "**Bold** <script>alert(1)</script>" });
  const answer = await admin.browser.get(`${site}/preview?page=/faq`);
  const page = await answer.text();
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(page).toContain("<strong>Bold</strong> &lt;script&gt;");
  expect(page).not.toContain("speculationrules");
  expect(page).toMatch(/<title>Preview: .*Deepam/);
  expect(page).toContain('href="/admin-dashboard/site/preview?page=%2Fdemo"');
  expect(await admin.browser.read(`${site}/preview?page=https://evil.example/`)).toContain("<h1");
  expect(await (await fetch(`${academy.origin}/faq`)).text()).not.toContain("Deepam");
});

test("announcements are shown on their days, with their links", async () => {
  const step = { "announcements.length": "3" };
  const entry = (place: number, text: string, from: string, until: string) => ({
    [`announcements.${place}.text`]: text,
    [`announcements.${place}.from`]: from,
    [`announcements.${place}.until`]: until,
  });
  await save("announcements", {
    ...step,
    ...entry(0, "We are *open*, see [the demo](/demo).", "2020-01-01", ""),
    ...entry(1, "Over.", "2020-01-01", "2020-01-02"),
    ...entry(2, "To come.", "2999-01-01", "2999-01-02"),
  });
  expect(await admin.browser.read(`${site}/publication`)).toContain("We are *open*, see");
  const page = await admin.browser.read(`${site}/preview`);
  expect(page).toContain("We are <em>open</em>");
  expect(page).not.toContain("Over.");
  expect(page).not.toContain("To come.");
});

test("colours are taken if their texts can be read, and come as a stylesheet of their own", async () => {
  const typed = fieldsOf(await admin.browser.read(`${site}/colours`));
  const refuse = async (fields: Record<string, string>) => {
    const answer = await admin.browser.post(`${site}/colours`, { ...typed, ...fields });
    expect(answer.status).toBe(400);
    return answer.text();
  };
  expect(await refuse({ "colours.light.muted": "#aaaaaa" })).toContain(
    "can&#x27;t be read on the background",
  );
  expect(await admin.browser.read(`${site}/preview`)).not.toContain("site.css");
  const hostile = { "colours.light.brand": "}a{c:d}" };
  expect(await refuse(hostile)).toContain("This is not a colour.");
  const saved = await save("colours", { "colours.light.brand": "#5a1846" });
  expect(saved.path).toBe(site);
  const address = `${site}/preview?page=%2Fsite.css`;
  expect(await admin.browser.read(`${site}/preview`)).toContain(`href="${address}"`);
  const style = await admin.browser.get(address);
  expect(style.headers.get("content-type")).toContain("text/css");
  expect(await style.text()).toContain("--brand:#5a1846");
  expect(await (await fetch(`${academy.origin}/site.css`)).text()).not.toContain("5a1846");
});

test("an unreadable colour comes with the nearest readable one, which a button takes", async () => {
  const path = `${site}/colours`;
  const typed = fieldsOf(await admin.browser.read(path));
  const refused = await admin.browser.post(path, { ...typed, "colours.light.muted": "#999999" });
  const page = await refused.text();
  const [, step = "", colour = ""] =
    /value="(take colours\.light\.muted (#[\da-f]{6}))"/.exec(page) ?? [];
  expect(page).toContain(`Use the nearest readable colour: ${colour}, contrast 4.5 to 1`);
  const taken = await admin.browser.post(path, { ...fieldsOf(page), step });
  const next = await taken.text();
  expect(taken.status).toBe(200);
  expect(fieldsOf(next)).toMatchObject({ ...typed, "colours.light.muted": colour });
  expect(next).not.toContain("take colours");
  expect(await admin.browser.read(site)).toContain("Nothing waits to be published");
  const saved = await admin.browser.submit(path, fieldsOf(next));
  expect(saved.path).toBe(site);
});

test("the browser's own frame has the colour of the page", async () => {
  await save("colours", { "colours.light.ground": "#ffffff", "colours.dark.ground": "#000000" });
  const page = await admin.browser.read(`${site}/preview`);
  expect(page).toMatch(/name="theme-color" content="#ffffff"[^>]*light/);
  expect(page).toMatch(/name="theme-color" content="#000000"[^>]*dark/);
  await publish();
  const readManifest = async () => (await fetch(`${academy.url}/manifest.webmanifest`)).text();
  await expect.poll(readManifest).toContain('"theme_color":"#ffffff"');
});
