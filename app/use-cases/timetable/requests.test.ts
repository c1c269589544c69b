import { wholeDays } from "#domain/timetable/week/days.ts";
import { describe, expect, test } from "vitest";
import { endUnansweredRequests } from "#server/mail/expired-requests.ts";
import { insertHolidays } from "#data/timetable/holidays.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { useAcademy } from "#test/support/academy.ts";
import { remindingAcademy } from "#test/support/fast.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { lastMail, pathIn } from "#test/support/mail.ts";
import { assign, makeCourse, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import {
  askPath,
  makeCourseWithLesson,
  makeRequest,
  noonIn,
  openRequest,
  type CourseWithLesson,
} from "#test/support/requests.ts";
import { minuteOfWeek } from "#domain/timetable/week/hours.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy({}, remindingAcademy);
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hour);

const heldTimes = async (lessonId: string) => {
  const { rows } = await academy.pool.query<{ at: Date }>(
    "select starts_at as at from booked_times where lesson_id = $1 and request_id is not null",
    [lessonId],
  );
  return rows.map(({ at }) => at);
};

const lessonOf = async (id: string) => {
  const { rows } = await academy.pool.query<{
    at: Date;
    as: string | null;
    reason: string | null;
    late: boolean | null;
  }>(
    `select starts_at as at, cancelled_as as as, cancel_reason as reason, cancelled_late as late
     from content_items where id = $1`,
    [id],
  );
  return rows[0];
};

const answerOf = async (lessonId: string) => {
  const { rows } = await academy.pool.query<{ answer: string | null }>(
    "select answer from lesson_requests where lesson_id = $1 order by asked_at",
    [lessonId],
  );
  return rows.map(({ answer }) => answer);
};

const ask = ({ student, lessonId }: CourseWithLesson, fields: Record<string, string>) =>
  student.browser.post(askPath(lessonId), fields);

const askToMove = async (made: CourseWithLesson, to: Date) => {
  expect((await ask(made, { startsAt: to.toISOString() })).status).toBe(303);
  return openRequest(academy, made.lessonId);
};

const answer = async (
  { tutor }: CourseWithLesson,
  requestId: string,
  given: "accepted" | "declined",
  reason = "",
) => {
  const path = `/tutor-dashboard/requests/${requestId}`;
  return (await tutor.browser.post(path, { answer: given, reason })).status;
};

