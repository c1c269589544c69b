import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day, hour, minute } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { insertDueReminders } from "#data/mail/reminders.ts";
import { sampleAcademy } from "#content/site/academy.ts";
import { mails } from "#mails/shared/all.ts";
import { createFeed, readFeed } from "#test/support/calendar-feeds.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, makeTutor, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let made: Awaited<ReturnType<typeof makeCourse>>;
let substitute: Person;
let lessonId = "";

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(async () => {
  made = await makeCourse(academy);
  substitute = await makeTutor(academy);
  lessonId = await plan(new Date(Date.now() + 2 * day));
});

const link = "https://meet.example.org/circles";
const plan = (startsAt: Date, title = "Circles") =>
  publish(academy, made.assignmentId, made.tutor, "live-session", { title, startsAt, url: link });

const pageOf = (id = lessonId) => `/tutor-dashboard/substitutions/${id}`;
const finishOf = (id = lessonId) => `/tutor-dashboard/sessions/${id}/finish`;

const ask = async (tutor = substitute, id = lessonId) => {
  const dialog = `/admin-dashboard/lessons/${id}/substitute`;
  const answer = await admin.browser.post(dialog, { tutorId: tutor.id });
  expect(answer.status).toBe(303);
};
const accept = (tutor = substitute) => tutor.browser.submit(`${pageOf()}/acceptance`, {});
const decline = (tutor = substitute) => tutor.browser.submit(`${pageOf()}/decline`, {});
const statusOf = async (person: Person, url: string) => (await person.browser.get(url)).status;

/** Moves the lesson's time without what a move does, as time passes. */
async function passTo(startsAt: Date, id = lessonId) {
  const client = await academy.pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("update content_items set starts_at = $2 where id = $1", [id, startsAt]);
    await client.query(
      `update booked_times set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour'
       where lesson_id = $1`,
      [id, startsAt],
    );
    await client.query("update substitutions set starts_at = $2 where lesson_id = $1", [
      id,
      startsAt,
    ]);
    await client.query("set session_replication_role = default");
  } finally {
    client.release();
  }
}

async function mailsAbout(kind: string, named = "lessonId"): Promise<string[]> {
  const { rows } = await academy.pool.query<{ to: string }>(
    "select account_id as to from mails where kind = $1 and data ->> $3 = $2 order by 1",
    [kind, lessonId, named],
  );
  return rows.map(({ to }) => to);
}

const auditOf = async (action: string, outcome: string) => {
  const { rows } = await academy.pool.query(
    "select from audit_log where action = $1 and outcome = $2 and subject_id = $3",
    [action, outcome, lessonId],
  );
  return rows.length;
};

