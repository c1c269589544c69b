import { wholeDays } from "#domain/timetable/week/days.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { addDays } from "#domain/timetable/series/series.ts";
import { describe, expect, test } from "vitest";
import { suspendTutor } from "#data/people/suspensions.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { insertDueReminders } from "#data/mail/reminders.ts";
import { sampleAcademy } from "#content/site/academy.ts";
import { mails } from "#mails/shared/all.ts";
import type { MailText } from "#mails/shared/mail.ts";
import { useAcademy } from "#test/support/academy.ts";
import { sendTogether } from "#test/support/busy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import type { ReadEvent } from "#test/support/calendar.ts";
import { createFeed, readFeed } from "#test/support/calendar-feeds.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { openQuietStream } from "#test/support/live.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy();
const thisHour = Math.floor(Date.now() / hour) * hour;
const tomorrow = new Date(thisHour + 24 * hour);
const yesterday = new Date(thisHour - 24 * hour);

const urlOf = (assignmentId: string) => `/admin-dashboard/assignments/${assignmentId}`;
const sectionOf = (assignmentId: string, section: string) =>
  `/tutor-dashboard/${assignmentId}/${section}`;

/** A class with a session yesterday, one tomorrow, a recording and an announcement. */
async function makeLesson() {
  const admin = await makeAdmin(academy);
  const lesson = await makeCourse(academy);
  const { tutor, assignmentId } = lesson;
  const add = (kind: "recording" | "announcement", title: string) =>
    publish(academy, assignmentId, tutor, kind, { title });
  const addLesson = (title: string, startsAt: Date) =>
    publish(academy, assignmentId, tutor, "live-session", {
      title,
      startsAt,
      url: "https://meet.example/class",
    });
  const recordingId = await add("recording", "Fractions");
  await add("announcement", "Bring a ruler");
  const pastId = await addLesson("Doubts of yesterday", yesterday);
  const sessionId = await addLesson("Doubts of tomorrow", tomorrow);
  return { admin, recordingId, pastId, sessionId, ...lesson };
}

const end = (admin: Person, assignmentId: string) =>
  admin.browser.submit(`${urlOf(assignmentId)}/end`);
const handOver = (admin: Person, assignmentId: string, tutor: Person) =>
  admin.browser.submit(`${urlOf(assignmentId)}/hand-over`, { tutorId: tutor.id });
const createAgain = (admin: Person, student: Person, tutor: Person) =>
  admin.browser.post("/admin-dashboard/assignments/new", {
    studentId: student.id,
    tutorId: tutor.id,
    classId: "class-10",
    subjectId: "mathematics",
  });

/** A person's calendar entry of a session. */
async function entryOf(address: string, sessionId: string): Promise<ReadEvent | undefined> {
  const events = await readFeed(academy, address);
  return events.find(({ uid }) => uid === `${sessionId}@viluva`);
}

async function readAssignment(id: string) {
  const { rows } = await academy.pool.query<{ status: string; tutor: string; hasEnd: boolean }>(
    `select status, tutor_id as tutor, ended_at is not null as "hasEnd" from assignments where id = $1`,
    [id],
  );
  return rows[0];
}

async function mailsAbout(assignmentId: string, kind: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select account_id as id from mails where kind = $2 and data ->> 'assignmentId' = $1",
    [assignmentId, kind],
  );
  return rows.map(({ id }) => id).toSorted();
}

