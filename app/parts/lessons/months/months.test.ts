import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { setOwnChapters } from "#data/teaching/syllabi.ts";
import { emptyReport, type Report } from "#domain/lessons/report.ts";
import type { Outcome } from "#domain/lessons/settlement.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const page = "/dashboard/progress";
let admin: Person;
let student: Person;
let tutor: Person;
let assignmentId: string;

/** The text of a page without its markup and scripts, so that words of several elements are one line. */
const textOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

const read = async (person: Person, path: string) => textOf(await person.browser.read(path));

interface Made {
  of?: string;
  outcome?: Outcome;
  report?: Partial<Report>;
}

async function makeLesson(
  startsAt: string,
  { of = assignmentId, outcome, report }: Made = {},
): Promise<string> {
  const content = { title: "Class", startsAt: new Date(startsAt), minutes: 60 };
  const lessonId = await publish(academy, of, tutor, "live-session", content);
  const saidBy = tutor.id;
  if (outcome) {
    const event = { what: "settled", as: "tutor", outcome } as const;
    await insertLessonEvent(academy.database, { lessonId, event, saidBy });
  }
  if (report) {
    const owner = { lessonId, tutorId: tutor.id };
    await insertReport(academy.database, owner, { ...emptyReport, ...report });
  }
  return lessonId;
}

const cancel = (lessonId: string, isLate: boolean) =>
  academy.pool.query(
    `update content_items set cancelled_at = now(), cancelled_as = 'student', cancel_reason = '',
       cancelled_late = $2 where id = $1`,
    [lessonId, isLate],
  );

beforeAll(async () => {
  admin = await makeAdmin(academy);
  student = await makeStudent(academy);
  await academy.pool.query("update students set name = 'అనన్య Goud' where id = $1", [student.id]);
  tutor = await makeTutor(academy);
  assignmentId = await assign(academy, student, tutor);
  const chapters = ["Light", "Electricity", "Magnets"];
  await setOwnChapters(academy.database, "class-10", "mathematics", { chapters, names: {} });
  await makeLesson("2026-01-01T10:00:00Z", {
    outcome: "held",
    report: { covered: ["LIGHT", "Mirrors"], understanding: 2, wentWell: "Canary praise" },
  });
  await makeLesson("2026-01-08T10:00:00Z", {
    outcome: "held",
    report: {
      covered: ["Light"],
      coveredOther: "Lenses",
      understanding: 4,
      lastHomework: "partly",
    },
  });
  // Its report is kept for admins, in case the outcome is changed again.
  await makeLesson("2026-01-15T10:00:00Z", {
    outcome: "student-missed",
    report: { covered: ["Magnets"], understanding: 1 },
  });
  await makeLesson("2026-01-16T10:00:00Z", { outcome: "tutor-missed" });
  await cancel(await makeLesson("2026-01-17T10:00:00Z"), true);
  await cancel(await makeLesson("2026-01-18T10:00:00Z"), false);
  await makeLesson("2026-01-19T10:00:00Z");
  const event = { what: "disputed", as: "student" } as const;
  const lessonId = await makeLesson("2026-01-21T10:00:00Z", { outcome: "held" });
  await insertLessonEvent(academy.database, { lessonId, event, saidBy: student.id });
  // It was over before outcomes were recorded.
  const old = await makeLesson("2026-01-20T10:00:00Z");
  await academy.pool.query("update content_items set finished_at = now() where id = $1", [old]);
  // Already February in India.
  await makeLesson("2026-01-31T18:30:00Z", {
    outcome: "held",
    report: { covered: ["Electricity"] },
  });
  const exam = { title: "Circles", mark: 17.5, outOf: 20 };
  const examId = await publish(academy, assignmentId, tutor, "exam", exam);
  await academy.pool.query("update content_items set created_at = '2026-02-03' where id = $1", [
    examId,
  ]);
  await publish(academy, assignmentId, tutor, "exam", { title: "Without a mark" });
  const deleted = await makeLesson("2026-02-02T10:00:00Z", { outcome: "held" });
  await academy.pool.query("delete from content_items where id = $1", [deleted]);
  await makeLesson("2025-01-01T10:00:00Z", {
    outcome: "held",
    report: { covered: ["Old chapter"] },
  });
});

