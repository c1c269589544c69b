import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { saveAnswer } from "#data/homework/answers.ts";
import { insertHomeworkPushes } from "#data/push/due.ts";
import { insertPushes } from "#data/push/pushes.ts";
import { day, hour } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeHomework } from "#test/support/homework.ts";
import { useMailSink } from "#test/support/mail-sink.ts";
import { makeAdmin, makeTutor, publish, type Person } from "#test/support/people.ts";
import { makeDevice } from "#test/support/push.ts";
import { askPath, makeCourseWithLesson, noonIn, openRequest } from "#test/support/requests.ts";

const env: Record<string, string> = { MAIL_FROM: "Viluva <hello@academy.example>" };
const sink = useMailSink();
beforeAll(() => {
  env["SMTP_URL"] = sink.url;
});
const academy = useAcademy(env);

let office: Person;
let made: Awaited<ReturnType<typeof makeCourseWithLesson>>;
let days = 5;

const subscribe = ({ browser }: Person) => browser.post("/account/reminders", makeDevice().form);

beforeAll(async () => {
  office = await makeAdmin(academy);
  await subscribe(office);
});
beforeEach(async () => {
  days += 1;
  made = await makeCourseWithLesson(academy, noonIn(days));
  await Promise.all([subscribe(made.student), subscribe(made.tutor)]);
  await academy.pool.query("delete from pushes");
});

/** Sends the mails that wait for some seconds. */
async function sendMails(): Promise<void> {
  await academy.pool.query("update pgboss.job set start_after = now() where state = 'created'");
  const waiting = async () =>
    (await academy.pool.query("select from mails where sent_at is null")).rowCount;
  await expect.poll(waiting, { interval: 50 }).toBe(0);
}

/** What the devices of a person are told, in the order in which it was known. */
async function toldTo({ id }: Person): Promise<[kind: string, path: string][]> {
  const { rows } = await academy.pool.query<{ kind: string; path: string }>(
    `select p.kind, p.path from pushes p join push_subscriptions n on n.id = p.subscription_id
       join sessions s on s.id = n.session_id where s.account_id = $1 order by p.queued_at`,
    [id],
  );
  return rows.map(({ kind, path }) => [kind, path]);
}

/** The tutor moves the lesson by an hour. */
async function move(): Promise<void> {
  const { tutor, lessonId, startsAt } = made;
  const to = toIndiaDateTimeFields(new Date(startsAt.getTime() + hour));
  const form = { ...to, was: startsAt.toISOString() };
  const path = `/tutor-dashboard/timetable/${lessonId}`;
  expect((await tutor.browser.post(path, form)).status).toBe(303);
  await sendMails();
}