describe("an assignment that ends", () => {
  test("stays readable for the student, and is closed to the tutor", async () => {
    const { admin, student, tutor, assignmentId, recordingId } = await makeLesson();
    const asked = await admin.browser.read(`${urlOf(assignmentId)}/end`);
    expect(asked).toContain(`Should ${student.name} no longer learn Mathematics (Class 10)`);
    expect(asked).toContain("The planned lesson is cancelled.");
    const { path, page } = await end(admin, assignmentId);
    expect(path).toBe("/admin-dashboard/assignments");
    expect(page).toContain("Assignment ended. The student can still read its content.");
    expect(await readAssignment(assignmentId)).toMatchObject({ status: "ended", hasEnd: true });

    const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    for (const words of ["Fractions", "Doubts of yesterday", tutor.name]) {
      expect(course).toContain(words);
    }
    expect(course).not.toContain("Doubts of tomorrow");
    expect(course).not.toContain("https://meet.example/class");
    const home = await student.browser.read("/dashboard");
    expect(home).toContain("Bring a ruler");
    expect(home).not.toContain(tutor.email);

    const today = formatDate(Date.now());
    expect(course).toContain(`Ended on ${today}`);
    expect(course).not.toContain("Live Sessions");
    expect(home).toContain(`Ended on ${today}`);

    const closed = await tutor.browser.get(sectionOf(assignmentId, "recordings"));
    expect(closed.status).toBe(404);
    const words = await closed.text();
    for (const text of ["Mathematics", `This assignment ended on ${today}`, "/account/export"]) {
      expect(words).toContain(text);
    }
    for (const text of [student.name, student.email, "Fractions"]) {
      expect(words).not.toContain(text);
    }
    const other = await makeTutor(academy);
    const unknown = await (await other.browser.get(sectionOf(assignmentId, "recordings"))).text();
    expect(unknown).toContain("Assignment details not found.");
    expect(unknown).not.toContain(student.name);
    expect(await tutor.browser.read("/tutor-dashboard")).not.toContain(assignmentId);
    const item = `${sectionOf(assignmentId, "recordings")}/${recordingId}`;
    for (const write of [`${sectionOf(assignmentId, "exams")}/add`, `${item}/delete`]) {
      const fields = { title: "T", description: "D", url: "https://exam.example/1" };
      expect([write, (await tutor.browser.post(write, fields)).status]).toEqual([write, 404]);
    }
  });

  test("gives no way into a class that has begun", async () => {
    const { admin, student, assignmentId, sessionId } = await makeLesson();
    await academy.pool.query("update content_items set starts_at = now() where id = $1", [
      sessionId,
    ]);
    const course = `/dashboard/courses/${assignmentId}`;
    expect(await student.browser.read(course)).toContain("https://meet.example/class");
    await end(admin, assignmentId);
    const ended = await student.browser.read(course);
    expect(ended).toContain("Doubts of tomorrow");
    expect(ended).not.toContain("Join lesson");
    expect(ended).not.toContain("https://meet.example/class");
    expect(await student.browser.read("/dashboard")).not.toContain("https://meet.example/class");
  });

  test("cancels the sessions to come in both calendars, and their reminders", async () => {
    const { admin, student, tutor, assignmentId, sessionId, pastId } = await makeLesson();
    const addresses = [await createFeed(student), await createFeed(tutor)];
    await end(admin, assignmentId);
    for (const address of addresses) {
      expect(await entryOf(address, sessionId)).toMatchObject({
        status: "CANCELLED",
        sequence: 1,
      });
      expect(await entryOf(address, pastId)).toBeUndefined();
    }
    const due = await academy.database
      .transaction()
      .execute((trx) => insertDueReminders(trx, new Date(tomorrow.getTime() - hour)));
    expect(due).toEqual([]);
  });

  test("is not taught any more on the guardian's page, and its recordings stay there", async () => {
    const { admin, student, tutor, assignmentId } = await makeLesson();
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const read = async () =>
      (await new TestBrowser(academy).get(`/guardian/${guardian.pageToken}`)).text();
    const taught = await read();
    expect(taught).toContain("Doubts of tomorrow");
    expect(taught).toContain(`>${tutor.name}</`);
    await end(admin, assignmentId);
    const page = await read();
    expect(page).toContain("Fractions");
    expect(page).not.toContain("Doubts of tomorrow");
    // A class that was taught still names its tutor, within a sentence.
    expect(page).not.toContain(`>${tutor.name}</`);
  });

  test("has mails that open the child and the tutors on the guardian's page", async () => {
    const { admin, student, assignmentId } = await makeLesson();
    const { id: guardianId, pageToken } = await makeGuardian(academy, student, {
      decision: "given",
    });
    const { id: tutorId, ...next } = await makeTutor(academy);
    const { database } = academy;
    const sending = { database, accountId: student.id, name: "", now: new Date() };
    const placeIn = (mail: MailText | null) => {
      const link = mail?.blocks.find(({ is }) => is === "link");
      return link?.is === "link" ? link.path.split("#")[1] : null;
    };
    const hasPlace = async (place: string) =>
      (await new TestBrowser(academy).read(`/guardian/${pageToken}`)).includes(`id="${place}"`);
    const write = async (kind: "guardian-assignment-ended" | "guardian-assignment-handed-over") =>
      placeIn(
        await mails[kind](
          { assignmentId, tutorId, guardianId },
          { ...sending, academy: sampleAcademy },
        ),
      );
    await handOver(admin, assignmentId, { id: tutorId, ...next });
    expect(await write("guardian-assignment-handed-over")).toBe(`tutors-${guardianId}`);
    expect(await hasPlace(`tutors-${guardianId}`)).toBe(true);
    await end(admin, assignmentId);
    expect(await write("guardian-assignment-ended")).toBe(`child-${guardianId}`);
    expect(await hasPlace(`child-${guardianId}`)).toBe(true);
  });

  test("is mailed to the student and the tutor, once", async () => {
    const { admin, student, tutor, assignmentId } = await makeLesson();
    await sendTogether(
      Array.from({ length: 4 }, () => () => admin.browser.post(`${urlOf(assignmentId)}/end`)),
    );
    expect(await mailsAbout(assignmentId, "assignment-ended")).toEqual(
      [student.id, tutor.id].toSorted(),
    );
    expect((await end(admin, assignmentId)).page).toContain("could not be ended");
    const { rows } = await academy.pool.query(
      "select from audit_log where subject_id = $1 and action = 'end-assignment' and outcome = 'done'",
      [assignmentId],
    );
    expect(rows).toHaveLength(1);
  });

  test("leaves a student whose flag was removed waiting (§4)", async () => {
    const { admin, student, assignmentId } = await makeLesson();
    await academy.pool.query("delete from course_approvals where course_id = $1", [assignmentId]);
    await end(admin, assignmentId);
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain(
      "Waiting for Teacher Assignment",
    );
  });

  test("can be deleted, and that undone", async () => {
    const { admin, student, assignmentId } = await makeLesson();
    await end(admin, assignmentId);
    await admin.browser.post(`${urlOf(assignmentId)}/delete`);
    await admin.browser.post(`${urlOf(assignmentId)}/undo`);
    expect(await readAssignment(assignmentId)).toMatchObject({ status: "ended", hasEnd: true });
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain("Fractions");
  });
});

