import { beforeAll, beforeEach, expect, test } from "vitest";
import { standardChapters } from "#content/teaching/syllabus/all.ts";
import { listOwnSyllabi } from "#data/teaching/syllabi.ts";
import { maxChapterName, maxChapters } from "#domain/teaching/chapter-list.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const page = "/admin-dashboard/syllabus";
const physics = `${page}?class=class-10&subject=physics`;
const reset = `${page}/removal?class=class-10&subject=physics`;
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(() => academy.pool.query("delete from syllabi"));

const ownChapters = async () => {
  const choice = { classId: "class-10", subjectId: "physics" } as const;
  return (await listOwnSyllabi(academy.database, choice)).map(({ own }) => own?.chapters);
};

test("an admin's list replaces the standard one, until that is used again", async () => {
  const first = standardChapters("class-10", "physics")[0] ?? "";
  expect(await admin.browser.read(physics)).toContain(first);
  const chapters = "Light\r\n\r\n  Electric   current \r\nవిద్యుత్తు";
  const saved = await admin.browser.submit(physics, { chapters });
  expect(saved.path).toBe(physics);
  expect(saved.page).toContain("Chapters saved.");
  expect(saved.page).toContain("Light\nElectric current\nవిద్యుత్తు");
  expect(saved.page).not.toContain(first);
  expect(saved.page).toContain("3 chapters");
  expect(await ownChapters()).toEqual([["Light", "Electric current", "విద్యుత్తు"]]);
  // Another list stays as it was, and the page without a choice names the changed one.
  expect(await admin.browser.read(`${page}?class=class-9&subject=physics`)).toContain(
    "Gravitation",
  );
  expect(await admin.browser.read(page)).toContain("Physics, Class 10");
  const again = await admin.browser.submit(reset);
  expect(again.page).toContain("The standard list is in use again.");
  expect(again.page).toContain(first);
  expect(await ownChapters()).toEqual([]);
});

test("the standard list, saved, is not stored: a better one of a later version is used then", async () => {
  await admin.browser.submit(physics, { chapters: "Ours" });
  const chapters = standardChapters("class-10", "physics").join("\r\n");
  const saved = await admin.browser.submit(physics, { chapters });
  expect(saved.page).toContain("Chapters saved.");
  expect(await ownChapters()).toEqual([]);
});

const stored = async () => {
  const choice = { classId: "class-10", subjectId: "physics" } as const;
  return (await listOwnSyllabi(academy.database, choice)).map(({ own }) => own);
};

test("a chapter of one's own has names in Telugu and Hindi, which stay with it", async () => {
  const first = "Light | కాంతి | प्रकाश\r\nRobots\r\nGravitation\r\nTides || तरंगें";
  const { page: saved } = await admin.browser.submit(physics, { chapters: first });
  const light = { te: "కాంతి", hi: "प्रकाश" };
  expect(await stored()).toEqual([
    {
      chapters: ["Light", "Robots", "Gravitation", "Tides"],
      names: { light, tides: { hi: "तरंगें" } },
    },
  ]);
  expect(saved).toContain("Light | కాంతి | प्रकाश\nRobots\nGravitation\nTides | | तरंगें</textarea>");
  const shown = saved.replaceAll(/<!-- -->|<[^>]+>/g, "");
  // A standard chapter has its names already.
  expect(shown).toContain("Without a name in Telugu: Robots");
  expect(shown).toContain("Without a name in Hindi: Robots");
  expect(shown).not.toContain("Every chapter has a name");
  // One line is moved, one removed, and one has another name and what stands beside it.
  const second = "Surges || तरंगें\nGravitation\nLight | కాంతి | प्रकाश";
  await admin.browser.submit(physics, { chapters: second });
  expect(await stored()).toEqual([
    { chapters: ["Surges", "Gravitation", "Light"], names: { light, surges: { hi: "तरंगें" } } },
  ]);
  const { page: named } = await admin.browser.submit(physics, {
    chapters: "Gravitation\tగురుత్వం\tगुरुत्व\nLight\tకాంతి\tप्रकाश",
  });
  expect(named).toContain("Every chapter has a name in Telugu and in Hindi.");
  expect(named).toContain("Gravitation | గురుత్వం | गुरुत्व");
});

test("the standard list with a name of one's own is stored, and without it not any more", async () => {
  const [one = "", ...others] = standardChapters("class-10", "physics");
  await admin.browser.submit(physics, { chapters: [`${one} | అద్దాలు`, ...others].join("\n") });
  expect(await stored()).toEqual([
    { chapters: [one, ...others], names: { [one.toLowerCase()]: { te: "అద్దాలు" } } },
  ]);
  await admin.browser.submit(physics, { chapters: [one, ...others].join("\n") });
  expect(await stored()).toEqual([]);
});

const many = Array.from({ length: maxChapters + 1 }, (_, index) => `Chapter ${index}`).join("\n");

test.each([
  ["no chapters", " \n ", "Please write at least one chapter"],
  ["too many", many, "Please write at most 60 chapters."],
  ["a long one", `Light\n${"L".repeat(maxChapterName + 1)}`, "more than 120 characters"],
  ["one twice", "Light\nHeat\nlight", "in the list twice: light"],
  ["private characters", "Li\ue000ght", "invisible characters"],
  ["a line without its first name", " | కాంతి", "no English name before the others: కాంతి"],
  ["four names", "Light | కాంతి | प्रकाश | lux", "more than three names: Light | కాంతి"],
  ["a second name in Hindi", "Light | प्रकाश", "in Telugu letters. This one is not: प्रकाश"],
  ["a third name in Telugu", "Light || కాంతి", "in Hindi letters. This one is not: కాంతి"],
  ["one name for two", "Light | కాంతి\nHeat | కాంతి", "Two chapters have this name: కాంతి"],
])("%s: the list is refused and shown again as it was typed", async (_, chapters, error) => {
  await admin.browser.submit(physics, { chapters: "Ours" });
  const answer = await admin.browser.post(physics, { chapters });
  expect(answer.status).toBe(400);
  const shown = await answer.text();
  expect(shown).toContain(error);
  expect(shown).toContain(`>${chapters.replace(/^\n/, "")}</textarea>`);
  expect(await ownChapters()).toEqual([["Ours"]]);
});

test("the longest list that is allowed fits into a form", async () => {
  const nameOf = (number: number, letter: string) =>
    `${number}${letter.repeat(maxChapterName - 2)}`;
  const numbers = Array.from({ length: maxChapters }, (_, index) => 10 + index);
  const lines = numbers.map((number) =>
    [nameOf(number, "ఖ"), nameOf(number, "ఘ"), nameOf(number, "घ")].join(" | "),
  );
  const saved = await admin.browser.submit(physics, { chapters: lines.join("\r\n") });
  expect(saved.page).toContain("Chapters saved.");
  expect(await ownChapters()).toEqual([numbers.map((number) => nameOf(number, "ఖ"))]);
  expect(saved.page).toContain(`${lines.join("\n")}</textarea>`);
});

test.each(["", "?class=class-10", "?class=class-4&subject=physics", "?class=class-10&subject=art"])(
  "no list is shown or saved for %j",
  async (query) => {
    expect(await admin.browser.read(page + query)).not.toContain("<textarea");
    const answer = await admin.browser.post(page + query, { chapters: "Ours" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please choose a class and a subject.");
    expect(await ownChapters()).toEqual([]);
  },
);

test("where there is no standard list, the page says so", async () => {
  const shown = await admin.browser.read(`${page}?class=class-5&subject=data-structures`);
  expect(shown).toContain("There is no standard list");
});