const mailsOf = async ({ id }: { id: string }) => {
  const { rows } = await academy.pool.query<{ kind: string }>(
    "select kind from mails where account_id = $1 order by kind",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe("a student asks for another time", () => {
  test("in two presses, and the tutor accepts in one: the lesson is then", async () => {
    const made = await makeCourseWithLesson(academy);
    const course = await made.student.browser.read(`/dashboard/courses/${made.assignmentId}`);
    expect(course).toContain(`href="${askPath(made.lessonId)}#another-time"`);
    const page = await made.student.browser.read(askPath(made.lessonId));
    const [, pressed = ""] = /value="([^"]+)" name="startsAt"/.exec(page) ?? [];
    const wanted = new Date(pressed);
    const { requestId } = await askToMove(made, wanted);
    expect(await heldTimes(made.lessonId)).toEqual([wanted]);
    expect(await made.student.browser.read(askPath(made.lessonId))).toContain("You asked for");
    const home = await made.tutor.browser.read("/tutor-dashboard");
    expect(home).toContain("asks for another time");
    expect(await answer(made, requestId, "accepted")).toBe(303);
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: wanted, as: null });
    expect(await heldTimes(made.lessonId)).toEqual([]);
    expect(await answerOf(made.lessonId)).toEqual(["accepted"]);
    expect(await mailsOf(made.student)).toEqual(["lesson-change"]);
    // Who made the change gets no mail about it.
    expect(await mailsOf(made.tutor)).not.toContain("lesson-change");
  });

  test("by typing it; what was typed stays where it is refused", async () => {
    const made = await makeCourseWithLesson(academy);
    const typed = { date: "2026-02-30", time: "17:30", reason: "A wedding." };
    const refused = await ask(made, typed);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    for (const value of ["2026-02-30", "17:30", "A wedding."]) expect(page).toContain(value);
    const night = toIndiaDateTimeFields(later(noonIn(6), 14));
    expect((await ask(made, night)).status).toBe(409);
    expect((await ask(made, toIndiaDateTimeFields(noonIn(6)))).status).toBe(303);
    expect(await heldTimes(made.lessonId)).toEqual([noonIn(6)]);
  });

  test("which is refused where one of both is taken, without saying by whom", async () => {
    const made = await makeCourseWithLesson(academy);
    const other = await makeStudent(academy);
    const theirs = await assign(academy, other, made.tutor);
    await publish(academy, theirs, made.tutor, "live-session", {
      title: "Somebody else",
      startsAt: noonIn(6),
    });
    const refused = await ask(made, { startsAt: later(noonIn(6), 0.5).toISOString() });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("One of you has another lesson then");
    for (const secret of [other.name, "Somebody else"]) expect(page).not.toContain(secret);
    expect(await answerOf(made.lessonId)).toEqual([]);
  });

  test("and nobody else gets the held time", async () => {
    const made = await makeCourseWithLesson(academy);
    await askToMove(made, noonIn(6));
    const another = { ...made, ...(await secondLesson(made)) };
    expect((await ask(another, { startsAt: noonIn(6).toISOString() })).status).toBe(409);
    const insert = publish(academy, made.assignmentId, made.tutor, "live-session", {
      title: "Over it",
      startsAt: noonIn(6),
    });
    await expect(insert).rejects.toThrow(/booked_once/);
    expect((await made.student.browser.post(`${askPath(made.lessonId)}/withdrawal`)).status).toBe(
      303,
    );
    expect(await heldTimes(made.lessonId)).toEqual([]);
    expect((await ask(another, { startsAt: noonIn(6).toISOString() })).status).toBe(303);
  });

  test("within its own length: the lesson may move by half an hour", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, later(made.startsAt, 0.5));
    expect(await answer(made, requestId, "accepted")).toBe(303);
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: later(made.startsAt, 0.5) });
  });

  test("once at a time, and ten times a day", async () => {
    const made = await makeCourseWithLesson(academy);
    const withdrawal = `${askPath(made.lessonId)}/withdrawal`;
    for (let time = 1; time <= 10; time += 1) {
      expect((await ask(made, { kind: "cancel" })).status).toBe(303);
      expect((await ask(made, { kind: "cancel" })).status).toBe(409);
      await made.student.browser.post(withdrawal);
    }
    const refused = await ask(made, { kind: "cancel" });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("You have asked 10 times today"),
    ]);
  });

  test("too late, a lesson within the hour is not asked about", async () => {
    const made = await makeCourseWithLesson(academy, new Date(Date.now() + 0.5 * hour));
    expect(await made.student.browser.read(askPath(made.lessonId))).toContain("It is too late");
    expect((await ask(made, { kind: "cancel" })).status).toBe(409);
  });
});

describe("the tutor's hours decide where they are known", () => {
  const offered = async ({ student, lessonId }: CourseWithLesson) => {
    const page = await student.browser.read(askPath(lessonId));
    return [...page.matchAll(/value="(\d{4}-[^"]+Z)"/g)].map(([, at = ""]) => at);
  };
  /** A class with a lesson at a time in India, a week from now, and a tutor with hours on each day. */
  const withHours = async (time: string, hours: { fromMinute: number; toMinute: number }[]) => {
    const { date } = toIndiaDateTimeFields(noonIn(7));
    const made = await makeCourseWithLesson(academy, new Date(`${date}T${time}:00+05:30`));
    const week = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      hours.map((one) => ({ weekday, ...one })),
    );
    await replaceWeeklyTimes(academy.database, "tutor", made.tutor.id, week);
    return made;
  };

  test("early in the morning, for a family abroad", async () => {
    const made = await withHours("04:00", [{ fromMinute: 240, toMinute: 420 }]);
    const times = await offered(made);
    expect(times).toContain(later(made.startsAt, 24).toISOString());
    await askToMove(made, later(made.startsAt, 1.75));
  });

  test("on both sides of midnight, but not into a holiday", async () => {
    const made = await withHours("23:30", [
      { fromMinute: 1380, toMinute: 1440 },
      { fromMinute: 0, toMinute: 60 },
    ]);
    const [free, taken] = [later(made.startsAt, 24), later(made.startsAt, -24)];
    const day = toIndiaDateTimeFields(made.startsAt).date;
    await insertHolidays(academy.database, null, [{ day, name: "Bathukamma" }]);
    const times = await offered(made);
    expect([times.includes(free.toISOString()), times.includes(taken.toISOString())]).toEqual([
      true,
      false,
    ]);
    await academy.pool.query("delete from holidays where day = $1", [day]);
    await askToMove(made, free);
  });

  test("by day only where they are unknown", async () => {
    const made = await withHours("04:00", []);
    const hours = (await offered(made)).map((at) => toIndiaDateTimeFields(new Date(at)).time);
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.filter((time) => time < "06:00" || time > "21:00")).toEqual([]);
  });
});