describe("the same assignment again", () => {
  test("is the ended one with its content", async () => {
    const { admin, student, tutor, assignmentId } = await makeLesson();
    await end(admin, assignmentId);
    const answers = await sendTogether(
      Array.from({ length: 4 }, () => () => createAgain(admin, student, tutor)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409,
    ]);
    expect(await readAssignment(assignmentId)).toMatchObject({ status: "active", hasEnd: false });
    expect(await tutor.browser.read(sectionOf(assignmentId, "recordings"))).toContain("Fractions");
    const { rows } = await academy.pool.query("select from assignments where student_id = $1", [
      student.id,
    ]);
    expect(rows).toHaveLength(1);
    // The mail about the end is no longer true, and that about the new start is sent.
    expect(await mailsAbout(assignmentId, "assignment-created")).toHaveLength(2);
  });

  test("with another tutor is another course beside the ended one", async () => {
    const { admin, student, assignmentId } = await makeLesson();
    const other = await makeTutor(academy);
    await end(admin, assignmentId);
    expect((await createAgain(admin, student, other)).status).toBe(303);
    expect(await readAssignment(assignmentId)).toMatchObject({ status: "ended" });
    expect(await student.browser.read(`/dashboard/courses/${assignmentId}`)).toContain("Fractions");
  });
});

