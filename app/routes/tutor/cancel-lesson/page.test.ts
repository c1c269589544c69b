import { beforeEach, describe, expect, test } from "vitest";
import { insertDueReminders } from "#data/mail/reminders.ts";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const list = () => `/tutor-dashboard/${assignmentId}/live-sessions`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const plan = (title: string, startsAt: Date) =>
  publish(academy, assignmentId, tutor, "live-session", {
    title,
    startsAt,
    url: "https://meet.example/cancelled",
  });

async function cancel(lessonId: string, reason: string, by = tutor) {
  const answer = await by.browser.post(`${list()}/${lessonId}/cancel`, { reason });
  return { status: answer.status, page: await answer.text() };
}

async function readLesson(id: string) {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select cancelled_by, cancelled_as, cancel_reason, cancelled_late, sequence,
       exists (select from booked_times where lesson_id = c.id) as takes_time
     from content_items c where id = $1`,
    [id],
  );
  return rows[0];
}

describe("cancelling a lesson", () => {
  test("keeps it, marked with who, why and whether it was late, and frees its time", async () => {
    const lesson = await plan("Circles", inMinutes(3 * 24 * 60));
    const dialog = await tutor.browser.read(`${list()}/${lesson}/cancel`);
    expect(dialog).toContain("Should “Circles” on");
    expect(dialog).not.toContain("marked as late");
    const { path, page } = await tutor.browser.submit(`${list()}/${lesson}/cancel`, {
      reason: " జ్వరం,\r\nsorry ",
    });
    expect(path).toBe(list());
    expect(page).toContain("The lesson was cancelled.");
    expect(page).toContain("Cancelled by the tutor");
    expect(page).toContain("జ్వరం, sorry");
    expect(await readLesson(lesson)).toEqual({
      cancelled_by: tutor.id,
      cancelled_as: "tutor",
      cancel_reason: "జ్వరం, sorry",
      cancelled_late: false,
      sequence: 1,
      takes_time: false,
    });
    const { rows: mails } = await academy.pool.query(
      "select account_id as id, data ->> 'what' as what from mails where kind = 'lesson-change'",
    );
    expect(mails).toEqual([{ id: student.id, what: "cancelled" }]);
    const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    expect(course).toContain("జ్వరం, sorry");
    const { pageToken } = await makeGuardian(academy, student, { decision: "given" });
    const guardians = await new TestBrowser(academy).read(`/guardian/${pageToken}`);
    expect(guardians).toContain("Cancelled by the tutor");
  });

  test("shortly before is marked as late", async () => {
    const lesson = await plan("Soon", inMinutes(30));
    expect(await tutor.browser.read(`${list()}/${lesson}/cancel`)).toContain("marked as late");
    await cancel(lesson, "Fever");
    expect(await readLesson(lesson)).toMatchObject({ cancelled_late: true });
    expect(await tutor.browser.read(list())).toContain("Cancelled by the tutor, late");
  });

  test.each([
    ["", "Please enter a reason."],
    [" \n", "Please enter a reason."],
    ["x".repeat(201), "Please keep the reason within 200 characters."],
  ])("needs a reason: %j", async (reason, words) => {
    const lesson = await plan("Kept", inMinutes(600));
    const { status, page } = await cancel(lesson, reason);
    expect([status, page.includes(words)]).toEqual([400, true]);
    expect(await readLesson(lesson)).toMatchObject({ cancelled_as: null, takes_time: true });
  });

  test("is refused twice, for one that is over, and to another tutor", async () => {
    const lesson = await plan("Once", inMinutes(600));
    await cancel(lesson, "Fever");
    const again = await cancel(lesson, "Fever again");
    expect([again.status, again.page.includes("cancelled already")]).toEqual([409, true]);
    expect(await readLesson(lesson)).toMatchObject({ cancel_reason: "Fever" });
    expect((await cancel(await plan("Over", inMinutes(-61)), "Late")).status).toBe(409);
    const other = await makeTutor(academy);
    expect((await cancel(await plan("Mine", inMinutes(800)), "Stolen", other)).status).toBe(404);
  });

  test("leaves it out of what is next, joined, finished and reminded of", async () => {
    const now = await plan("Going on", inMinutes(-5));
    await cancel(now, "Fever");
    const home = await student.browser.read("/dashboard");
    expect(home).not.toContain("Going on");
    const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    expect(course).toContain("Going on");
    expect(course).not.toContain("meet.example/cancelled");
    const attendance = `/dashboard/sessions/${now}/attendance`;
    expect((await student.browser.post(attendance)).status).toBe(409);
    const tutorsHome = await tutor.browser.read("/tutor-dashboard");
    expect(tutorsHome).not.toContain("Going on");
    const finish = `/tutor-dashboard/sessions/${now}/finish`;
    expect((await tutor.browser.post(finish)).status).toBe(404);
    const { rows } = await academy.pool.query("select 1 from mails where data ->> 'itemId' = $1", [
      now,
    ]);
    expect(rows).toEqual([]);
    const soon = await plan("In half an hour", inMinutes(30));
    await cancel(soon, "Fever");
    const due = await academy.database
      .transaction()
      .execute((trx) => insertDueReminders(trx, new Date()));
    const { rows: reminded } = await academy.pool.query(
      "select 1 from mails where id = any($1) and data ->> 'itemId' = $2",
      [due.map(({ mailId }) => mailId), soon],
    );
    expect(reminded).toEqual([]);
  });
});

describe("a make-up lesson", () => {
  const makeUp = (lessonId: string) => `${list()}/${lessonId}/make-up`;
  const form = { title: "Circles", description: "About it.", url: "https://meet.example/1" };
  const at = (date: string, time = "17:30") => ({ ...form, date, time, minutes: "45" });

  test("is filled in from the cancelled one, and linked with it, once", async () => {
    const lesson = await publish(academy, assignmentId, tutor, "live-session", {
      title: "Circles",
      minutes: 45,
    });
    expect((await tutor.browser.post(makeUp(lesson), at("2037-02-02"))).status).toBe(409);
    await cancel(lesson, "Fever");
    expect(await tutor.browser.read(list())).toContain(`${makeUp(lesson)}"`);
    const dialog = await tutor.browser.read(makeUp(lesson));
    expect(dialog).toContain("For the lesson of Monday 1 December 2036 at 5:30 PM IST");
    for (const value of ["Circles", "https://video.example/1", "17:30", ""]) {
      expect(dialog).toContain(`value="${value}"`);
    }
    expect(dialog).toMatch(/<option value="45" selected=""/);
    const { page } = await tutor.browser.submit(makeUp(lesson), at("2037-02-02"));
    expect(page).toContain("The lesson was published.");
    expect(page).toContain("Make-up lesson: February 2, 2037 at 5:30 PM IST");
    expect(page).toContain("Makes up for the lesson of December 1, 2036 at 5:30 PM IST");
    expect(page).not.toContain(`${makeUp(lesson)}"`);
    const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    expect(course).toContain("Makes up for the lesson of December 1, 2036");
    // The same form again changes nothing; another one is too many.
    expect((await tutor.browser.post(makeUp(lesson), at("2037-02-02"))).status).toBe(303);
    const second = await tutor.browser.post(makeUp(lesson), at("2037-02-03"));
    expect(second.status).toBe(409);
    expect(await second.text()).toContain("it has a make-up lesson already");
  });

  test("can be planned again after it was cancelled itself", async () => {
    const lesson = await publish(academy, assignmentId, tutor, "live-session", { title: "First" });
    await cancel(lesson, "Fever");
    await tutor.browser.post(makeUp(lesson), at("2037-02-02"));
    const { rows } = await academy.pool.query<{ id: string }>(
      "select id from content_items where makes_up_for = $1",
      [lesson],
    );
    await cancel(rows[0]?.id ?? "", "Fever again");
    expect((await tutor.browser.post(makeUp(lesson), at("2037-02-03"))).status).toBe(303);
  });

  test("is refused at a time that is taken, and twice at once", async () => {
    const lesson = await publish(academy, assignmentId, tutor, "live-session", { title: "First" });
    await publish(academy, assignmentId, tutor, "live-session", {
      title: "Taken",
      startsAt: new Date("2037-02-02T12:00:00Z"),
    });
    await cancel(lesson, "Fever");
    const taken = await tutor.browser.post(makeUp(lesson), at("2037-02-02"));
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain("You already have a lesson with");
    const answers = await sendTogether(
      ["2037-02-03", "2037-02-04", "2037-02-05"].map(
        (date) => () => tutor.browser.post(makeUp(lesson), at(date)),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([303, 409, 409]);
  });
});
