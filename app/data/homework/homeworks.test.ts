import { beforeEach, expect, test } from "vitest";
import { insertReport, updateReport } from "#data/lessons/reports.ts";
import { emptyReport } from "#domain/lessons/report.ts";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeCourse, publish, type Person } from "#test/support/people.ts";
import { setHomeworkDone } from "./homeworks.ts";

const academy = useAcademy();
let tutor: Person;
let lessonId = "";

beforeEach(async () => {
  const course = await makeCourse(academy);
  ({ tutor } = course);
  const content = { title: "Lesson", startsAt: new Date(Date.now() - day) };
  lessonId = await publish(academy, course.assignmentId, tutor, "live-session", content);
});

const report = (homework: string, homeworkUntil: string | null = null) => ({
  ...emptyReport,
  covered: ["Circles"],
  homework,
  homeworkUntil,
});

const read = async () => {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select text, until::text, done_at is not null as "isDone", is_reported as "isReported"
     from homeworks where id = $1`,
    [lessonId],
  );
  return rows[0];
};

test("the homework of a report has its lesson's id, and follows its words", async () => {
  const { database } = academy;
  await insertReport(database, { lessonId, tutorId: tutor.id }, report("Exercise 1"));
  const shown = { isDone: false, isReported: true };
  expect(await read()).toEqual({ ...shown, text: "Exercise 1", until: null });
  await setHomeworkDone(database, lessonId, true);
  await updateReport(database, lessonId, report("Exercise 1", "2030-01-02"));
  expect(await read()).toEqual({ ...shown, text: "Exercise 1", until: "2030-01-02", isDone: true });
  await updateReport(database, lessonId, report("Exercise 2", "2030-01-02"));
  expect(await read()).toEqual({ ...shown, text: "Exercise 2", until: "2030-01-02" });
  await updateReport(database, lessonId, report(""));
  expect(await read()).toBeUndefined();
  await updateReport(database, lessonId, report("Exercise 3"));
  expect(await read()).toEqual({ ...shown, text: "Exercise 3", until: null });
});

test("a report without homework has none", async () => {
  await insertReport(academy.database, { lessonId, tutorId: tutor.id }, report(""));
  expect(await read()).toBeUndefined();
});

test("a tick changes once", async () => {
  await insertReport(academy.database, { lessonId, tutorId: tutor.id }, report("Exercise 1"));
  const set = (isDone: boolean) => setHomeworkDone(academy.database, lessonId, isDone);
  expect([await set(false), await set(true), await set(true), await set(false)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