describe("a refusal says its own reason, with the nearest free times", () => {
  const monday = 1;
  const days = Array.from({ length: 7 }, (_, later) => noonIn(10 + later));
  const busy = days.find((at) => Math.ceil(minuteOfWeek(at) / 1440) === monday) ?? noonIn(10);
  // The day after it is free, whatever day it is today.
  const [busyDay, freeDay] = [0, 24 * hour].map(
    (later) => toIndiaDateTimeFields(new Date(busy.getTime() + later)).date,
  ) as [string, string];
  const prepare = {
    holiday: () => insertHolidays(academy.database, null, [{ day: busyDay, name: "Bonalu" }]),
    "time-off": ({ tutor }: CourseWithLesson) =>
      insertTimeOff(academy.database, tutor.id, wholeDays(busyDay)),
    "outside-hours": ({ tutor }: CourseWithLesson) =>
      replaceWeeklyTimes(academy.database, "tutor", tutor.id, [
        { weekday: monday + 1, fromMinute: 960, toMinute: 1140 },
      ]),
    "at-night": () => null,
    taken: async ({ assignmentId, tutor }: CourseWithLesson) =>
      publish(academy, assignmentId, tutor, "live-session", {
        title: "Busy",
        startsAt: new Date(`${busyDay}T16:00+05:30`),
      }),
  } satisfies Record<string, (made: CourseWithLesson) => unknown>;

  test.each([
    ["holiday", "16:00", "That day is a holiday of the academy: Bonalu."],
    ["time-off", "16:00", "Your tutor has time off then."],
    ["outside-hours", "16:00", "Your tutor does not teach at that time."],
    ["at-night", "23:00", "Please choose a time between 6 AM and 10 PM."],
    ["taken", "16:00", "One of you has another lesson then."],
  ] as const)("%s", async (kind, time, reason) => {
    const made = await makeCourseWithLesson(academy);
    await prepare[kind](made);
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    const page = `/guardian/${guardian.pageToken}/sessions/${made.lessonId}/request`;
    const form = { date: busyDay, time };
    for (const refused of [
      await ask(made, form),
      await new TestBrowser(academy).post(page, form),
    ]) {
      const shown = await refused.text();
      expect(refused.status).toBe(409);
      expect(shown).toContain(reason);
      expect(shown.includes("between 6 AM and 10 PM")).toBe(kind === "at-night");
      const offered = [...shown.matchAll(/value="(\d{4}-[^"]+Z)"/g)].map(([, at = ""]) => at);
      expect(offered).toHaveLength(4);
      if (kind === "outside-hours") {
        expect(offered).toContain(new Date(`${freeDay}T16:00+05:30`).toISOString());
      }
    }
    await academy.pool.query("delete from holidays where day = $1", [busyDay]);
  });
});

async function secondLesson({ assignmentId, tutor }: CourseWithLesson) {
  const startsAt = noonIn(12);
  const content = { title: "Chords", startsAt };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
  return { lessonId, startsAt };
}

