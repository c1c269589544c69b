import { standardChapters } from "#content/teaching/syllabus/all.ts";
import { insertContent } from "#data/teaching/content.ts";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { emptyContent } from "#domain/teaching/content.ts";
import { degrees, emptyReport, homeworkStates } from "#domain/lessons/report.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { academyDatabase } from "../support/database.ts";
import { makeStudent, nextAccount, proveAddress, theAdmin } from "../support/people.ts";
import { makeCourse } from "../support/teaching.ts";

const month = "month=2026-01";
const year = "until=2026-02";

/** A student with a name in Telugu and a lesson on each day of January 2026, most with a report. */
async function makeLearner() {
  const account = nextAccount("Student", "అనన్య");
  const { student, tutor, assignmentId } = await makeCourse(account);
  const database = academyDatabase();
  const chapters = standardChapters("class-10", "mathematics");
  for (let day = 0; day < 30; day += 1) {
    const owner = { assignmentId, tutorId: tutor.id };
    const startsAt = new Date(Date.UTC(2026, 0, 1 + day, 12));
    const content = { ...emptyContent, title: "Class", url: "https://a.example", startsAt };
    const item = { ...content, minutes: 60 };
    const lessonId = (await insertContent(database, owner, "live-session", item)) ?? "";
    const outcome = day % 7 === 6 ? "student-missed" : "held";
    const event = { what: "settled", as: "tutor", outcome } as const;
    await insertLessonEvent(database, { lessonId, event, saidBy: tutor.id });
    if (outcome !== "held") continue;
    await insertReport(
      database,
      { lessonId, tutorId: tutor.id },
      {
        ...emptyReport,
        covered: chapters.slice(day % 12, (day % 12) + 1),
        coveredOther: day === 3 ? "A puzzle from the school's magazine" : "",
        understanding: degrees[day % 4] ?? null,
        lastHomework: homeworkStates[day % 3] ?? null,
      },
    );
  }
  return { student, tutor };
}

test("progress is accessible, at every width and in both schemes", async ({ open }) => {
  const { student } = await makeLearner();
  await proveAddress(student);
  const database = academyDatabase();
  const guardian = await makeGuardian({ database }, student, { decision: "given" });
  const ofStudent = `/admin-dashboard/students/${student.id}/progress`;
  const ofChild = `/guardian/${guardian.pageToken}/progress/${guardian.id}`;
  const screens = [
    ["empty", await makeStudent(), "/dashboard/progress"],
    ["a year", student, `/dashboard/progress?${year}`],
    ["a month", student, `/dashboard/progress?${month}`],
    ["an admin's", theAdmin(), `${ofStudent}?${year}`],
    ["a guardian's", undefined, `${ofChild}?${year}`],
    ["chapters", theAdmin(), "/admin-dashboard/syllabus?class=class-10&subject=physics"],
  ] as const;
  for (const [name, as, path] of screens) {
    const page = await open({ as });
    const answer = await page.goto(path);
    expect(answer?.status(), name).toBe(200);
    await expectAccessible(page, name);
    await page.close();
  }
});

test("a month with a lesson each day prints on one page", async ({ open }) => {
  const { student } = await makeLearner();
  const page = await open({ as: student });
  await page.goto(`/dashboard/progress?${month}`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("a student finds a month by keyboard, and prints it", async ({ open }) => {
  const { student } = await makeLearner();
  const page = await open({ as: student });
  await page.goto(`/dashboard/progress?${year}`);
  await page.getByRole("link", { name: "Lessons of January 2026, to print" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Progress in January 2026" })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-printed");
  await page.getByRole("link", { name: "All months" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Progress", exact: true })).toBeVisible();
});
