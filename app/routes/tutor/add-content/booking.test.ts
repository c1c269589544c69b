import { beforeEach, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { manyRequests } from "#test/support/busy.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
});

const date = "2036-12-01";

function lesson(title: string, time: string, more: Record<string, string> = {}) {
  const rest = { description: "About it.", url: "https://meet.example/1" };
  return { title, ...rest, date, time, minutes: "60", ...more };
}

const listOf = (id: string) => `/tutor-dashboard/${id}/live-sessions`;

async function add(by: Person, id: string, form: Record<string, string>) {
  const answer = await by.browser.post(`${listOf(id)}/add`, form);
  return { status: answer.status, page: await answer.text() };
}

/** Each lesson of an assignment, as its title, start in UTC and length. */
async function lessonsOf(id: string): Promise<string[]> {
  const { rows } = await academy.pool.query<{ text: string }>(
    `select concat_ws(' ', title, to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI'), minutes) as text
     from content_items where assignment_id = $1 order by starts_at`,
    [id],
  );
  return rows.map(({ text }) => text);
}

async function findLesson(id: string, title: string): Promise<string> {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from content_items where assignment_id = $1 and title = $2",
    [id, title],
  );
  return rows[0]?.id ?? "";
}

/** The times that a page's buttons offer. */
const offered = (page: string) =>
  [...page.matchAll(/<button[^>]*name="freeTime"[^>]*>/g)].map(
    ([button]) => /value="([^"]+)"/.exec(button)?.[1],
  );