describe("a family asks to cancel", () => {
  test("and the lesson is cancelled as the student when the tutor accepts", async () => {
    const made = await makeCourseWithLesson(academy);
    await ask(made, { kind: "cancel", reason: "A wedding." });
    const { requestId } = await openRequest(academy, made.lessonId);
    expect(await answer(made, requestId, "accepted")).toBe(303);
    expect(await lessonOf(made.lessonId)).toMatchObject({
      as: "student",
      reason: "A wedding.",
      late: false,
    });
  });

  test("late, which is marked", async () => {
    const made = await makeCourseWithLesson(academy, new Date(Date.now() + 2 * hour));
    const page = await made.student.browser.read(askPath(made.lessonId));
    await ask(made, { kind: "cancel" });
    const { requestId } = await openRequest(academy, made.lessonId);
    expect(page).toContain("marked as late");
    await answer(made, requestId, "accepted");
    expect(await lessonOf(made.lessonId)).toMatchObject({ as: "student", late: true });
  });

  test("as a guardian with the page's link, for the own child only", async () => {
    const made = await makeCourseWithLesson(academy);
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    const visitor = new TestBrowser(academy);
    const page = `/guardian/${guardian.pageToken}`;
    const form = `${page}/sessions/${made.lessonId}/request`;
    expect(await visitor.read(page)).toContain(`${form}#cancel`);
    expect((await visitor.post(form, { kind: "cancel" })).status).toBe(303);
    const { requestId } = await openRequest(academy, made.lessonId);
    expect(await answer(made, requestId, "declined", "Exams are near.")).toBe(303);
    const mail = await lastMail(academy, made.student, "guardian-request-answered");
    expect(mail.to?.[0]?.address).toBe(guardian.email);
    expect(mail.text).toContain("> Exams are near.");
    const path = pathIn(mail, "/guardian/");
    expect(path).toContain(`/sessions/${made.lessonId}/request`);
    expect(await visitor.read(path)).toContain("Ask for Another Time");
    expect(await lessonOf(made.lessonId)).toMatchObject({ as: null });

    const others = await makeCourseWithLesson(academy);
    const foreign = `${page}/sessions/${others.lessonId}/request`;
    expect((await visitor.get(foreign)).status).toBe(404);
    expect((await visitor.post(foreign, { kind: "cancel" })).status).toBe(404);
    const silent = await makeGuardian(academy, others.student);
    const closed = `/guardian/${silent.pageToken}/sessions/${others.lessonId}/request`;
    expect((await visitor.post(closed, { kind: "cancel" })).status).toBe(404);
    expect(await answerOf(others.lessonId)).toEqual([]);
  });
});

describe("the tutor answers", () => {
  test("with the link in the mail, without a sign-in; opening it changes nothing", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    const mail = await lastMail(academy, made.tutor, "lesson-request");
    expect(mail.subject).toBe("student asks for another time");
    const path = pathIn(mail, "/requests/");
    const visitor = new TestBrowser(academy);
    const opened = await visitor.get(path);
    expect([opened.status, opened.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    await visitor.send(path, { method: "HEAD" });
    expect(await answerOf(made.lessonId)).toEqual([null]);
    const { rows } = await academy.pool.query("select * from request_links where request_id = $1", [
      requestId,
    ]);
    expect(rows).toMatchObject([{ tutor_id: made.tutor.id }]);
    expect(JSON.stringify(rows)).not.toContain(path.slice("/requests/".length));
    expect((await visitor.post(path, {})).status).toBe(400);
    expect((await visitor.post(path, { answer: "accepted" })).status).toBe(303);
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: noonIn(6) });
    expect(await visitor.read(path)).toContain("You have accepted this request.");
    expect((await visitor.post(path, { answer: "declined" })).status).toBe(404);
  });

  test("asked again where the wanted time has become a day off meanwhile", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    const day = toIndiaDateTimeFields(noonIn(6)).date;
    await insertTimeOff(academy.database, made.tutor.id, wholeDays(day));
    const path = `/tutor-dashboard/requests/${requestId}`;
    const refused = await made.tutor.browser.post(path, { answer: "accepted" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    expect(page).toContain("You have time off then. Press again if you mean it.");
    const confirmedTime = `${requestId} time-off`;
    expect(page).toContain(`value="${confirmedTime}"`);
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: made.startsAt });
    const again = await made.tutor.browser.post(path, { answer: "accepted", confirmedTime });
    expect(again.status).toBe(303);
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: noonIn(6) });
  });

  test("no: with words for the student", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    expect(await answer(made, requestId, "declined", "I travel then.")).toBe(303);
    expect(await heldTimes(made.lessonId)).toEqual([]);
    const mail = await lastMail(academy, made.student, "request-answered");
    expect(mail.text).toContain("> I travel then.");
    expect(await lessonOf(made.lessonId)).toMatchObject({ at: made.startsAt });
  });

  test("not another's", async () => {
    const made = await makeRequest(academy);
    const other = await makeTutor(academy);
    expect(await answer({ ...made, tutor: other }, made.requestId, "accepted")).toBe(404);
    expect(await answerOf(made.lessonId)).toEqual([null]);
  });

  // https://github.com/calcom/cal.diy/issues/29958 and #10789: two pending bookings both confirmed.
  test("twice, and accepting claims the time anew: one of two gets it (cal.diy#29958)", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    // The held time is lost, as after a restore.
    await academy.pool.query("delete from booked_times where request_id = $1", [requestId]);
    const another = { ...made, ...(await secondLesson(made)) };
    const second = await askToMove(another, noonIn(6));
    const given = await Promise.all([
      answer(made, requestId, "accepted"),
      answer(another, second.requestId, "accepted"),
    ]);
    expect(given.toSorted()).toEqual([303, 409]);
    const starts = [await lessonOf(made.lessonId), await lessonOf(another.lessonId)];
    expect(starts.filter((lesson) => lesson?.at.getTime() === noonIn(6).getTime())).toHaveLength(1);
  });
});

