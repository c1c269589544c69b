import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin, type SignedIn } from "../support/people.ts";
import { academyDatabase } from "../support/database.ts";
import { assign, makeCourse, publish } from "../support/teaching.ts";

const week = "week=2036-12-01";

async function teach() {
  const made = await makeCourse();
  for (const [title, date, time] of [
    ["A lesson with a title that is longer than its place", "2036-12-01", "17:30"],
    ["Circles", "2036-12-03", "07:15"],
    ["Squares", "2036-12-07", "20:00"],
  ] as const) {
    await publish(made.tutor, made.assignmentId, "live-sessions", title, { date, time });
  }
  return made;
}

/** Each role's screens. */
async function listScreens(): Promise<[name: string, person: SignedIn, path: string][]> {
  const { student, tutor } = await teach();
  return [
    ["student", student, `/dashboard/timetable?${week}`],
    ["tutor", tutor, `/tutor-dashboard/timetable?${week}`],
    ["everybody", theAdmin(), `/admin-dashboard/timetable?${week}`],
    ["one tutor", theAdmin(), `/admin-dashboard/timetable?tutor=${tutor.id}&${week}`],
  ];
}

test("every week is accessible, at every width and in both schemes", async ({ open }) => {
  for (const [name, person, path] of await listScreens()) {
    const page = await open({ as: person });
    await page.goto(path);
    await expectAccessible(page, name);
    await page.close();
  }
});

test("the dialogs of a tutor's week are accessible", async ({ open }) => {
  const { tutor } = await teach();
  const page = await open({ as: tutor });
  await page.goto(`/tutor-dashboard/timetable?${week}`);
  await page.getByRole("link", { name: /^Circles/ }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "lesson");
  await page.goto("/tutor-dashboard/timetable/add?date=2036-12-02&time=17:00");
  await expectAccessible(page, "add at a free place");
});

test("a week prints on one page", async ({ open }) => {
  for (const [name, person, path] of (await listScreens()).filter(
    ([name]) => name !== "everybody",
  )) {
    const page = await open({ as: person });
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages, name).toHaveLength(1);
    await page.close();
  }
});

/** Words in a week that are broken inside, and texts of its cells that its columns clip. */
function findSpoiltWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoilt: string[] = [];
    for (const cell of document.querySelectorAll(".week :is(th, td), .week-days a")) {
      if (!cell.checkVisibility()) continue;
      const { left, right } = cell.getBoundingClientRect();
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(".sr-only")) continue;
        for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) spoilt.push(`broken: ${word}`);
          const box = range.getBoundingClientRect();
          const isHeading = cell.tagName !== "TD";
          if (isHeading && (box.left < left - 1 || box.right > right + 1)) {
            spoilt.push(`clipped: ${word}`);
          }
        }
      }
    }
    return spoilt;
  });
}

test("a week has whole words at every width, in every language", async ({ open }) => {
  const student = await makeStudent({ ...nextAccount("Student"), name: "Asha Rao" });
  const tutor = await makeTutor({ ...nextAccount("Tutor"), name: "Lakshmi Venkataraman" });
  const assignmentId = await assign(student, tutor);
  for (const [title, date, time] of [
    ["Programming with variables", "2036-12-03", "17:00"],
    ["Understanding photosynthesis", "2036-12-04", "18:00"],
    ["ప్రోగ్రామింగ్ అభ్యాసాలు", "2036-12-05", "18:00"],
    ["प्रोग्रामिंग का अभ्यास", "2036-12-06", "18:00"],
  ] as const) {
    await publish(tutor, assignmentId, "live-sessions", title, { date, time });
  }
  const screens = [
    [student, ["en", "te", "hi"], `/dashboard/timetable?${week}&day=2036-12-03`],
    [tutor, ["en", "te", "hi"], `/tutor-dashboard/timetable?${week}&day=2036-12-03`],
    // All tests share this account, so it keeps its language.
    [
      theAdmin(),
      ["en"],
      `/admin-dashboard/timetable?${week}&day=2036-12-03&q=Lakshmi+Venkataraman`,
    ],
  ] as const;
  for (const [person, languages, path] of screens) {
    const page = await open({ as: person });
    for (const language of languages) {
      if (languages.length > 1) {
        await academyDatabase()
          .updateTable("accounts")
          .set({ language })
          .where("email", "=", person.email)
          .execute();
      }
      await page.goto(path);
      for (const width of [360, 640, 768, 900, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} in ${language} at ${width} px`;
        expect.soft(await findSpoiltWords(page), where).toEqual([]);
        const days = await page.locator(".week thead th:visible").count();
        if (width !== 1024) expect.soft(days, where).toBe(width < 1024 ? 2 : 8);
      }
    }
    await page.close();
  }
});
