import { beforeEach, expect, test } from "vitest";
import { standardSite } from "#content/site/site.ts";
import { findSiteDraft } from "#data/site/site.ts";
import { useAcademy } from "#test/support/academy.ts";
import { fieldsOf } from "#test/site/fields-of.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { fieldProblems } from "./field-messages.ts";
import { fieldProblems as inHindi } from "#words/hi/routes/admin/site/field-messages.ts";
import { fieldProblems as inTelugu } from "#words/te/routes/admin/site/field-messages.ts";

// Small Markdown that would cost the server seconds, its stack, or a page of a hundred thousand parts.

const academy = useAcademy();
const site = "/admin-dashboard/site";
let admin: Person;

beforeEach(async () => {
  await academy.pool.query("delete from site_draft; delete from site_versions");
  admin = await makeAdmin(academy);
});

// These take seconds, or more stack than there is, or neither, as the machine is.
const slow = "*a_".repeat(5_300).slice(0, 7_999);
const overflowing = "- ".repeat(3_990);
// These are refused on every machine.
const deep = "*a ".repeat(1_000) + "b* ".repeat(1_000);
const long = "*a* ".repeat(1_990);

/** As a browser writes a text into a page. */
const escaped = (text: string) => text.replaceAll("'", "&#x27;");

/** Pages are too long for the message of a failed test. */
const isIn = (page: string, text: string) => page.includes(text);

async function save(path: string, fields: Record<string, string>) {
  const typed = fieldsOf(await admin.browser.read(`${site}/${path}`));
  return admin.browser.post(`${site}/${path}`, { ...typed, ...fields });
}

const field = "policies.privacy.sections.0.paragraphs";

test.each([
  ["full of marks within marks", deep],
  ["long", long],
  ["full of paragraphs", "a\n\n".repeat(2_600)],
])(
  "a section with a text that is %s is refused with words, and keeps what was typed",
  async (_, text) => {
    const refused = await save("privacy", { [field]: text });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(isIn(page, escaped(fieldProblems["too-many-marks"]))).toBe(true);
    expect(fieldsOf(page)[field]?.trim()).toBe(text.trim());
    expect(await findSiteDraft(academy.database)).toBeNull();
  },
);

test("the words of the refusal are in the editor's language", async () => {
  for (const [language, words] of [
    ["te", inTelugu],
    ["hi", inHindi],
  ] as const) {
    await admin.browser.submit("/account/language", { language });
    const page = await (await save("privacy", { [field]: long })).text();
    expect(isIn(page, escaped(words["too-many-marks"]))).toBe(true);
  }
});

test("a translation is refused in the same way", async () => {
  await save("privacy", { [field]: "We ask for *little*." });
  const form = fieldsOf(await admin.browser.read(`${site}/privacy/te`));
  const names = Object.keys(form).filter((name) => name.startsWith("policies."));
  const words = Object.fromEntries(names.map((name) => [name, "గోప్యత"]));
  const before = await findSiteDraft(academy.database);
  const refused = await save("privacy/te", { ...words, [field]: long });
  expect(refused.status).toBe(400);
  expect(isIn(await refused.text(), escaped(fieldProblems["too-many-marks"]))).toBe(true);
  expect(await findSiteDraft(academy.database)).toEqual(before);
});

test("a stored draft and a stored version with such texts cost themselves, whatever else is shown", async () => {
  const { privacy } = standardSite.policies;
  const paragraphs = [[slow], ["A *good* text"], [overflowing], ["a", "*b*"], [deep], [long]];
  const sections = paragraphs.map((texts, index) => ({
    title: `Part ${index}`,
    paragraphs: texts,
  }));
  const policies = { privacy: { ...privacy, sections } };
  const changes = JSON.stringify({ academy: { name: "Deepam Tutorials" }, policies });
  await academy.pool.query("insert into site_draft (changes, changer) values ($1, 'Asha')", [
    changes,
  ]);
  const preview = await admin.browser.read(`${site}/preview?page=/privacy`);
  const shown = [
    "Deepam Tutorials",
    "A <em>good</em> text",
    "<em>b</em>",
    `${deep}</p>`,
    long.trim(),
  ];
  expect(shown.filter((text) => !isIn(preview, text))).toEqual([]);
  await academy.pool.query(
    "insert into site_versions (version, changes, publisher, note) values (1, $1, 'Asha', '')",
    [changes],
  );
  const missing = async (text: Promise<string>) => {
    const page = await text;
    return shown.filter((each) => !isIn(page, each));
  };
  const visit = async () => (await fetch(`${academy.url}/privacy`)).text();
  await expect.poll(() => missing(visit()), { timeout: 30_000 }).toEqual([]);
  expect(await missing(admin.browser.read("/privacy"))).toEqual([]);
  expect(academy.logged.map(({ event }) => event)).not.toContain("site-not-rendered");
}, 60_000);