describe("a request is over", () => {
  test("when nobody answers in time, and the student learns of it", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    await academy.pool.query(
      "update lesson_requests set expires_at = now() - interval '1 second' where id = $1",
      [requestId],
    );
    const mail = await lastMail(academy, made.student, "request-answered");
    expect(mail.subject).toBe("Your request has ended without an answer");
    expect(await answerOf(made.lessonId)).toEqual(["expired"]);
    expect(await heldTimes(made.lessonId)).toEqual([]);
    expect(await answer(made, requestId, "accepted")).toBe(409);
    const again = await academy.database
      .transaction()
      .execute((trx) => endUnansweredRequests(trx, new Date()));
    expect(again).toEqual([]);
  });

  test.each([
    ["moved", "starts_at = starts_at + interval '1 day'"],
    [
      "cancelled",
      "cancelled_at = now(), cancelled_as = 'admin', cancel_reason = 'A strike.', cancelled_late = false",
    ],
  ])("when the lesson is %s otherwise", async (_, change) => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(9));
    await academy.pool.query(`update content_items set ${change} where id = $1`, [made.lessonId]);
    expect(await answerOf(made.lessonId)).toEqual(["overtaken"]);
    expect(await heldTimes(made.lessonId)).toEqual([]);
    expect(await answer(made, requestId, "accepted")).toBe(409);
  });

  test("when it was withdrawn, also where somebody has the wanted time by now", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    await made.student.browser.post(`${askPath(made.lessonId)}/withdrawal`);
    const taken = { title: "Then", startsAt: noonIn(6) };
    await publish(academy, made.assignmentId, made.tutor, "live-session", taken);
    const path = `/tutor-dashboard/requests/${requestId}`;
    const refused = await made.tutor.browser.post(path, { answer: "accepted" });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("This request is over already."),
    ]);
  });

  test("when the assignment is another tutor's, who may be taken at the held time", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestId } = await askToMove(made, noonIn(6));
    const next = await makeCourse(academy);
    await publish(academy, next.assignmentId, next.tutor, "live-session", {
      title: "Then",
      startsAt: noonIn(6),
    });
    await academy.pool.query("update assignments set tutor_id = $1 where id = $2", [
      next.tutor.id,
      made.assignmentId,
    ]);
    expect(await answerOf(made.lessonId)).toEqual(["overtaken"]);
    expect(await answer({ ...made, tutor: next.tutor }, requestId, "accepted")).toBe(404);
    expect(await answer(made, requestId, "accepted")).toBe(404);
  });

  test("when the lesson is deleted", async () => {
    const made = await makeCourseWithLesson(academy);
    const { requestToken } = await askToMove(made, noonIn(6));
    await academy.pool.query("delete from content_items where id = $1", [made.lessonId]);
    const visitor = new TestBrowser(academy);
    expect((await visitor.get(`/requests/${requestToken}`)).status).toBe(404);
  });
});