describe("an assignment that is handed over", () => {
  test("to somebody who is away, or teaches at other hours, is asked about first", async () => {
    const { admin, assignmentId } = await makeLesson();
    const next = await makeTutor(academy);
    const today = toIndiaDateTimeFields(new Date()).date;
    const lastDay = addDays(today, 3);
    await insertTimeOff(academy.database, next.id, wholeDays(today, lastDay));
    const form = { tutorId: next.id };
    const path = `${urlOf(assignmentId)}/hand-over`;
    const answer = await admin.browser.post(path, form);
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain("The tutor has time off then.");
    expect(page).toMatch(
      new RegExp(`checked[^>]*value="${next.id}"|value="${next.id}"[^>]*checked`),
    );
    const confirmedTime = `${next.id} time-off`;
    expect(page).toContain(`value="${confirmedTime}"`);
    // Hours that they name meanwhile are another question.
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      fromMinute: 0,
      toMinute: 15,
    }));
    await replaceWeeklyTimes(academy.database, "tutor", next.id, hours);
    const again = await admin.browser.post(path, { ...form, confirmedTime });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("That is outside the tutor&#x27;s hours.");
    const all = { ...form, confirmedTime: `${next.id} time-off outside-hours` };
    expect((await admin.browser.post(path, all)).status).toBe(303);
  });

  test("is the new tutor's with everything in it, under the names of those who published it", async () => {
    const { admin, student, tutor, assignmentId, recordingId } = await makeLesson();
    const next = await makeTutor(academy);
    // Without a search only the first of those who are alike are suggested, by their names.
    const search = new URLSearchParams({ tutor: next.name });
    const asked = await admin.browser.read(`${urlOf(assignmentId)}/hand-over?${search}`);
    expect(asked).toContain(`value="${next.id}"`);
    expect(asked).not.toContain(`value="${tutor.id}"`);
    expect((await handOver(admin, assignmentId, next)).page).toContain(
      "Assignment handed over with everything in it.",
    );

    expect((await tutor.browser.get(sectionOf(assignmentId, "recordings"))).status).toBe(404);
    for (const [section, title] of [
      ["recordings", "Fractions"],
      ["live-sessions", "Doubts of tomorrow"],
      ["live-sessions", "Doubts of yesterday"],
      ["announcements", "Bring a ruler"],
    ] as const) {
      expect(await next.browser.read(sectionOf(assignmentId, section))).toContain(title);
    }
    const item = `${sectionOf(assignmentId, "recordings")}/${recordingId}`;
    expect((await tutor.browser.post(`${item}/delete`)).status).toBe(404);
    const course = `/dashboard/courses/${assignmentId}`;
    const before = await student.browser.read(course);
    expect(before).toContain(tutor.name);
    const home = await student.browser.read("/dashboard");
    expect(home).toContain(next.email);
    expect(home).not.toContain(tutor.email);
    expect((await next.browser.post(`${item}/delete`)).status).toBe(303);
    expect(await student.browser.read(course)).not.toContain("Fractions");
    expect(await mailsAbout(assignmentId, "assignment-handed-over")).toEqual(
      [student.id, tutor.id, next.id].toSorted(),
    );
  });

  test("moves in the calendars, there and back", async () => {
    const { admin, student, tutor, assignmentId, sessionId, pastId } = await makeLesson();
    const next = await makeTutor(academy);
    const [ofStudent, ofTutor, ofNext] = [
      await createFeed(student),
      await createFeed(tutor),
      await createFeed(next),
    ];
    await handOver(admin, assignmentId, next);
    expect(await entryOf(ofTutor, sessionId)).toMatchObject({ status: "CANCELLED", sequence: 1 });
    expect(await entryOf(ofTutor, pastId)).toBeUndefined();
    expect(await entryOf(ofNext, sessionId)).toMatchObject({ status: "CONFIRMED", sequence: 1 });
    expect(await entryOf(ofStudent, sessionId)).toMatchObject({
      status: "CONFIRMED",
      sequence: 1,
      summary: expect.stringContaining(next.name) as string,
    });
    await handOver(admin, assignmentId, tutor);
    expect(await entryOf(ofTutor, sessionId)).toMatchObject({ status: "CONFIRMED", sequence: 2 });
    expect(await entryOf(ofNext, sessionId)).toMatchObject({ status: "CANCELLED", sequence: 2 });
    await end(admin, assignmentId);
    for (const [address, sequence] of [
      [ofStudent, 3],
      [ofTutor, 3],
      [ofNext, 2],
    ] as const) {
      expect(await entryOf(address, sessionId)).toMatchObject({ status: "CANCELLED", sequence });
    }
  });

  test("keeps the former tutor's cancellation when a deletion is undone", async () => {
    const { admin, tutor, assignmentId, sessionId } = await makeLesson();
    const next = await makeTutor(academy);
    const [ofTutor, ofNext] = [await createFeed(tutor), await createFeed(next)];
    await handOver(admin, assignmentId, next);
    const item = `${sectionOf(assignmentId, "live-sessions")}/${sessionId}`;
    await next.browser.post(`${item}/delete`);
    expect(await entryOf(ofNext, sessionId)).toMatchObject({ status: "CANCELLED" });
    await next.browser.post(`${item}/undo`);
    expect(await entryOf(ofNext, sessionId)).toMatchObject({ status: "CONFIRMED", sequence: 3 });
    expect(await entryOf(ofTutor, sessionId)).toMatchObject({ status: "CANCELLED" });
  });

  test("waits no longer if its tutor was suspended", async () => {
    const { admin, student, tutor, assignmentId, sessionId } = await makeLesson();
    const next = await makeTutor(academy);
    const ofStudent = await createFeed(student);
    await academy.database
      .transaction()
      .execute((trx) =>
        suspendTutor(trx, { tutorId: tutor.id, reason: "A test.", adminId: admin.id }),
      );
    const page = await admin.browser.read(`/admin-dashboard/tutors/${tutor.id}`);
    expect(page).toContain("Waiting for another tutor");
    expect(page).toContain(
      `/admin-dashboard/tutors/${tutor.id}/assignments/${assignmentId}/hand-over`,
    );
    const waiting = await entryOf(ofStudent, sessionId);
    expect(waiting).toMatchObject({ status: "CANCELLED" });
    await handOver(admin, assignmentId, next);
    expect(await entryOf(ofStudent, sessionId)).toMatchObject({
      status: "CONFIRMED",
      sequence: (waiting?.sequence ?? 0) + 1,
    });
    expect(await student.browser.read("/dashboard")).toContain(next.email);
  });

  test("tells the open pages of both tutors", async () => {
    const { admin, tutor, assignmentId } = await makeLesson();
    const next = await makeTutor(academy);
    const streams = [await openQuietStream(tutor.browser), await openQuietStream(next.browser)];
    await handOver(admin, assignmentId, next);
    for (const { events } of streams) {
      await expect.poll(() => events.length).toBeGreaterThan(0);
    }
    for (const { close } of streams) close();
  });

  test("is one tutor's after handovers at the same time, with a cancellation for each other one", async () => {
    const { admin, assignmentId, sessionId } = await makeLesson();
    const others = [await makeTutor(academy), await makeTutor(academy)];
    const answers = await sendTogether(
      Array.from({ length: 8 }, (_, at) => () => {
        const tutorId = others[at % 2]?.id ?? "";
        return admin.browser.post(`${urlOf(assignmentId)}/hand-over`, { tutorId });
      }),
    );
    // Refused where it was that tutor's already.
    for (const { status } of answers) expect([303, 400]).toContain(status);
    const owner = (await readAssignment(assignmentId))?.tutor;
    const { rows } = await academy.pool.query<{ tutor: string }>(
      "select tutor_id as tutor from cancelled_sessions where id = $1",
      [sessionId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ tutor }) => tutor)).not.toContain(owner);
    expect(new Set(rows.map(({ tutor }) => tutor)).size).toBe(rows.length);
  });

  test("waits for a publication of the former tutor, which then belongs to the new one", async () => {
    const { admin, tutor, assignmentId } = await makeLesson();
    const next = await makeTutor(academy);
    const add = (at: number) =>
      tutor.browser.post(`${sectionOf(assignmentId, "exams")}/add`, {
        title: `Race ${at}`,
        description: "D",
        url: `https://exam.example/${at}`,
      });
    const [, ...answers] = await sendTogether([
      () => admin.browser.post(`${urlOf(assignmentId)}/hand-over`, { tutorId: next.id }),
      ...Array.from({ length: 6 }, (_, at) => () => add(at)),
    ]);
    const published = answers.filter(({ status }) => status === 303).length;
    expect(answers.every(({ status }) => status === 303 || status === 404)).toBe(true);
    const page = await next.browser.read(sectionOf(assignmentId, "exams"));
    expect(page).toContain(`Exams (${published})`);
  });
});

