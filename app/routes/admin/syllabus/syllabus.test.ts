import { beforeAll, beforeEach, expect, test } from "vitest";
import { standardChapters } from "#content/teaching/syllabus/all.ts";
import { listOwnSyllabi } from "#data/teaching/syllabi.ts";
import { maxChapterName, maxChapters } from "#domain/teaching/syllabus.ts";
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
  return (await listOwnSyllabi(academy.database, choice)).map(({ chapters }) => chapters);
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

const many = Array.from({ length: maxChapters + 1 }, (_, index) => `Chapter ${index}`).join("\n");

test.each([
  ["no chapters", " \n ", "Please write at least one chapter"],
  ["too many", many, "Please write at most 60 chapters."],
  ["a long one", `Light\n${"L".repeat(maxChapterName + 1)}`, "more than 120 characters"],
  ["one twice", "Light\nHeat\nlight", "in the list twice: light"],
  ["private characters", "Li\ue000ght", "invisible characters"],
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
  const name = "ఘ".repeat(maxChapterName - 2);
  const chapters = Array.from({ length: maxChapters }, (_, index) => `${10 + index}${name}`);
  const saved = await admin.browser.submit(physics, { chapters: chapters.join("\r\n") });
  expect(saved.page).toContain("Chapters saved.");
  expect(await ownChapters()).toEqual([chapters]);
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
