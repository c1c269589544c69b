import { describe, expect, test } from "vitest";
import { deleteOldCancellations } from "#data/calendar/calendars.ts";
import { calendarStart } from "#domain/calendar/calendar.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { lastMail, pathIn } from "#test/support/mail.ts";
import { askPath, makeCourseWithLesson, openRequest } from "#test/support/requests.ts";
import { readCalendar, type ReadEvent } from "#test/support/calendar.ts";
import { createFeed, readFeed } from "#test/support/calendar-feeds.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { hour } from "#domain/shared/durations.ts";

const academy = useAcademy();
const thisHour = Math.floor(Date.now() / hour) * hour;
const inDays = (days: number) => new Date(thisHour + days * 24 * hour);

const read = (path: string) => readFeed(academy, path);

async function makeCourse() {
  const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
  return { student, tutor, id: await assign(academy, student, tutor) };
}

const publishLesson = (id: string, tutor: Person, title: string, startsAt = inDays(3)) =>
  publish(academy, id, tutor, "live-session", { title, startsAt });

describe("a calendar", () => {
  test("has only the lessons of the person's active assignments", async () => {
    const { student, tutor, id } = await makeCourse();
    const lesson = await publishLesson(id, tutor, "Ours");
    await publish(academy, id, tutor, "recording", { title: "A recording" });
    const another = await makeCourse();
    await publishLesson(another.id, another.tutor, "Theirs");
    const ended = await assign(academy, student, another.tutor);
    await publishLesson(ended, another.tutor, "Ended", inDays(4));
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [ended]);

    const events = await read(await createFeed(student));
    const page = `${academy.origin}/dashboard/courses/${id}?lessons=all#item-${lesson}`;
    expect(events).toEqual([
      {
        uid: `${lesson}@viluva`,
        summary: `Ours with ${tutor.name}`,
        description: `Mathematics, Class 10\n\nAbout it.\n\nYour lesson: ${page}`,
        url: page,
        status: "CONFIRMED",
        sequence: 0,
        start: inDays(3).toISOString(),
        end: new Date(inDays(3).getTime() + hour).toISOString(),
        zone: expect.stringContaining("Asia/Kolkata") as string,
      },
    ]);
    const teaching = await read(await createFeed(tutor));
    expect(teaching.map(({ summary }) => summary)).toEqual(["Ours with student"]);
  });

  test("shows a tutor only the first name of a student", async () => {
    const { student, tutor, id } = await makeCourse();
    await publishLesson(id, tutor, "Ours");
    const text = await (await academyGet(await createFeed(tutor))).text();
    const [, lastName = ""] = student.name.split(" ");
    for (const secret of [lastName, student.email, student.id, "+91"]) {
      expect(text).not.toContain(secret);
    }
  });

  test("leaves out lessons that are more than 60 days past", async () => {
    const { student, tutor, id } = await makeCourse();
    await publishLesson(id, tutor, "Old", inDays(-61));
    await publishLesson(id, tutor, "Past", inDays(-59));
    const events = await read(await createFeed(student));
    expect(events.map(({ summary }) => summary)).toEqual([`Past with ${tutor.name}`]);
  });

  test("answers 304 while nothing has changed", async () => {
    const { student, tutor, id } = await makeCourse();
    await publishLesson(id, tutor, "One");
    const path = await createFeed(student);
    const first = await academyGet(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const again = await academyGet(path, { "if-none-match": `"other" ,  ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await publishLesson(id, tutor, "Two", inDays(4));
    const changed = await academyGet(path, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });
});

function academyGet(path: string, headers: HeadersInit = {}): Promise<Response> {
  return new TestBrowser(academy).get(path, headers);
}

describe("changes of a session", () => {
  const at = ({ uid, sequence, status, start }: ReadEvent) => ({ uid, sequence, status, start });

  test("moving it twice and deleting it gives three states of one event", async () => {
    const { student, tutor, id } = await makeCourse();
    const lesson = await publishLesson(id, tutor, "Moving", inDays(3));
    const paths = [await createFeed(student), await createFeed(tutor)];
    const uid = `${lesson}@viluva`;
    const move = (to: Date) =>
      academy.pool.query("update content_items set starts_at = $2 where id = $1", [lesson, to]);

    for (const [sequence, days] of [
      [1, 4],
      [2, 5],
    ] as const) {
      await move(inDays(days));
      for (const path of paths) {
        const start = inDays(days).toISOString();
        expect((await read(path)).map(at)).toEqual([{ uid, sequence, status: "CONFIRMED", start }]);
      }
    }
    const gone = await tutor.browser.post(`/tutor-dashboard/${id}/live-sessions/${lesson}/delete`);
    expect(gone.status).toBe(303);
    for (const path of paths) {
      const events = await read(path);
      const start = inDays(5).toISOString();
      expect(events.map(at)).toEqual([{ uid, sequence: 3, status: "CANCELLED", start }]);
      expect(events[0]?.summary).toBe("Cancelled lesson");
    }
  });

  test("a family's accepted requests move and cancel one event, never a second", async () => {
    const made = await makeCourseWithLesson(academy);
    const { student, tutor, lessonId, startsAt } = made;
    const paths = [await createFeed(student), await createFeed(tutor)];
    const accept = async (fields: Record<string, string>) => {
      expect((await student.browser.post(askPath(lessonId), fields)).status).toBe(303);
      const { requestId } = await openRequest(academy, lessonId);
      // A request alone changes no calendar.
      const before = await Promise.all(paths.map(read));
      const path = `/tutor-dashboard/requests/${requestId}`;
      expect((await tutor.browser.post(path, { answer: "accepted" })).status).toBe(303);
      return before;
    };
    const uid = `${lessonId}@viluva`;
    const to = new Date(startsAt.getTime() + 24 * hour);
    const before = await accept({ startsAt: to.toISOString() });
    for (const events of before) {
      expect(events.map(at)).toMatchObject([{ uid, sequence: 0, start: startsAt.toISOString() }]);
    }
    const moved = { uid, sequence: 1, status: "CONFIRMED", start: to.toISOString() };
    for (const path of paths) expect((await read(path)).map(at)).toEqual([moved]);
    await accept({ kind: "cancel" });
    const cancelled = { ...moved, sequence: 2, status: "CANCELLED" };
    for (const path of paths) expect((await read(path)).map(at)).toEqual([cancelled]);
  });

  test("a tutor's time off is in their own feed until it is over", async () => {
    const { student, tutor } = await makeCourse();
    const paths = [await createFeed(student), await createFeed(tutor)] as const;
    const add = (from: number, to: number) =>
      academy.pool.query(
        "insert into time_off (tutor_id, first_day, last_day) values ($1, $2, $3)",
        [tutor.id, inDays(from), inDays(to)],
      );
    await add(10, 12);
    await add(-80, -70);
    expect(await read(paths[0])).toEqual([]);
    expect((await read(paths[1])).map(({ summary }) => summary)).toEqual(["Time off"]);
  });

  test("an edit without a change does not increase the sequence", async () => {
    const { student, tutor, id } = await makeCourse();
    const lesson = await publishLesson(id, tutor, "Still");
    await academy.pool.query("update content_items set title = title where id = $1", [lesson]);
    expect((await read(await createFeed(student)))[0]?.sequence).toBe(0);
    await academy.pool.query("update content_items set description = 'New' where id = $1", [
      lesson,
    ]);
    expect((await read(await createFeed(student)))[0]?.sequence).toBe(1);
  });

  test("a restored lesson has a higher sequence than its cancellation", async () => {
    const { student, tutor, id } = await makeCourse();
    const lesson = await publishLesson(id, tutor, "Back again");
    const path = await createFeed(student);
    const { rows } = await academy.pool.query<{ row: string }>(
      "select to_json(c)::text as row from content_items c where id = $1",
      [lesson],
    );
    await academy.pool.query("delete from content_items where id = $1", [lesson]);
    expect((await read(path)).map(at)).toMatchObject([{ sequence: 1, status: "CANCELLED" }]);
    await academy.pool.query(
      "insert into content_items select * from json_populate_record(null::content_items, $1)",
      [rows[0]?.row],
    );
    expect((await read(path)).map(at)).toMatchObject([{ sequence: 2, status: "CONFIRMED" }]);
    expect(await cancellations(lesson)).toEqual([]);
    await academy.pool.query("delete from content_items where id = $1", [lesson]);
    expect((await read(path)).map(at)).toMatchObject([{ sequence: 3, status: "CANCELLED" }]);
  });

  test("a deleted assignment cancels all of its sessions", async () => {
    const { student, tutor, id } = await makeCourse();
    await publishLesson(id, tutor, "One", inDays(1));
    await publishLesson(id, tutor, "Two", inDays(2));
    const paths = [await createFeed(student), await createFeed(tutor)];
    const { browser } = await makeAdmin(academy);
    await browser.post(`/admin-dashboard/assignments/${id}/delete`);
    for (const path of paths) {
      const events = await read(path);
      expect(events.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
      expect(events.map(({ start }) => start)).toEqual([1, 2].map((n) => inDays(n).toISOString()));
    }
  });

  test("a deleted student's lessons are cancelled for the tutor, without names", async () => {
    const { student, tutor, id } = await makeCourse();
    const kept = await publishLesson(id, tutor, "Kept");
    const deleted = await publishLesson(id, tutor, "Deleted before", inDays(1));
    await academy.pool.query("delete from content_items where id = $1", [deleted]);
    const [learning, teaching] = [await createFeed(student), await createFeed(tutor)];
    const { browser } = await makeAdmin(academy);
    await browser.post(`/admin-dashboard/students/${student.id}/delete`);
    expect((await academyGet(learning)).status).toBe(404);
    expect((await read(teaching)).map(({ uid, status }) => [uid, status])).toEqual([
      [`${deleted}@viluva`, "CANCELLED"],
      [`${kept}@viluva`, "CANCELLED"],
    ]);
    expect(await cancellations(kept, deleted)).toEqual([
      { student_id: null, words: null },
      { student_id: null, words: null },
    ]);
  });

  test("cancellations are deleted 60 days after the session's start", async () => {
    const { tutor, id } = await makeCourse();
    const old = await publishLesson(id, tutor, "Old", inDays(-61));
    const recent = await publishLesson(id, tutor, "Recent", inDays(-59));
    await academy.pool.query("delete from content_items where id = any($1)", [[old, recent]]);
    await deleteOldCancellations(academy.database, calendarStart(new Date()));
    expect(await cancellations(old)).toHaveLength(0);
    expect(await cancellations(recent)).toHaveLength(1);
  });

  /** The texts in the rows of deleted lessons, other than ids, times and numbers. */
  async function cancellations(...ids: string[]) {
    const { rows } = await academy.pool.query<{ student_id: string | null; words: string | null }>(
      `select student_id, (select string_agg(value, ' ') from json_each_text(to_json(c))
         where value !~ '^([0-9a-f-]{36}|[0-9]+|[0-9]{4}-[0-9T:.+-]+)$') as words
       from cancelled_sessions c where id = any($1)`,
      [ids],
    );
    return rows;
  }
});

describe("making an address", () => {
  test.each([
    ["", 400, "Please fill in all fields"],
    ["not it", 400, "That password is not correct."],
  ])("with the password %j is refused", async (currentPassword, status, words) => {
    const student = await makeStudent(academy);
    const answer = await student.browser.post("/calendar", { currentPassword });
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain(words);
    expect(page).not.toMatch(/\/calendar\/[\w-]{43}\.ics/);
    expect(await addressesOf(student)).toBe(0);
  });

  test("counts wrong passwords like a sign-in", async () => {
    const student = await makeStudent(academy);
    const make = (currentPassword: string) =>
      student.browser.post("/calendar", { currentPassword });
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await make("not it")).status);
    }
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  test("mails its owner, without the address", async () => {
    const student = await makeStudent(academy);
    const path = await createFeed(student);
    const mail = await lastMail(academy, student, "calendar-address");
    expect(mail.subject).toBe("Your calendar has a new address");
    expect(mail.to?.[0]?.address).toBe(student.email);
    for (const text of [mail.text, mail.html]) expect(text).not.toContain(path);
    expect(pathIn(mail, "/calendar")).toBe("/calendar");
  });

  async function addressesOf({ id }: Person): Promise<number> {
    const found = await academy.pool.query("select from calendar_feeds where account_id = $1", [
      id,
    ]);
    return found.rowCount ?? 0;
  }
});

describe("the reads of an address", () => {
  test("are counted and shown to its owner", async () => {
    for (const [person, home] of [
      [await makeStudent(academy), "/dashboard"],
      [await makeTutor(academy), "/tutor-dashboard"],
    ] as const) {
      const path = await createFeed(person);
      expect(await person.browser.read(home)).toContain("No calendar has used it yet.");
      await academyGet(path);
      expect(await person.browser.read(home)).toContain(
        "Last read today by a calendar, once in total.",
      );
      const etag = (await academyGet(path)).headers.get("etag") ?? "";
      expect((await academyGet(path, { "if-none-match": etag })).status).toBe(304);
      await academy.pool.query(
        "update calendar_feeds set last_read_at = now() - interval '1 day' where account_id = $1",
        [person.id],
      );
      for (const page of [home, "/calendar"]) {
        expect(await person.browser.read(page)).toContain(
          "Last read yesterday by a calendar, 3 times in total.",
        );
      }
      await createFeed(person);
      expect(await person.browser.read(home)).toContain("No calendar has used it yet.");
    }
  });
});

describe("an invalid address", () => {
  async function answer(path: string) {
    const response = await academyGet(path);
    const headers = [...response.headers].filter(
      ([name]) => !["date", "x-request-id", "content-security-policy"].includes(name),
    );
    return { status: response.status, body: await response.text(), headers };
  }

  test("is the same 404 for every reason", async () => {
    const unknown = await answer(`/calendar/${"A".repeat(43)}.ics`);
    expect(unknown.status).toBe(404);

    const replaced = await makeStudent(academy);
    const first = await createFeed(replaced);
    const second = await createFeed(replaced);
    expect(await answer(first)).toEqual(unknown);
    expect((await answer(second)).status).toBe(200);
    await replaced.browser.post("/calendar/revocation");
    expect(await answer(second)).toEqual(unknown);

    const deleted = await makeStudent(academy);
    const ofDeleted = await createFeed(deleted);
    await academy.pool.query("delete from accounts where id = $1", [deleted.id]);
    expect(await answer(ofDeleted)).toEqual(unknown);

    const rejected = await makeTutor(academy);
    const ofRejected = await createFeed(rejected);
    await academy.pool.query(
      `update tutors set status = 'rejected', approved_date = null, rejection_reason = 'x'
       where id = $1`,
      [rejected.id],
    );
    expect(await answer(ofRejected)).toEqual(unknown);

    for (const token of ["x", "A".repeat(42), "A".repeat(44), "%00", `${"A".repeat(42)}%0A`]) {
      expect(await answer(`/calendar/${token}.ics`)).toEqual(unknown);
    }
  });

  test("cannot be derived from the database", async () => {
    const path = await createFeed(await makeStudent(academy));
    const token = path.slice("/calendar/".length, -".ics".length);
    const { rows } = await academy.pool.query<{ all: string }>(
      "select string_agg(to_json(f)::text, ' ') as all from calendar_feeds f",
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  test("is not shown on later visits, only its date of creation", async () => {
    const student = await makeStudent(academy);
    expect(await student.browser.read("/dashboard")).toContain("Get a calendar address");
    const path = await createFeed(student);
    for (const url of ["/dashboard", "/calendar"]) {
      const page = await (await student.browser.get(url)).text();
      expect(page).toContain("Your calendar has had an address since");
      expect(page).toContain("Create a new address");
      expect(page).not.toContain(path);
    }
    const { path: after, page } = await student.browser.submit("/calendar/revocation");
    expect(after).toBe("/dashboard");
    expect(page).toContain("Get a calendar address");
  });
});

describe("the file of one session", () => {
  test("contains that lesson, for its student and its tutor", async () => {
    const { student, tutor, id } = await makeCourse();
    const lesson = await publishLesson(id, tutor, "Only this", inDays(-100));
    await publishLesson(id, tutor, "Another");
    for (const [person, area] of [
      [student, "dashboard"],
      [tutor, "tutor-dashboard"],
    ] as const) {
      const answer = await person.browser.get(`/${area}/sessions/${lesson}.ics`);
      const { events } = readCalendar(await answer.text());
      expect(events.map(({ uid }) => uid)).toEqual([`${lesson}@viluva`]);
    }
  });

  test("is a 404 for a recording and for a deleted session", async () => {
    const { student, tutor, id } = await makeCourse();
    const recording = await publish(academy, id, tutor, "recording", { title: "Film" });
    const lesson = await publishLesson(id, tutor, "Gone");
    await academy.pool.query("delete from content_items where id = $1", [lesson]);
    for (const one of [recording, lesson]) {
      expect((await student.browser.get(`/dashboard/sessions/${one}.ics`)).status).toBe(404);
    }
  });
});
