import { beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import type { Outcome } from "#domain/lessons/settlement.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian } from "#test/support/guardians.ts";
import {
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  password,
  publish,
  signedIn,
  type Person,
} from "#test/support/people.ts";

// Who reads a report, on every page that has one.

const academy = useAcademy();
const words = "Words of the report";
let student: Person;
let tutor: Person;
let assignmentId = "";
let lessonId = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  const startsAt = new Date(Date.now() - 90 * 60_000);
  lessonId = await publish(academy, assignmentId, tutor, "live-session", {
    title: "Circles",
    startsAt,
    minutes: 60,
  });
  const fields = { report: "send", outcome: "held", covered: "Circles", wentWell: words };
  const path = `/tutor-dashboard/sessions/${lessonId}/finish`;
  expect((await tutor.browser.post(path, fields)).status).toBe(303);
});

const coursePage = () => `/dashboard/courses/${assignmentId}`;
const outcomePage = () => `/dashboard/sessions/${lessonId}/outcome`;
const tutorPage = () => `/tutor-dashboard/${assignmentId}/live-sessions`;

async function statusAndWords({ browser }: { browser: TestBrowser }, path: string) {
  const answer = await browser.get(path);
  return [answer.status, (await answer.text()).includes(words)];
}

const say = (outcome: Outcome) =>
  insertLessonEvent(academy.database, {
    lessonId,
    event: { what: "settled", as: "tutor", outcome },
    saidBy: tutor.id,
  });

describe("a report is read by", () => {
  test("its student, and no other one", async () => {
    expect(await student.browser.read(coursePage())).toContain("Report: Circles");
    expect(await statusAndWords(student, outcomePage())).toEqual([200, true]);
    const other = await makeStudent(academy);
    expect(await statusAndWords(other, coursePage())).toEqual([404, false]);
    expect(await statusAndWords(other, outcomePage())).toEqual([404, false]);
  });

  test("the tutor of the course, with the link that changes it", async () => {
    const page = await tutor.browser.read(tutorPage());
    expect(page).toContain(words);
    expect(page).toContain("Change report");
  });

  test("a guardian only while a consent covers it", async () => {
    const guardian = await makeGuardian(academy, student);
    const visitor = { browser: new TestBrowser(academy) };
    const page = `/guardian/${guardian.pageToken}`;
    const outcome = `${page}/sessions/${lessonId}/outcome`;
    const read = async () => [
      await statusAndWords(visitor, page),
      await statusAndWords(visitor, outcome),
    ];
    const [hidden, none] = [
      [200, false],
      [404, false],
    ];
    expect(await read()).toEqual([hidden, none]);
    await answerAs(academy, guardian, "given", 1);
    expect(await read()).toEqual([hidden, none]);
    await answerAs(academy, guardian, "given");
    expect(await read()).toEqual([
      [200, true],
      [200, true],
    ]);
    await answerAs(academy, guardian, "withdrawn");
    expect(await read()).toEqual([hidden, none]);
  });

  test("the next tutor, and no longer by the one before", async () => {
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    const page = await next.browser.read(tutorPage());
    expect(page).toContain(words);
    expect(page).not.toContain("Change report");
    expect(await statusAndWords(tutor, tutorPage())).toEqual([404, false]);
    expect((await tutor.browser.get(`/tutor-dashboard/sessions/${lessonId}/finish`)).status).toBe(
      404,
    );
    const [soon] = [new Date(Date.now() + 5 * 60_000)];
    await publish(academy, assignmentId, next, "live-session", { title: "Next", startsAt: soon });
    expect(await next.browser.read("/tutor-dashboard")).toContain("Last time: Circles");
  });

  test("no tutor who is suspended", async () => {
    const admin = await makeAdmin(academy);
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
      );
    const browser = await signedIn(academy, tutor);
    for (const path of [tutorPage(), "/tutor-dashboard"]) {
      const answer = await browser.get(path);
      expect([path, (await answer.text()).includes(words)]).toEqual([path, false]);
    }
    await browser.post("/account/proof", { password });
    const file = await browser.get("/account/export.json");
    expect([file.status, (await file.text()).includes(words)]).toEqual([200, false]);
  });

  test("only admins, once the class was settled as missed", async () => {
    const admin = await makeAdmin(academy);
    await say("student-missed");
    expect(await student.browser.read(coursePage())).not.toContain("Report: Circles");
    expect(await statusAndWords(student, outcomePage())).toEqual([200, false]);
    expect(await statusAndWords(tutor, tutorPage())).toEqual([200, false]);
    const page = `/admin-dashboard/lessons/${lessonId}`;
    expect(await statusAndWords(admin, page)).toEqual([200, true]);
    await say("held");
    expect(await statusAndWords(student, outcomePage())).toEqual([200, true]);
  });
});

test("a report that was changed says when", async () => {
  expect(await student.browser.read(outcomePage())).not.toContain("changed on");
  const fields = { report: "send", outcome: "held", covered: "Circles", wentWell: "Others" };
  await tutor.browser.post(`/tutor-dashboard/sessions/${lessonId}/finish`, fields);
  const page = await student.browser.read(outcomePage());
  expect(page).toContain("changed on");
  expect(page).toContain("Others");
});

test("an undone deletion of the student brings the report back as it was", async () => {
  const admin = await makeAdmin(academy);
  const read = async () => {
    const { rows } = await academy.pool.query<{ report: string; reported: boolean }>(
      `select p::text as report, r.reported_at = p.sent_at as reported
       from lesson_reports p join lesson_records r using (lesson_id) where lesson_id = $1`,
      [lessonId],
    );
    return rows;
  };
  const before = await read();
  expect(before).toMatchObject([{ reported: true }]);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/delete`);
  expect(await read()).toEqual([]);
  await admin.browser.post(`/admin-dashboard/students/${student.id}/undo`);
  expect(await read()).toEqual(before);
});