describe("the student's progress", () => {
  test("has the months, the newest first, with their lessons", async () => {
    const text = await read(student, `${page}?until=2026-02`);
    const [maps = "", february = "", january = ""] = text.split(/Lessons of .+? 2026, to print/);
    expect(maps).toMatch(/February 2026 January 2026 .* February 2026 $/);
    expect(maps).toContain("2 of 3 chapters covered");
    expect(maps).toContain("Light , covered Electricity , covered Magnets , not covered yet");
    // Of all times, by the names that reports gave them.
    expect(maps).toContain("Also covered Mirrors Old chapter");
    expect(maps).toContain("January 1, 2026: Getting there January 8, 2026: Can explain it");
    expect(february).toContain("Held 2");
    expect(february).toContain("Exams Circles: 17.5 out of 20");
    expect(text).not.toContain("Without a mark");
    expect(january).toMatch(
      /Held 2 You missed 1 Tutor missed 1 Cancelled late 1 Not settled yet 2 /,
    );
    expect(january).toContain("LIGHT, Mirrors, Light, Lenses");
    expect(january).toContain("Can explain it, Getting there");
    expect(january).toContain("Homework Partly done");
    expect(january).not.toContain("Needs help");
    expect(text).not.toContain("Canary praise");
    expect(text).not.toContain("January 2025");
    expect(text).toContain("Earlier months");
  });

  test("leads to the months before, and back", async () => {
    const html = await student.browser.read(`${page}?until=2026-02`);
    expect(html).toContain(`href="${page}?until=2025-02"`);
    const earlier = await student.browser.read(`${page}?until=2025-02`);
    expect(earlier).toContain("January 2025");
    expect(earlier).toContain(`href="${page}?until=2026-02"`);
    expect(earlier).not.toContain("Earlier months");
  });

  test("of one month has its lessons, the student and the academy, to print", async () => {
    const text = await read(student, `${page}?month=2026-01`);
    expect(text).toContain("Progress in January 2026");
    expect(text).toContain("అనన్య Goud · Viluva");
    expect(text).toContain(
      "January 8, 2026 Mathematics, Class 10 · Held Covered: Light, Lenses Understanding: Can explain it Homework: Partly done January 15, 2026 Mathematics, Class 10 · You missed January 16",
    );
    expect(text).not.toContain("January 18, 2026");
    expect(text).not.toContain("chapters covered");
    const february = await read(student, `${page}?month=2026-02`);
    expect(february).toContain("February 2, 2026 A lesson that was deleted · Held");
  });

  test("is kind before the first lesson", async () => {
    const newcomer = await makeStudent(academy);
    const text = await read(newcomer, page);
    expect(text).toContain("Progress begins with the first lesson.");
    expect(await read(newcomer, `${page}?month=2026-01`)).toContain("Nothing was noted");
  });

  test("has a course that begins with the chapters ahead, and none of another student", async () => {
    const other = await makeStudent(academy);
    await assign(academy, other, await makeTutor(academy));
    const text = await read(other, `${page}?until=2026-02`);
    expect(text).toContain("3 chapters ahead");
    expect(text).not.toContain("January 2026");
    expect(text).not.toContain("Mirrors");
  });

  test("leaves out a course that is not open (§4)", async () => {
    const other = await makeStudent(academy);
    const closed = await assign(academy, other, tutor);
    await makeLesson("2026-03-01T10:00:00Z", {
      of: closed,
      outcome: "held",
      report: { covered: ["Mirrors"] },
    });
    const address = `${page}?until=2026-03`;
    expect(await read(other, address)).toContain("Also covered Mirrors");
    await academy.pool.query("update assignments set status = 'over' where id = $1", [closed]);
    await academy.pool.query(
      `insert into course_approvals values ($1, $2, false)
       on conflict (student_id, course_id) do update set approved = false`,
      [other.id, closed],
    );
    const text = await read(other, address);
    expect(text).not.toContain("Mirrors");
    expect(text).not.toContain("March 2026");
  });
});

describe("an admin", () => {
  test("sees it from the student's page", async () => {
    const ofStudent = `/admin-dashboard/students/${student.id}`;
    expect(await admin.browser.read(ofStudent)).toContain(`${ofStudent}/progress`);
    const text = await read(admin, `${ofStudent}/progress?until=2026-02`);
    expect(text).toMatch(/Held 2 Student missed 1 /);
    expect(text).toContain("2 of 3 chapters covered");
  });

  test.each(["00000000-0000-4000-8000-000000000000", "nobody"])("finds no %s", async (id) => {
    const answer = await admin.browser.get(`/admin-dashboard/students/${id}/progress`);
    expect(answer.status).toBe(404);
  });
});

describe("a guardian", () => {
  const visitor = () => new TestBrowser(academy);

  test.each([
    ["no answer", undefined, undefined, 404],
    ["a refusal", "withheld", 2, 404],
    ["a withdrawal", "withdrawn", 2, 404],
    ["consent to the first text", "given", 1, 404],
    ["consent to the text that names reports", "given", 2, 200],
  ] as const)("with %s", async (_, decision, version, status) => {
    const child = await makeStudent(academy);
    const guardian = await makeGuardian(academy, child);
    if (decision) await answerAs(academy, guardian, decision, version);
    const own = `/guardian/${guardian.pageToken}/progress/${guardian.id}`;
    expect((await visitor().get(own)).status).toBe(status);
    const children = await visitor().read(`/guardian/${guardian.pageToken}`);
    expect(children.includes(own)).toBe(status === 200);
  });

  test("reads the progress of their own children only, until the consent is withdrawn", async () => {
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const stranger = await makeGuardian(academy, await makeStudent(academy), { decision: "given" });
    const own = `/guardian/${guardian.pageToken}/progress/${guardian.id}`;
    const text = textOf(await visitor().read(`${own}?until=2026-02`));
    expect(text).toContain("2 of 3 chapters covered");
    expect(text).toMatch(/Held 2 Student missed 1 /);
    const another = `/guardian/${stranger.pageToken}/progress/${guardian.id}`;
    expect((await visitor().get(another)).status).toBe(404);
    await answerAs(academy, guardian, "withdrawn");
    expect((await visitor().get(own)).status).toBe(404);
  });
});

test("a student's numbers go with the student", async () => {
  const gone = await makeStudent(academy);
  const path = `/admin-dashboard/students/${gone.id}/progress`;
  expect((await admin.browser.get(path)).status).toBe(200);
  await academy.pool.query("delete from accounts where id = $1", [gone.id]);
  expect((await admin.browser.get(path)).status).toBe(404);
});