describe("a tutor who is asked", () => {
  beforeEach(() => ask());

  test("sees who and when on the home and a page of their own, and nothing else", async () => {
    const home = await substitute.browser.read("/tutor-dashboard");
    for (const text of ["For other tutors", made.student.name, `${pageOf()}/acceptance`]) {
      expect(home).toContain(text);
    }
    const page = await substitute.browser.read(pageOf());
    expect(page).toContain(made.student.name);
    expect(page).toContain(made.tutor.name);
    for (const hidden of [link, made.student.email, made.student.phoneNumber, "Join<"]) {
      expect(page).not.toContain(hidden);
    }
    expect(await statusOf(substitute, finishOf())).toBe(404);
  });

  test("accepts with one press, and the family and the tutor are mailed once", async () => {
    await makeGuardian(academy, made.student, { decision: "given" });
    const { path, page } = await accept();
    expect([path, page.includes("You teach this lesson.")]).toEqual([pageOf(), true]);
    expect(page).toContain(link);
    await accept();
    expect(await mailsAbout("lesson-tutor")).toEqual([made.student.id, made.tutor.id].toSorted());
    expect(await mailsAbout("guardian-lesson-tutor")).toEqual([made.student.id]);
    expect(await auditOf("accept-lesson", "done")).toBe(1);
  });

  test("declines with one press, and the lesson waits for the office", async () => {
    const { path, page } = await decline();
    expect([path, page.includes("The academy finds another way.")]).toEqual([
      "/tutor-dashboard",
      true,
    ]);
    // The message names whose lesson it was, once; the home has it no longer.
    expect(page).toContain(`${made.student.name}, Mathematics, `);
    expect(await substitute.browser.read("/tutor-dashboard")).not.toContain(made.student.name);
    expect(await statusOf(substitute, pageOf())).toBe(404);
    const office = await admin.browser.read(`/admin-dashboard/lessons/${lessonId}`);
    expect(office).toContain("the last one declined");
    expect(office).toContain("Declined by");
    // Nobody is asked for it twice.
    const dialog = await admin.browser.read(`/admin-dashboard/lessons/${lessonId}/substitute`);
    expect(dialog).not.toContain(`aria-label="${substitute.name}" name="tutorId"`);
    expect(await mailsAbout("lesson-tutor")).toEqual([]);
    expect(await auditOf("decline-lesson", "done")).toBe(1);
  });

  test("cannot answer any more once it has begun or is over", async () => {
    await passTo(new Date(Date.now() - 10 * minute));
    expect((await decline()).page).toContain("not possible any more");
    await passTo(new Date(Date.now() - 2 * hour));
    expect((await substitute.browser.post(`${pageOf()}/acceptance`, {})).status).toBe(404);
    expect(await auditOf("decline-lesson", "denied")).toBe(1);
  });

  test("is the only one who may answer", async () => {
    const other = await makeTutor(academy);
    for (const person of [other, made.tutor]) {
      expect(await statusOf(person, pageOf())).toBe(404);
      for (const what of ["acceptance", "decline"]) {
        expect((await person.browser.post(`${pageOf()}/${what}`, {})).status).toBe(404);
      }
    }
    expect(await mailsAbout("lesson-tutor")).toEqual([]);
  });
});