describe("a time that is taken", () => {
  test("is refused to its tutor, with whom and when, and free times as buttons", async () => {
    const other = await assign(academy, await makeStudent(academy), tutor);
    expect((await add(tutor, other, lesson("First", "17:30"))).status).toBe(303);
    const { status, page } = await add(tutor, assignmentId, lesson("Second", "18:00"));
    expect(status).toBe(409);
    expect(page).toMatch(/role="alert"[^]*You already have a lesson with student/);
    expect(page).toContain("Monday 1 December 2036 at 5:30 PM IST, 1 hour");
    expect(page).toContain('value="Second"');
    expect(page).toContain('value="18:00"');
    expect(offered(page)).toEqual([
      `${date} 18:30`,
      `${date} 18:45`,
      `${date} 19:00`,
      `${date} 19:15`,
    ]);
    expect(await lessonsOf(assignmentId)).toEqual([]);

    // A press of one of them, as a browser without JavaScript sends it.
    const form = { ...lesson("Second", "18:00"), freeTime: `${date} 18:30` };
    expect((await add(tutor, assignmentId, form)).status).toBe(303);
    expect(await lessonsOf(assignmentId)).toEqual(["Second 12-01 13:00 60"]);
  });

  test("is refused where the student has a lesson with another tutor, without saying with whom", async () => {
    const second = await makeTutor(academy);
    const theirs = await assign(academy, student, second);
    await add(second, theirs, lesson("Secret plans", "17:30"));
    const { status, page } = await add(tutor, assignmentId, lesson("Ours", "17:00"));
    expect(status).toBe(409);
    expect(page).toContain("The student already has another lesson (Mathematics)");
    expect(page).not.toContain("Secret plans");
    expect(page).not.toContain(second.name);
    expect(await lessonsOf(assignmentId)).toEqual([]);
    const { rows } = await academy.pool.query(
      "select action, reason from audit_log where actor_id = $1 and outcome = 'denied'",
      [tutor.id],
    );
    expect(rows).toEqual([{ action: "publish", reason: "booked" }]);
  });

  test("begins and ends exactly with the lesson", async () => {
    await add(tutor, assignmentId, lesson("First", "17:30", { minutes: "45" }));
    const others = [
      lesson("Before", "16:30", { minutes: "60" }),
      lesson("After", "18:15", { minutes: "30" }),
      lesson("Too long", "16:20", { minutes: "other", otherMinutes: "11" }),
    ];
    expect((await add(tutor, assignmentId, others[0] ?? {})).status).toBe(303);
    expect((await add(tutor, assignmentId, others[1] ?? {})).status).toBe(303);
    expect((await add(tutor, assignmentId, others[2] ?? {})).status).toBe(409);
    expect(await lessonsOf(assignmentId)).toEqual([
      "Before 12-01 11:00 60",
      "First 12-01 12:00 45",
      "After 12-01 12:45 30",
    ]);
  });

  test("is refused to an edit, which keeps what was typed; the lesson itself is not in the way", async () => {
    await add(tutor, assignmentId, lesson("First", "17:30"));
    await add(tutor, assignmentId, lesson("Second", "19:00"));
    const url = `${listOf(assignmentId)}/${await findLesson(assignmentId, "Second")}/edit`;
    const opened = /name="opened" value="([^"]+)"/.exec(await tutor.browser.read(url))?.[1] ?? "";
    const answer = await tutor.browser.post(url, { ...lesson("Second", "18:00"), opened });
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain("You already have a lesson with");
    expect(page).toContain(`name="opened" value="${opened}"`);
    const moved = { ...lesson("Second", "18:45"), opened };
    expect((await tutor.browser.post(url, moved)).status).toBe(303);
    expect(await lessonsOf(assignmentId)).toContain("Second 12-01 13:15 60");
  });

  test("cannot come back by an undo", async () => {
    await add(tutor, assignmentId, lesson("First", "17:30"));
    const first = await findLesson(assignmentId, "First");
    await tutor.browser.post(`${listOf(assignmentId)}/${first}/delete`);
    await add(tutor, assignmentId, lesson("Second", "18:00"));
    const { page } = await tutor.browser.submit(`${listOf(assignmentId)}/${first}/undo`);
    expect(page).toContain("somebody has another lesson at its time by now");
    expect(await lessonsOf(assignmentId)).toEqual(["Second 12-01 12:30 60"]);
  });

  test("cannot come back with a deleted assignment or student", async () => {
    const admin = await makeAdmin(academy);
    const other = await assign(academy, await makeStudent(academy), tutor);
    for (const path of [`assignments/${assignmentId}`, `students/${student.id}`]) {
      await add(tutor, assignmentId, lesson("First", "17:30"));
      await admin.browser.post(`/admin-dashboard/${path}/delete`);
      await add(tutor, other, lesson("Second", "18:00"));
      const { page } = await admin.browser.submit(`/admin-dashboard/${path}/undo`);
      expect(page).toContain("can&#x27;t be undone");
      await academy.pool.query("delete from content_items where assignment_id = $1", [other]);
      await admin.browser.post(`/admin-dashboard/${path}/undo`);
      expect(await lessonsOf(assignmentId)).toEqual(["First 12-01 12:00 60"]);
    }
  });

  test("is refused to a hand-over, with the lessons of the next tutor", async () => {
    const [admin, next] = [await makeAdmin(academy), await makeTutor(academy)];
    const learner = await makeStudent(academy);
    const theirs = await assign(academy, learner, next);
    await add(tutor, assignmentId, lesson("Ours", "17:30"));
    await add(next, theirs, lesson("Theirs", "18:00"));
    const url = `/admin-dashboard/assignments/${assignmentId}/hand-over`;
    const answer = await admin.browser.post(url, { tutorId: next.id });
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain(`The tutor already has a lesson with ${learner.name}`);
    expect(page).toContain("Monday 1 December 2036 at 6:00 PM IST");
    await next.browser.post(`${listOf(theirs)}/${await findLesson(theirs, "Theirs")}/delete`);
    expect((await admin.browser.post(url, { tutorId: next.id })).status).toBe(303);
    const taken = await add(next, theirs, lesson("Theirs", "18:00"));
    expect(taken.page).toContain(`You already have a lesson with ${student.name}`);
  });

  test("is taken once by many at once, each of whom gets an answer", manyRequests, async () => {
    const tutors = [tutor, await makeTutor(academy), await makeTutor(academy)];
    const students = [student, await makeStudent(academy), await makeStudent(academy)];
    const pairs: { one: Person; id: string }[] = [];
    for (const one of tutors) {
      for (const other of students) {
        const isFirst = one === tutor && other === student;
        pairs.push({ one, id: isFirst ? assignmentId : await assign(academy, other, one) });
      }
    }
    const statuses = await Promise.all(
      Array.from({ length: 27 }, async (_, at) => {
        const { one, id } = pairs[at % pairs.length] ?? { one: tutor, id: assignmentId };
        const time = ["17:00", "17:30", "18:00"][at % 3] ?? "";
        return (await add(one, id, lesson(`Try ${at}`, time))).status;
      }),
    );
    expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([303, 409]));
    const { rows } = await academy.pool.query(
      `select one.lesson_id from booked_times one join booked_times other
         on one.lesson_id < other.lesson_id and one.starts_at < other.ends_at
         and other.starts_at < one.ends_at
         and (one.tutor_id = other.tutor_id or one.student_id = other.student_id)`,
    );
    expect(rows).toEqual([]);
  });
});

