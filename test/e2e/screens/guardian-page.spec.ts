import { sampleAcademy } from "#content/site/academy.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { openDatabaseWithoutTimeouts, type Database } from "#data/shared/database.ts";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import { languages } from "#domain/shared/language.ts";
import { guardianLessonReport } from "#mails/lessons/lesson-report/mail.ts";
import { startAcademy, type StartedAcademy } from "../support/academy-process.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";

// The page of a child of the sample academy, as a family reads it on a phone.
test.describe.configure({ mode: "default" });
const phone = { width: 360, height: 760 };
const screens = 4;

let academy: StartedAcademy;
let database: Database;
let guardian: { id: string; student_id: string };
let page = "";

test.beforeAll(async () => {
  test.setTimeout(120_000);
  academy = await startAcademy("samples");
  const config = { ...academy.connection, max: 2, allowExitOnIdle: true };
  database = openDatabaseWithoutTimeouts(config).database;
  guardian = await database
    .selectFrom("guardians")
    .where("email", "=", "student.family@viluva.example")
    .select(["id", "student_id"])
    .executeTakeFirstOrThrow();
  const link = { guardianId: guardian.id, opens: "page", mailKind: "guardian-page" } as const;
  page = `/guardian/${await createGuardianLink(database, link)}`;
});
test.afterAll(async () => {
  await database.destroy();
  await academy.stop();
});

/** The ids of the child's lessons with a report, the newest first. */
async function listReported(): Promise<string[]> {
  const rows = await database
    .selectFrom("lesson_reports")
    .where("student_id", "=", guardian.student_id)
    .orderBy("starts_at", "desc")
    .select("lesson_id")
    .execute();
  return rows.map(({ lesson_id }) => lesson_id);
}

/** Where the mail about a lesson's report leads. */
async function pathInReportMail(lessonId: string): Promise<string> {
  const data = { lessonId, isChange: false, guardianId: guardian.id };
  const mail = await guardianLessonReport(data, {
    database,
    accountId: guardian.student_id,
    name: "",
    now: new Date(),
    academy: sampleAcademy,
  });
  const link = mail?.blocks.find(({ is }) => is === "link");
  return link?.is === "link" ? link.path : "";
}

for (const language of languages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`has ${screens} screens at most, ${language}, ${colorScheme}`, async ({ open }) => {
      const guardians = await open({ baseURL: academy.url, viewport: phone, colorScheme });
      await guardians.goto(`${page}?language=${language}`);
      const { height, scripts } = await guardians.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        scripts: document.scripts.length,
      }));
      expect(height).toBeLessThanOrEqual(screens * phone.height);
      expect(scripts).toBe(0);

      const report = guardians.locator(".last-report");
      const words = report.locator("details > :not(summary)");
      // Which lesson is next, and so how tall it is, depends on the time of day.
      await expect(report.locator("summary")).toBeInViewport({ ratio: 0.5 });
      await expect(words).toBeHidden();
      await report.locator("summary").click();
      await expect(words).toBeVisible();

      for (const fold of await guardians.locator("details:not([open]) > summary").all()) {
        if (await fold.isVisible()) await fold.click();
      }
      await expectAccessible(guardians, "guardian's page, unfolded");
    });
  }
}

test("a report is unfolded and in view from its mail, the last one and an older one", async ({
  open,
}) => {
  const [last = "", , , older = ""] = await listReported();
  for (const lessonId of [last, older]) {
    const guardians = await open({ baseURL: academy.url, viewport: phone });
    await guardians.goto(await pathInReportMail(lessonId));
    const lesson = guardians.locator(`#lesson-${lessonId}`);
    await expect(lesson.locator("dl").last()).toBeInViewport();
    await expect(lesson.locator("details")).toHaveAttribute("open");
  }
});

test("a lesson to come is in view from its mail, however far it is", async ({ open }) => {
  const { lesson_id: id } = await database
    .selectFrom("booked_times")
    .where("student_id", "=", guardian.student_id)
    .where("request_id", "is", null)
    .where("lesson_id", "is not", null)
    .orderBy("starts_at", "desc")
    .select("lesson_id")
    .executeTakeFirstOrThrow();
  const token = page.replace("/guardian/", "");
  const guardians = await open({ baseURL: academy.url, viewport: phone, javaScriptEnabled: false });
  await guardians.goto(lessonOnPage(token, id ?? ""));
  await expect(guardians.locator(`#lesson-${id}`)).toBeInViewport();
  await guardians.goto(lessonOnPage(token, crypto.randomUUID()));
  await expect(guardians.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("on paper the last report is whole, and nothing else unfolded", async ({ open }) => {
  const guardians = await open({ baseURL: academy.url, viewport: phone });
  await guardians.goto(page);
  await guardians.emulateMedia({ media: "print" });
  await expect(guardians.locator(".last-report details > :not(summary)")).toBeVisible();
  for (const name of ["Recordings", "This link"]) {
    await expect(guardians.getByRole("heading", { name })).toBeHidden();
  }
});