describe("a handover is refused", () => {
  const refuse = async (
    prepare: (lesson: Awaited<ReturnType<typeof makeLesson>>) => Promise<string>,
  ) => {
    const lesson = await makeLesson();
    const tutorId = await prepare(lesson);
    const before = await readAssignment(lesson.assignmentId);
    const answer = await lesson.admin.browser.post(`${urlOf(lesson.assignmentId)}/hand-over`, {
      tutorId,
    });
    expect(await readAssignment(lesson.assignmentId)).toEqual(before);
    expect(await mailsAbout(lesson.assignmentId, "assignment-handed-over")).toEqual([]);
    return answer;
  };

  test.each<[who: string, prepare: Parameters<typeof refuse>[0]]>([
    ["nobody", () => Promise.resolve("")],
    ["an id of nobody", () => Promise.resolve("00000000-0000-4000-8000-000000000000")],
    ["a student", async () => (await makeStudent(academy)).id],
    ["the tutor who has it", ({ tutor }) => Promise.resolve(tutor.id)],
    ["a pending tutor", async () => (await makeTutor(academy, "pending")).id],
    [
      "a tutor of other subjects",
      async () => {
        const { id } = await makeTutor(academy);
        await academy.pool.query(
          "update tutors set selected_subjects = '{biology}' where id = $1",
          [id],
        );
        return id;
      },
    ],
  ])("to %s (§5)", async (_, prepare) => {
    expect((await refuse(prepare)).status).toBe(400);
  });

  test.each<[what: string, prepare: Parameters<typeof refuse>[0]]>([
    [
      "of an assignment that has ended",
      async ({ admin, assignmentId }) => {
        await end(admin, assignmentId);
        return (await makeTutor(academy)).id;
      },
    ],
    [
      "to a tutor with whom the student has the same assignment",
      async ({ student }) => {
        const other = await makeTutor(academy);
        await assign(academy, student, other);
        return other.id;
      },
    ],
  ])("%s, with a message on the list", async (_, prepare) => {
    const answer = await refuse(prepare);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/admin-dashboard/assignments",
    ]);
  });
});
