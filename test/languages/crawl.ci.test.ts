import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { standardSite } from "#content/site/site.ts";
import { standardChapters } from "#content/teaching/syllabus/all.ts";
import { readWay } from "#domain/timetable/away.ts";
import { classIds, subjectIds } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { createSession } from "#security/session.ts";
import {
  languageNames,
  languageTag,
  localizePath,
  translationLanguages,
  type Language,
} from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import { everyNth } from "#test/support/depth.ts";
import { cheapCost } from "#test/support/fast.ts";
import { fillSampleAcademy } from "../../database/sample-academy.ts";
import { readFacts, type Facts } from "../../look/facts.ts";
import type { Group, Screen } from "../../look/screen.ts";
import { groups } from "../../look/screens.ts";
import type { Actor } from "../access/actors.ts";
import { access } from "../access/answers.ts";
import { type Url } from "../access/rows.ts";
import { quietRefusals } from "../access/ask.ts";
import { findEnglish } from "./english-left.ts";
import { readCalendarTexts, readDataTexts, readPageTexts, scripts } from "./page-texts.ts";
import { leaves, readTypedTexts, withoutTexts } from "./typed-texts.ts";

// Every screen of the product as its reader gets it in Telugu and in Hindi: nothing that a person
// reads or hears may be in English, apart from what people have typed. A text in another language
// than its page says so with `lang`.

const academy = useAcademy();
let facts: Facts;
let withoutTyped: (text: string) => string;

beforeAll(async () => {
  await fillSampleAcademy(academy.database, new Date(), cheapCost);
  // Usernames that are words would hide them.
  await academy.pool.query("update students set username = 'ananya-' || username");
  facts = await readFacts(academy.database);
  withoutTyped = withoutTexts(await readTypedTexts(academy.pool));
}, 60_000);
beforeEach(quietRefusals);

const chapters = new Set(
  classIds.flatMap((classId) => subjectIds.flatMap((id) => standardChapters(classId, id))),
);

/** The editor of the site edits its English, which its pages mark as such. */
const withoutSite = withoutTexts(leaves(standardSite));
const editor = "/admin-dashboard/site";

type Translated = (typeof translationLanguages)[number];

async function signIn(
  language: Language,
  { email, isProved = false }: Pick<Group, "email" | "isProved">,
): Promise<TestBrowser> {
  const browser = new TestBrowser(academy);
  if (email === null) {
    browser.keep(`viluva_language=${language}`);
    return browser;
  }
  const { rows } = await academy.pool.query<{ id: string }>(
    "update accounts set language = $2 where email = $1 returning id",
    [email, language],
  );
  browser.keep(await createSession(academy.database, false, rows[0]?.id ?? "", ""));
  if (isProved) {
    await academy.pool.query("update sessions set confirmed_at = now() where account_id = $1", [
      rows[0]?.id,
    ]);
  }
  return browser;
}

/** The English of a text that nobody has typed. */
const readEnglish = (text: string) =>
  findEnglish(text).length === 0 ? [] : findEnglish(withoutTyped(text));

/** The first letters of a name, which stand for its picture. */
const isInitials = (text: string) =>
  [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text.trim())].length <= 2;

/** Texts of a page that are in none of the languages that they say they are in. */
function findForeign(html: string, language: Translated): string[] {
  const other = language === "te" ? "hi" : "te";
  return readPageTexts(html)
    .filter(({ lang }) => lang === languageTag(language))
    .filter(({ text }) => !isInitials(text))
    .flatMap(({ text, where }) => {
      const left = withoutTyped(text.replace(languageNames[other], ""));
      const foreign = scripts[other].test(left) ? [left] : [];
      return [...readEnglish(text), ...foreign].map((found) => `${where}: ${found}`);
    });
}

/** What is wrong with an answer's language. */
async function readAnswer(answer: Response, path: string, language: Translated): Promise<string[]> {
  const html = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  if (!type.includes("html")) return [];
  const lang = /<html lang="([^"]*)"/.exec(html)?.[1];
  // A preview is in the language of its page.
  if (path === `${editor}/preview`) return [];
  if (lang !== languageTag(language)) return [`${path} is in ${lang}`];
  return findForeign(html, language).map((found) => `${path} ${found}`);
}

const unique = (paths: readonly string[]) => [...new Set(paths)];

const pathsOf = (group: Pick<Group, "screens">, language: Language) =>
  unique(group.screens.map(({ path }) => localizePath(path(facts), language)));

const sampled = (paths: readonly string[], shift: number) => everyNth(12, paths, shift);

// Some states need a free hour in the sample's timetable; their screens are in other groups too.
const asItIs = groups.filter(({ arrange }) => !arrange);

const adminScreens = groups.find(({ name }) => name === "admin")?.screens ?? [];
const staff = ["coordinator", "accountant", "editor"].map((role): Group => ({
  name: role,
  email: `${role}@viluva.example`,
  screens: adminScreens,
}));