describe("devices are told", () => {
  test("of a lesson that was moved, those of the family alone", async () => {
    await move();
    expect(await toldTo(made.student)).toEqual([
      ["lesson", `/dashboard/courses/${made.assignmentId}`],
    ]);
    expect(await toldTo(office)).toEqual([]);
  });

  test("of a request and of its answer, without the token of its mail", async () => {
    const { student, tutor, lessonId } = made;
    await student.browser.post(askPath(lessonId), { kind: "cancel" });
    const { requestId } = await openRequest(academy, lessonId);
    await sendMails();
    expect(await toldTo(tutor)).toEqual([["request", `/tutor-dashboard/requests/${requestId}`]]);
    await tutor.browser.post(`/tutor-dashboard/requests/${requestId}`, { answer: "declined" });
    await sendMails();
    expect(await toldTo(student)).toEqual([["answer", `/dashboard/courses/${made.assignmentId}`]]);
  });

  test("of a report, and in the evening before of its homework that is not ticked", async () => {
    const { student, tutor, assignmentId } = made;
    const startsAt = new Date(Date.now() - 2 * hour);
    const past = { title: "Squares", startsAt };
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", past);
    const tomorrow = toIndiaDateTimeFields(new Date(Date.now() + day)).date;
    const words = { covered: "Circles", understanding: "2", wentWell: "", toPractise: "" };
    const homework = { homework: "Page 12", homeworkUntil: tomorrow };
    const report = { report: "send", outcome: "held", ...words, ...homework };
    await tutor.browser.post(`/tutor-dashboard/sessions/${lessonId}/finish`, report);
    await sendMails();
    expect(await toldTo(student)).toEqual([["report", `/dashboard/courses/${assignmentId}`]]);
    for (let times = 0; times < 2; times += 1) {
      await insertHomeworkPushes(academy.database, new Date());
    }
    expect((await toldTo(student)).slice(1)).toEqual([["homework", "/dashboard"]]);
    await academy.pool.query("delete from pushes");
    await student.browser.post(`/dashboard/homework/${lessonId}/finish`);
    await insertHomeworkPushes(academy.database, new Date());
    expect(await toldTo(student)).toEqual([]);
  });

  test("of marked homework once, and its mail has the mark and the word", async () => {
    const { student, tutor } = made;
    const homeworkId = await makeHomework(academy, made, "Squares of sums");
    await saveAnswer(academy.database, homeworkId, "x = 4");
    const page = `/tutor-dashboard/homework/${homeworkId}`;
    for (const word of ["Look at the third one.", "Well done."]) {
      await tutor.browser.submit(page, { mark: "8", outOf: "10", word });
    }
    await sendMails();
    await tutor.browser.submit(page, { mark: "9", outOf: "10", word: "Better." });
    await sendMails();
    expect(await toldTo(student)).toEqual([["marked", `/dashboard/homework/${homeworkId}`]]);
    const mails = sink.arrived.filter(
      ({ recipient, subject = "" }) =>
        recipient === student.email && subject.startsWith("Homework marked"),
    );
    expect(mails).toHaveLength(1);
    for (const part of ["Squares of sums", "8 out of 10", "Well done."]) {
      expect(mails[0]?.text).toContain(part);
    }
  });

  test("of what a substitute is asked, and the office of the answer", async () => {
    const substitute = await makeTutor(academy);
    await subscribe(substitute);
    const { lessonId } = made;
    const dialog = `/admin-dashboard/lessons/${lessonId}/substitute`;
    await office.browser.submit(dialog, { tutorId: substitute.id });
    await sendMails();
    const page = `/tutor-dashboard/substitutions/${lessonId}`;
    expect(await toldTo(substitute)).toEqual([["request", page]]);
    await substitute.browser.post(`${page}/decline`);
    expect(await toldTo(office)).toEqual([["away", `/admin-dashboard/lessons/${lessonId}`]]);
  });
});

describe("a person chooses", () => {
  const all = ["reminders", "lessons", "reports", "homework"];
  const without = (group: string) => all.filter((one) => one !== group);
  const mailed = ({ email }: Person) =>
    sink.arrived.filter(({ recipient }) => recipient === email).length;

  test.each([
    ["both", true, true],
    ["mails alone", true, false],
    ["devices alone", false, true],
    ["neither", false, false],
  ])("%s", async (_, byMail, onDevices) => {
    const { student } = made;
    await student.browser.post("/account/mail", {
      mails: byMail ? all : without("lessons"),
      pushes: onDevices ? all : without("lessons"),
    });
    const before = mailed(student);
    await move();
    expect(mailed(student) - before).toBe(byMail ? 1 : 0);
    expect(await toldTo(student)).toHaveLength(onDevices ? 1 : 0);
  });

  test("and finds it again", async () => {
    await made.student.browser.post("/account/mail", { mails: all, pushes: ["reports"] });
    const page = await made.student.browser.read("/account/mail");
    const boxes = page.matchAll(/<input type="checkbox"[^>]* name="pushes"[^>]*>/g);
    const on = [...boxes].filter(([box]) => box.includes("checked"));
    expect(on.map(([box]) => /value="([^"]+)"/.exec(box)?.[1])).toEqual(["reports"]);
  });
});

test("in quiet hours a device is told in the morning, but of a lesson within the hour", async () => {
  const night = new Date(`${toIndiaDateTimeFields(new Date(Date.now() + day)).date}T23:00+05:30`);
  const { student, lessonId } = made;
  const account = sql`${student.id}::uuid`;
  const push = { kind: "lesson", path: "/dashboard" } as const;
  const soon = { id: lessonId, startsAt: new Date(night.getTime() + hour / 2) };
  await insertPushes(academy.database, account, { ...push, key: "1", lesson: null }, night);
  await insertPushes(academy.database, account, { ...push, key: "2", lesson: soon }, night);
  const { rows } = await academy.pool.query<{ due: Date }>(
    "select due_at as due from pushes order by key",
  );
  const [later, atOnce] = rows.map(({ due }) => due.getTime());
  expect(later).toBe(night.getTime() + 8 * hour);
  expect(atOnce).toBe(night.getTime());
});
