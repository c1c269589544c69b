import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setOwnChapters } from "#data/teaching/syllabi.ts";
import { translationLanguages, type Language } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import { makeGuardian, type Guardian } from "#test/support/guardians.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

// Everywhere where a chapter is named: in its reader's language, while what is stored stays as it is.

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env);
let admin: Person;
let student: Person;
let tutor: Person;
let guardian: Guardian;
let assignmentId = "";
let lessonId = "";

const covered = ["Real numbers", "Vedic maths", "Robot sums", "A chapter of before"];

/** The chapters of the report in each language: a standard one, two of the academy's own, and an old one. */
const shown: Record<Language, string[]> = {
  en: covered,
  te: ["వాస్తవ సంఖ్యలు", "వేద గణితం", "Robot sums", "A chapter of before"],
  hi: ["वास्तविक संख्याएँ", "वैदिक गणित", "Robot sums", "A chapter of before"],
};

beforeAll(async () => {
  admin = await makeAdmin(academy);
  await setOwnChapters(academy.database, "class-10", "mathematics", {
    chapters: ["Real numbers", "Vedic maths", "Robot sums", "Sets"],
    names: { "vedic maths": { te: "వేద గణితం", hi: "वैदिक गणित" } },
  });
});

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  guardian = await makeGuardian(academy, student, { decision: "given" });
  const startsAt = new Date(Date.now() - 90 * 60_000);
  lessonId = await publish(academy, assignmentId, tutor, "live-session", { title: "T", startsAt });
});

async function choose(language: Language): Promise<void> {
  const ids = [student.id, tutor.id, admin.id];
  await academy.pool.query("update accounts set language = $2 where id = any($1)", [ids, language]);
  await academy.pool.query("update guardians set language = $2 where id = $1", [
    guardian.id,
    language,
  ]);
}

async function report(): Promise<void> {
  const path = `/tutor-dashboard/sessions/${lessonId}/finish`;
  const answer = await tutor.browser.post(path, { report: "send", outcome: "held", covered });
  expect(answer.status).toBe(303);
}

describe.each(everyNth(3, ["en", ...translationLanguages] as const))("in %s", (language) => {
  const names = shown[language].join(", ");

  beforeEach(async () => {
    await choose(language);
    await report();
  });

  test("a report is stored with the names that the academy keeps", async () => {
    const { rows } = await academy.pool.query<{ covered: string[] }>(
      "select covered from lesson_reports where lesson_id = $1",
      [lessonId],
    );
    expect(rows).toEqual([{ covered }]);
  });

  test("families, the tutor and the staff read them on their pages", async () => {
    const home = `/guardian/${guardian.pageToken}`;
    const visitor = new TestBrowser(academy);
    const pages: [TestBrowser, string][] = [
      [student.browser, `/dashboard/courses/${assignmentId}`],
      [student.browser, "/dashboard/progress"],
      [tutor.browser, `/tutor-dashboard/${assignmentId}/live-sessions`],
      [admin.browser, `/admin-dashboard/lessons/${lessonId}`],
      [visitor, `${home}?language=${language}`],
      [visitor, `${home}/progress/${guardian.id}?language=${language}`],
    ];
    for (const [browser, path] of pages) {
      expect([path, (await browser.read(path)).includes(names)]).toEqual([path, true]);
    }
  });

  test("the map of a course has them, those that were covered and those that were not", async () => {
    const page = await student.browser.read("/dashboard/progress");
    const sets = { en: "Sets", te: "సమితులు", hi: "समुच्चय" }[language];
    for (const name of [...shown[language], sets]) expect(page).toContain(`>${name}<`);
    const other = { en: "సమితులు", te: ">Sets<", hi: ">Sets<" }[language];
    expect(page).not.toContain(other);
  });

  test("the tutor chooses by them, and the form sends what is stored", async () => {
    const form = await tutor.browser.read(`/tutor-dashboard/sessions/${lessonId}/finish`);
    for (const [index, chapter] of covered.entries()) {
      const input = `<input[^>]*name="covered"[^>]*value="${chapter}"[^>]*/>${shown[language][index]}<`;
      expect(form).toMatch(new RegExp(input));
    }
  });

  test("the tutor reads them on the home, before the next lesson", async () => {
    const startsAt = new Date(Date.now() + 5 * 60_000);
    await publish(academy, assignmentId, tutor, "live-session", { title: "Next", startsAt });
    expect(await tutor.browser.read("/tutor-dashboard")).toContain(names);
  });

  test("the mails have them", async () => {
    await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
    for (const { email } of [student, guardian]) {
      const read = () =>
        sink.arrived.find((mail) => mail.recipient === email && mail.text?.includes(names));
      await expect.poll(read, { interval: 50, timeout: 10_000 }).toBeDefined();
    }
  });

  test("what is kept about a student names standard chapters as they read them", async () => {
    const [standard] = shown[language];
    await academy.pool.query("update sessions set confirmed_at = now() where account_id = $1", [
      student.id,
    ]);
    expect(await student.browser.read("/account/export")).toContain(`${standard}, Vedic maths`);
  });
});