describe.each(everyNth(2, translationLanguages))("in %s", (language) => {
  test.each([...asItIs, ...staff])("the screens of $name have no English left", async (group) => {
    const browser = await signIn(language, group);
    const found: string[] = [];
    for (const path of sampled(pathsOf(group, language), group.name.length)) {
      found.push(...(await readAnswer(await browser.get(path), path, language)));
    }
    expect(found).toEqual([]);
  });

  test.each(asItIs)("the data of $name has no English left", async (group) => {
    const browser = await signIn(language, group);
    const found: string[] = [];
    for (const path of sampled(pathsOf(group, language), group.name.length + 5)) {
      const data = await browser.getData(path);
      for (const each of readDataTexts(data.text)) {
        // What a choice of the form of a report sends, and the fields with a syllabus's English.
        if (each.split("\n").every((line) => chapters.has(line))) continue;
        // What a choice of the desk sends.
        if (readWay(each)) continue;
        const text = path.startsWith(editor) ? withoutSite(each) : each;
        found.push(...readEnglish(text).map((run) => `${path}.data ${run}`));
      }
    }
    expect(found).toEqual([]);
  });

  test.each(asItIs)("the refused forms of $name have no English left", async (group) => {
    const browser = await signIn(language, group);
    const found: string[] = [];
    const refusing = group.screens.filter((screen) => isRefused(group, screen));
    for (const path of sampled(pathsOf({ screens: refusing }, language), group.name.length)) {
      await academy.pool.query("delete from rate_limits");
      const answer = await browser.post(path);
      found.push(...(await readAnswer(answer, `POST ${path}`, language)));
    }
    expect(found).toEqual([]);
  });

  test("what is kept about a person has words for its codes", async () => {
    const found: string[] = [];
    for (const role of ["student", "tutor", "admin"]) {
      const browser = await signIn(language, { email: `${role}@viluva.example`, isProved: true });
      // A text that is marked as English is one that somebody has typed.
      for (const { text, where, lang } of readPageTexts(await browser.read("/account/export"))) {
        if (where === "dd" && lang === "en") found.push(...readEnglish(text));
      }
    }
    expect(unique(found)).toEqual([]);
  });

  test("calendars and lists have no English left", async () => {
    const student = await signIn(language, { email: "student@viluva.example", isProved: true });
    const tutor = await signIn(language, { email: "tutor@viluva.example", isProved: true });
    const admin = await signIn(language, { email: "admin@viluva.example", isProved: true });
    const feeds = [
      [new TestBrowser(academy), await createFeed({ browser: student }, "viluva-demo")],
      [new TestBrowser(academy), await createFeed({ browser: tutor }, "viluva-demo")],
      [
        new TestBrowser(academy),
        `/guardian/${facts.guardianToken}/classes.ics?language=${language}`,
      ],
      [student, `/dashboard/sessions/${facts.comingId}.ics`],
      [tutor, `/tutor-dashboard/sessions/${facts.comingId}.ics`],
    ] as const;
    const found: string[] = [];
    for (const [browser, path] of feeds) {
      const answer = await browser.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const texts = readCalendarTexts(await answer.text());
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) {
        found.push(...readEnglish(text).map((run) => `${path} ${run}`));
      }
    }
    for (const list of ["students", "tutors", "assignments", "quality", "quality/lessons"]) {
      const path = `/admin-dashboard/${list}.csv`;
      const answer = await admin.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const [head = "", ...rows] = (await answer.text()).split("\r\n");
      found.push(...findEnglish(head).map((run) => `${path} head ${run}`));
      for (const row of rows) {
        found.push(...readEnglish(row).map((run) => `${path} ${run}`));
      }
    }
    expect(unique(found)).toEqual([]);
  });

  test("error pages have no English left", async () => {
    const visitor = await signIn(language, { email: null });
    const student = await signIn(language, { email: "student@viluva.example" });
    const asked = [
      [visitor, `/${language}/no-such-page`, 404],
      [student, `/dashboard/no-such-page`, 404],
      [student, "/tutor-dashboard", 403],
      [student, `/dashboard/courses/${facts.noId}`, 404],
      [visitor, `/guardian/${facts.noToken}`, 404],
    ] as const;
    const found: string[] = [];
    for (const [browser, path, status] of asked) {
      const answer = await browser.get(path);
      expect([path, answer.status]).toEqual([path, status]);
      found.push(...(await readAnswer(answer, path, language)));
    }
    expect(found).toEqual([]);
  });
});

const actorOf: Readonly<Record<string, Actor>> = {
  public: "visitor",
  "sign-in": "visitor",
  student: "student",
  tutor: "tutor",
  admin: "admin",
  account: "student",
  "tutor-account": "tutor",
  "admin-account": "admin",
  "proved-admin": "admin",
};

/** Whether an empty form of a screen is refused with a message. */
function isRefused({ name }: Group, { url }: Screen): boolean {
  if (name === "guardian") return /consent|times|request|outcome/.test(url) || url === "/guardian";
  const actor = actorOf[name];
  return actor !== undefined && access[url as Url].post[actor].own === 400;
}
