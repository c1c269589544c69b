import { beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { findStudentRecord } from "#data/teaching/student-record.ts";
import { day, hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { emptyReport, type Report } from "#domain/lessons/report.ts";
import { describeHomework, describeToDo } from "#parts/teaching/student/descriptions.ts";
import { coursesOf } from "#use-cases/teaching/courses.ts";
import { useAcademy } from "#test/support/academy.ts";
import type { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
const words = "Exercises 1 to 5";
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const dateIn = (days: number) => toIndiaDateTimeFields(new Date(Date.now() + days * day)).date;

/** A lesson some days ago with a report. @returns the lesson's id */
async function report(daysAgo: number, said: Partial<Report>, by = tutor, of = assignmentId) {
  const content = { title: `Lesson ${daysAgo}`, startsAt: new Date(Date.now() - daysAgo * day) };
  const lessonId = await publish(academy, of, tutor, "live-session", content);
  const written = { ...emptyReport, covered: ["Circles"], homework: words, ...said };
  await insertReport(academy.database, { lessonId, tutorId: by.id }, written);
  return lessonId;
}

const coursePage = () => `/dashboard/courses/${assignmentId}`;
const tick = (id: string, what: "finish" | "reopen") => `/dashboard/homework/${id}/${what}`;

const sectionOf = async (browser: TestBrowser, page: string, id: string) =>
  new RegExp(`<section aria-labelledby="${id}"[^]*?</section>`).exec(
    await browser.read(page),
  )?.[0] ?? "";
const forToday = ({ browser }: Person) => sectionOf(browser, "/dashboard", "for-today");
const toDo = ({ browser }: Person) => sectionOf(browser, "/dashboard", "to-do");
const inCourse = ({ browser }: Person) => sectionOf(browser, coursePage(), "homework");

const finished = async (id: string) => {
  const ticked = "select from homeworks where id = $1 and done_at is not null";
  return (await academy.pool.query(ticked, [id])).rows.length;
};

describe("homework", () => {
  test("of today stands above everything else, with a link to it in the course", async () => {
    const id = await report(2, { homeworkUntil: dateIn(0) });
    expect(await forToday(student)).toContain(`href="/dashboard/homework/${id}"`);
    expect(await forToday(student)).toContain("Until today");
    expect(await toDo(student)).not.toContain(words);
    expect(await inCourse(student)).toContain(`id="homework-${id}"`);
  });

  test("comes before exams and recordings, what is late first, and is late kindly", async () => {
    for (const [days, homework] of [
      [-1, "Late"],
      [1, "Tomorrow"],
      [5, "Later"],
    ] as const) {
      await report(6 - days, { homework, homeworkUntil: dateIn(days) });
    }
    await report(4, { homework: "Undated" });
    await publish(academy, assignmentId, tutor, "recording", { title: "Film" });
    const exam = await publish(academy, assignmentId, tutor, "exam", { title: "Quiz" });
    await academy.pool.query("update content_items set mark = 5, mark_out_of = 10 where id = $1", [
      exam,
    ]);
    const page = await toDo(student);
    const places = ["Late", "Tomorrow", "Later", "Undated", "Quiz"].map((title) =>
      page.indexOf(`>${title}<`),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(page).toContain("Until yesterday. You can still hand it in.");
    expect(page).toContain("Until tomorrow<");
    expect(page).toContain("Mark: 5 out of 10 · Mathematics");
    expect(page).toContain("1 more in Mathematics");
  });

  test("that is ticked is not asked for any more, however late it is", () => {
    const homework = { id: "", text: "Dated", until: dateIn(-2), setAt: "" };
    const [open, finished] = [false, true].map((isFinished) =>
      describeHomework({ ...homework, isFinished }, new Date()),
    );
    expect(open?.until).toContain("You can still hand it in.");
    expect(finished?.until).not.toContain("hand it in");
  });

  test("is late from midnight in India on, and to do for a week after its date", async () => {
    await report(2, { homework: "Dated", homeworkUntil: dateIn(0) });
    await report(3, { homework: "Undated" });
    const midnight = new Date(`${dateIn(1)}T00:00:00+05:30`).getTime();
    const at = async (moment: number) => {
      const now = new Date(moment);
      const record = await findStudentRecord(academy.database, student.id, now);
      if (!record) throw new Error("no student");
      const { today, items } = describeToDo({ ...coursesOf(record), now });
      return [today, items].map((list) => list.map(({ title, note }) => `${title}: ${note}`));
    };
    const undated = "Undated: Homework · Mathematics, Class 10";
    const dated = "Dated: Homework · Mathematics, Class 10 · Until";
    expect(await at(midnight - 1)).toEqual([[`${dated} today`], [undated]]);
    const late = `${dated} yesterday. You can still hand it in.`;
    expect(await at(midnight)).toEqual([[], [late, undated]]);
    const [, lastDay] = await at(midnight + 7 * day - 1);
    expect(lastDay).toEqual([expect.stringContaining("You can still hand it in."), undated]);
    expect(await at(midnight + 7 * day)).toEqual([[], [undated]]);
    // Without a date it is to do for two weeks after its lesson.
    expect(await at(midnight + 11 * day - 1)).toEqual([[], [undated]]);
    expect(await at(midnight + 11 * day)).toEqual([[], []]);
  });

  test("that the next report calls done is no longer to do", async () => {
    await report(4, { homework: "First" });
    await report(3, { homework: "Second", lastHomework: "partly" });
    await report(2, { homework: "", lastHomework: "done" });
    const page = await toDo(student);
    expect([page.includes("First"), page.includes("Second")]).toEqual([true, false]);
  });

  test("of a substitute's report counts as any", async () => {
    const substitute = await makeTutor(academy);
    await report(2, { homeworkUntil: dateIn(0) }, substitute);
    expect(await forToday(student)).toContain(words);
  });

  test("of a deleted lesson, or one that was missed after all, is not to do", async () => {
    const deleted = await report(2, {});
    const missed = await report(3, { homework: "Missed" });
    await academy.pool.query("delete from content_items where id = $1", [deleted]);
    const event = { what: "settled", as: "tutor", outcome: "student-missed" } as const;
    await insertLessonEvent(academy.database, { lessonId: missed, event, saidBy: tutor.id });
    expect(await toDo(student)).toContain("Nothing at the moment.");
    expect(await inCourse(student)).toBe("");
    expect((await student.browser.post(tick(missed, "finish"))).status).toBe(404);
  });
});

describe("homework is read by", () => {
  test("its student, and no other one of the same tutor", async () => {
    await report(2, {});
    const other = await makeStudent(academy);
    await assign(academy, other, tutor);
    expect(await toDo(student)).toContain(words);
    expect(await other.browser.read("/dashboard")).not.toContain(words);
    expect((await other.browser.get(coursePage())).status).toBe(404);
  });

  test("its student after a hand-over and while the tutor is suspended; the former tutor reads nothing", async () => {
    const id = await report(2, {});
    await student.browser.post(tick(id, "finish"));
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    expect(await inCourse(student)).toContain(words);
    const lessons = `/tutor-dashboard/${assignmentId}/live-sessions`;
    expect((await tutor.browser.get(lessons)).status).toBe(404);
    expect(await tutor.browser.read("/tutor-dashboard")).not.toContain(words);
    const { id: adminId } = await makeAdmin(academy);
    await academy.database
      .transaction()
      .execute((trx) => suspendTutor(trx, { tutorId: next.id, reason: "A test.", adminId }));
    expect(await inCourse(student)).toContain(words);
  });

  test("nobody once the course is closed", async () => {
    const id = await report(2, {});
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [
      assignmentId,
    ]);
    await academy.pool.query("update course_approvals set approved = false where course_id = $1", [
      assignmentId,
    ]);
    expect(await student.browser.read("/dashboard")).not.toContain(words);
    expect((await student.browser.post(tick(id, "finish"))).status).toBe(404);
    expect(await finished(id)).toBe(0);
  });
});

describe("the tick of homework", () => {
  test("is kept, returns to its page, and is taken back", async () => {
    const id = await report(2, {});
    const page = `${coursePage()}#homework-${id}`;
    const answer = await student.browser.post(tick(id, "finish"), { page });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
    expect(await toDo(student)).not.toContain(words);
    expect(await inCourse(student)).toContain('aria-checked="true"');
    const { rows } = await academy.pool.query(
      "select action, actor_id, subject_kind from audit_log where subject_id = $1",
      [id],
    );
    expect(rows).toContainEqual({
      action: "finish-item",
      actor_id: student.id,
      subject_kind: "homework",
    });
    await student.browser.post(tick(id, "reopen"), { page });
    expect(await toDo(student)).toContain(words);
    expect(await inCourse(student)).not.toContain('aria-checked="true"');
  });

  test("is only the student's own, and only of a report with homework", async () => {
    const id = await report(2, {});
    const none = await report(3, { homework: "" });
    const stranger = await makeStudent(academy);
    await assign(academy, stranger, tutor);
    for (const what of ["finish", "reopen"] as const) {
      expect((await stranger.browser.post(tick(id, what))).status).toBe(404);
      expect((await tutor.browser.post(tick(id, what))).status).toBe(302);
      expect((await student.browser.post(tick(none, what))).status).toBe(404);
    }
    expect([await finished(id), await finished(none)]).toEqual([0, 0]);
  });

  test("comes back with a lesson whose deletion is undone", async () => {
    const id = await report(2, {});
    await student.browser.post(tick(id, "finish"));
    const lesson = `/tutor-dashboard/${assignmentId}/live-sessions/${id}`;
    await tutor.browser.post(`${lesson}/delete`);
    expect(await inCourse(student)).toBe("");
    expect((await student.browser.post(tick(id, "reopen"))).status).toBe(404);
    await tutor.browser.post(`${lesson}/undo`);
    expect(await inCourse(student)).toContain('aria-checked="true"');
  });

  test("is removed with other homework, and stays with the same until another day", async () => {
    const startsAt = new Date(Date.now() - 2 * hour);
    const content = { title: "Lesson", startsAt, minutes: 60 };
    const id = await publish(academy, assignmentId, tutor, "live-session", content);
    const send = async (homework: string, days: number) => {
      const fields = { homework, homeworkUntil: dateIn(days), covered: "Circles" };
      const path = `/tutor-dashboard/sessions/${id}/finish`;
      const form = { report: "send", outcome: "held", ...fields };
      expect((await tutor.browser.post(path, form)).status).toBe(303);
    };
    await send("Exercise 1", 3);
    await student.browser.post(tick(id, "finish"));
    await send("Exercise 1", 2);
    expect(await finished(id)).toBe(1);
    await send("Exercise 2", 2);
    expect(await finished(id)).toBe(0);
    expect(await toDo(student)).toContain("Exercise 2");
  });
});

test("an exam that was done comes back once it has a mark, and is seen with a tick", async () => {
  const exam = await publish(academy, assignmentId, tutor, "exam", { title: "Quiz" });
  await academy.pool.query(
    "update content_items set created_at = now() - interval '40 days' where id = $1",
    [exam],
  );
  const ticked = `/dashboard/items/${exam}/finish`;
  await student.browser.post(ticked);
  const path = `/tutor-dashboard/${assignmentId}/exams/${exam}/edit`;
  const opened = /name="opened" value="([^"]*)"/.exec(await tutor.browser.read(path))?.[1] ?? "";
  const fields = { title: "Quiz", description: "About it.", url: "https://video.example/1" };
  const answer = await tutor.browser.post(path, { ...fields, mark: "8", outOf: "10", opened });
  expect(answer.status).toBe(303);
  const page = await toDo(student);
  expect(page).toContain("Mark: 8 out of 10");
  expect(page).toContain(">Seen<");
  await student.browser.post(ticked);
  expect(await toDo(student)).not.toContain("Quiz");
});

describe("a course's page", () => {
  test("has the announcements of this course only, and marks no others as seen", async () => {
    const other = await makeTutor(academy);
    const subject = { classId: "class-10", subjectId: "physics" };
    const { rows } = await academy.pool.query<{ id: string }>(
      `insert into assignments (student_id, tutor_id, class_id, subject_id)
       values ($1, $2, $3, $4) returning id`,
      [student.id, other.id, subject.classId, subject.subjectId],
    );
    await publish(academy, assignmentId, tutor, "announcement", { title: "Here" });
    await publish(academy, rows[0]?.id ?? "", other, "announcement", { title: "There" });
    const page = await sectionOf(student.browser, coursePage(), "announcements");
    expect([page.includes("Here"), page.includes("There")]).toEqual([true, false]);
    const home = await student.browser.read("/dashboard");
    expect(home).toContain("1 new announcement<");
    expect(home).toContain("There");
  });

  test("folds all but the newest three announcements", async () => {
    for (const title of ["One", "Two", "Three", "Four"]) {
      await publish(academy, assignmentId, tutor, "announcement", { title });
    }
    const [shown, folded] = (await sectionOf(student.browser, "/dashboard", "announcements")).split(
      "<details",
    );
    expect([shown?.includes("Two"), shown?.includes(">One<")]).toEqual([true, false]);
    expect(folded).toContain("All announcements");
    expect(folded).toContain(">One<");
  });

  test("has the last report of the course", async () => {
    await report(30, { wentWell: "Long ago" });
    await report(20, { wentWell: "Lately" });
    const page = await sectionOf(student.browser, coursePage(), "last-report");
    expect([page.includes("Lately"), page.includes("Long ago")]).toEqual([true, false]);
  });
});