describe("a tutor who has accepted", () => {
  beforeEach(async () => {
    const before = await plan(new Date(Date.now() - 2 * day), "Tangents");
    const words = { report: "send", outcome: "held", coveredOther: "Tangents", homework: "Page 5" };
    await made.tutor.browser.post(finishOf(before), words);
    await ask();
    await accept();
  });

  test("is named to the family on each of its screens", async () => {
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    const { rows } = await academy.pool.query<{ day: string }>(
      `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
       from content_items where id = $1`,
      [lessonId],
    );
    const { browser } = made.student;
    for (const url of [
      "/dashboard",
      `/dashboard/timetable?day=${rows[0]?.day}`,
      `/dashboard/courses/${made.assignmentId}`,
    ]) {
      expect([url, (await browser.read(url)).includes(substitute.name)]).toEqual([url, true]);
    }
    expect(await browser.read(`/guardian/${guardian.pageToken}`)).toContain(substitute.name);
  });

  test("gives the lesson for the family too once its own tutor is suspended", async () => {
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [
      made.tutor.id,
    ]);
    const { browser } = made.student;
    for (const url of [
      "/dashboard",
      `/dashboard/courses/${made.assignmentId}`,
      `/guardian/${guardian.pageToken}`,
      `/guardian/${guardian.pageToken}/classes.ics`,
    ]) {
      const page = (await browser.read(url)).replaceAll("\r\n ", "");
      expect([url, page.includes(substitute.name)]).toEqual([url, true]);
      expect([url, page.includes("is waiting for another tutor")]).toEqual([url, false]);
      // Its own tutor could not answer.
      expect([url, page.includes(`/sessions/${lessonId}/request`)]).toEqual([url, false]);
    }
    const at = new Date(Date.now() + day);
    await passTo(at);
    await academy.database
      .transaction()
      .execute((trx) => insertDueReminders(trx, new Date(at.getTime() - hour)));
    const reminded = [made.student.id, substitute.id].toSorted();
    expect(await mailsAbout("session-reminder", "itemId")).toEqual(reminded);
    const data = { itemId: lessonId, point: "hour", startsAt: at.toISOString() } as const;
    const mail = await mails["session-reminder"](data, {
      database: academy.database,
      accountId: made.student.id,
      name: made.student.name,
      now: new Date(),
      academy: sampleAcademy,
    });
    const links = mail?.blocks.flatMap((block) => (block.is === "link" ? block.path : []));
    expect(links).toEqual([`/dashboard/courses/${made.assignmentId}`]);
    await passTo(new Date(Date.now() + 2 * minute));
    expect((await browser.post(`/dashboard/sessions/${lessonId}/attendance`, {})).status).toBe(204);
  });

  test("sees the last reports with their homework, and nothing else of the assignment", async () => {
    const page = await substitute.browser.read(pageOf());
    for (const text of ["Tangents", "Page 5", link]) expect(page).toContain(text);
    for (const hidden of [made.student.email, made.student.phoneNumber]) {
      expect(page).not.toContain(hidden);
    }
    for (const url of [
      `/tutor-dashboard/${made.assignmentId}/live-sessions`,
      `/tutor-dashboard/${made.assignmentId}/live-sessions/${lessonId}/edit`,
      `/tutor-dashboard/${made.assignmentId}/live-sessions/${lessonId}/cancel`,
      `/tutor-dashboard/${made.assignmentId}/recordings/add`,
      `/tutor-dashboard/timetable/${lessonId}`,
    ]) {
      expect([url, await statusOf(substitute, url)]).toEqual([url, 404]);
    }
    const fields = { date: "2042-01-01", time: "17:30", was: "2042-01-01T12:00:00Z" };
    const move = await substitute.browser.post(`/tutor-dashboard/timetable/${lessonId}`, fields);
    expect(move.status).toBe(404);
  });

  test("has it in the week and in the calendar, and its own tutor no longer", async () => {
    const { rows } = await academy.pool.query<{ day: string }>(
      `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day
       from content_items where id = $1`,
      [lessonId],
    );
    const week = `/tutor-dashboard/timetable?day=${rows[0]?.day}`;
    expect(await substitute.browser.read(week)).toContain(pageOf());
    expect(await made.tutor.browser.read(week)).not.toContain(`data-lesson="${lessonId}"`);
    const people = [substitute, made.tutor, made.student];
    const feeds = await Promise.all(people.map((person) => createFeed(person)));
    const read = async () =>
      (await Promise.all(feeds.map((feed) => readFeed(academy, feed)))).map((events) =>
        events.find(({ uid }) => uid.includes(lessonId)),
      );
    const [theirs, own, family] = await read();
    expect([theirs?.status, own?.status]).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(family?.summary).toContain(substitute.name);
    expect(theirs?.url).toContain(pageOf());
    await decline();
    const [later, back] = await read();
    expect([later?.status, back?.status]).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(back?.sequence).toBeGreaterThan(own?.sequence ?? 0);
    expect(later?.sequence).toBeGreaterThan(theirs?.sequence ?? 0);
  });

  test("holds it in their own room, if it was to be in its tutor's, until it is given back", async () => {
    const setRoom = (id: string, url: string) =>
      academy.pool.query("update tutors set room_url = $2 where id = $1", [id, url]);
    const rooms = ["https://meet.example.org/own", "https://meet.example.org/theirs"];
    await setRoom(made.tutor.id, rooms[0] ?? "");
    const linkOf = async (id: string) => {
      const { rows } = await academy.pool.query<{ url: string }>(
        "select url from content_items where id = $1",
        [id],
      );
      return rows[0]?.url;
    };
    // It had a link of its own.
    expect(await linkOf(lessonId)).toBe(link);
    lessonId = await plan(new Date(Date.now() + 3 * day), "In a room");
    await academy.pool.query("update content_items set url = $2 where id = $1", [
      lessonId,
      rooms[0],
    ]);
    await ask();
    await accept();
    // The substitute has no room.
    expect(await linkOf(lessonId)).toBe(rooms[0]);
    await decline();
    const second = await makeTutor(academy);
    await setRoom(second.id, rooms[1] ?? "");
    await ask(second);
    expect(await linkOf(lessonId)).toBe(rooms[0]);
    await accept(second);
    expect(await linkOf(lessonId)).toBe(rooms[1]);
    const room = { url: "https://meet.example.org/next" };
    expect((await second.browser.post("/account/hours/room", room)).status).toBe(303);
    expect(await linkOf(lessonId)).toBe(room.url);
    await decline(second);
    expect(await linkOf(lessonId)).toBe(rooms[0]);
  });

  test("joins it; its own tutor can't", async () => {
    await passTo(new Date(Date.now() - 10 * minute));
    const attendance = `/tutor-dashboard/sessions/${lessonId}/attendance`;
    expect((await made.tutor.browser.post(attendance, {})).status).toBe(409);
    expect((await substitute.browser.post(attendance, {})).status).toBe(204);
    const other = await makeTutor(academy);
    expect((await other.browser.post(attendance, {})).status).toBe(404);
  });

  test("settles and reports it, publishes nothing, and its own tutor reads the report", async () => {
    await passTo(new Date(Date.now() - 2 * hour));
    expect(await substitute.browser.read("/tutor-dashboard")).toContain(finishOf());
    expect(await made.tutor.browser.read("/tutor-dashboard")).not.toContain(finishOf());
    const form = await substitute.browser.read(finishOf());
    expect(form).toContain("Send Report");
    expect(form).not.toContain('name="url"');
    const sent = await substitute.browser.submit(finishOf(), {
      report: "send",
      outcome: "held",
      coveredOther: "Chords",
      url: "https://video.example/9",
      title: "Recorded",
      nextTitle: "Next",
      date: "2042-01-01",
      time: "17:30",
    });
    expect(sent.page).toContain("The report is sent.");
    const { rows } = await academy.pool.query(
      `select r.tutor_id as given_by, r.outcome, p.tutor_id as written_by,
         (select count(*)::int from content_items where assignment_id = $2) as items
       from lesson_records r join lesson_reports p using (lesson_id) where lesson_id = $1`,
      [lessonId, made.assignmentId],
    );
    // The two lessons, and no recording and no next lesson.
    expect(rows).toEqual([
      { given_by: substitute.id, outcome: "held", written_by: substitute.id, items: 2 },
    ]);
    const list = `/tutor-dashboard/${made.assignmentId}/live-sessions`;
    const read = await made.tutor.browser.read(list);
    expect(read).toContain("Chords");
    expect(read).toContain(`${substitute.name} teaches this lesson`);
    const again = await made.tutor.browser.post(finishOf(), { outcome: "student-missed" });
    expect(again.status).toBe(303);
    expect(await substitute.browser.read(pageOf())).toContain("Chords");
  });

  test.each([
    ["seven days after it", () => passTo(new Date(Date.now() - 7 * day - 2 * hour))],
    [
      "once they are suspended",
      async () => {
        await passTo(new Date(Date.now() - 2 * hour));
        await academy.pool.query(
          "update tutors set status = 'pending', approved_date = null where id = $1",
          [substitute.id],
        );
      },
    ],
    [
      "once the assignment has ended",
      async () => {
        await passTo(new Date(Date.now() - 2 * hour));
        await academy.pool.query(
          "update assignments set status = 'ended', ended_at = now() where id = $1",
          [made.assignmentId],
        );
      },
    ],
  ])("loses it %s", async (_, end) => {
    await passTo(new Date(Date.now() - 6 * day));
    expect(await statusOf(substitute, pageOf())).toBe(200);
    await end();
    expect(await statusOf(substitute, pageOf())).toBe(404);
    expect(await statusOf(substitute, finishOf())).toBe(404);
    const settle = await substitute.browser.post(finishOf(), { outcome: "held" });
    expect(settle.status).toBe(404);
    expect(await statusOf(substitute, `/tutor-dashboard/sessions/${lessonId}.ics`)).toBe(404);
  });
});