describe("the schema itself", () => {
  const insert = `insert into content_items
    (assignment_id, kind, title, description, url, starts_at, minutes, cancelled_at, cancelled_as)
    values ($1, 'live-session', $2, 'D', 'https://a.example', $3, 60, $4, $5)`;
  const put = (title: string, startsAt: string, cancelledAt: Date | null = null) =>
    academy.pool.query(insert, [
      assignmentId,
      title,
      startsAt,
      cancelledAt,
      cancelledAt && "tutor",
    ]);

  test("refuses an overlap whoever writes, and ignores cancelled lessons", async () => {
    await put("First", "2036-12-01T12:00Z");
    await expect(put("Second", "2036-12-01T12:59Z")).rejects.toThrow("booked_once");
    await put("Second", "2036-12-01T12:59Z", new Date());
    await expect(
      academy.pool.query(
        "update content_items set cancelled_at = null, cancelled_as = null where title = 'Second' and assignment_id = $1",
        [assignmentId],
      ),
    ).rejects.toThrow("booked_once");
    await academy.pool.query(
      "update content_items set cancelled_at = now(), cancelled_as = 'admin' where title = 'First' and assignment_id = $1",
      [assignmentId],
    );
    await put("Third", "2036-12-01T12:10Z");
    await expect(
      academy.pool.query(
        "update content_items set minutes = 480, starts_at = '2036-12-01T06:00Z' where title = 'First' and assignment_id = $1",
        [assignmentId],
      ),
    ).resolves.toBeDefined();
  });

  test("moves all lessons of a statement at once", async () => {
    for (const hour of [10, 11, 12, 13]) await put(`At ${hour}`, `2036-12-01T${hour}:00Z`);
    await academy.pool.query(
      "update content_items set starts_at = starts_at + interval '1 hour' where assignment_id = $1",
      [assignmentId],
    );
    expect(await lessonsOf(assignmentId)).toEqual([
      "At 10 12-01 11:00 60",
      "At 11 12-01 12:00 60",
      "At 12 12-01 13:00 60",
      "At 13 12-01 14:00 60",
    ]);
  });
});

describe("a time that may be a slip", () => {
  test("in the past is refused", async () => {
    const { status, page } = await add(
      tutor,
      assignmentId,
      lesson("Long ago", "03:00", { date: "2026-10-12" }),
    );
    expect(status).toBe(409);
    expect(page).toContain("That time is over. Please choose one to come.");
    expect(await lessonsOf(assignmentId)).toEqual([]);
  });

  test("at night is asked about once", async () => {
    const form = lesson("Before dawn", "03:00");
    const { status, page } = await add(tutor, assignmentId, form);
    expect(status).toBe(409);
    expect(page).toContain("That is in the night");
    const confirmed = /name="confirmedTime" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const other = { ...form, time: "04:00", confirmedTime: confirmed };
    expect((await add(tutor, assignmentId, other)).status).toBe(409);
    expect((await add(tutor, assignmentId, { ...form, confirmedTime: confirmed })).status).toBe(
      303,
    );
  });
});

test.each(["", "30", "45", "90"])("a length of %j is stored", async (minutes) => {
  await add(tutor, assignmentId, lesson("Long", "17:30", { minutes }));
  expect(await lessonsOf(assignmentId)).toEqual([`Long 12-01 12:00 ${minutes || "60"}`]);
});

test.each(["9", "481", "an hour", ""])("a typed length of %j is refused", async (otherMinutes) => {
  const form = lesson("Long", "17:30", { minutes: "other", otherMinutes });
  const { status, page } = await add(tutor, assignmentId, form);
  expect([status, await lessonsOf(assignmentId)]).toEqual([400, []]);
  expect(page).toContain("Please choose a length from 10 to 480 minutes.");
  expect(page).toMatch(/<option value="other" selected=""/);
});

test("the last minute that can be typed is asked about like any other of the night", async () => {
  const late = lesson("Far ahead", "23:59", { date: "9999-12-31" });
  expect((await add(tutor, assignmentId, late)).status).toBe(409);
  expect(await lessonsOf(assignmentId)).toEqual([]);
});
