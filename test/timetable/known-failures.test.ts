import { beforeEach, describe, expect, test } from "vitest";
import { useAcademy } from "../support/academy.ts";
import { sendTogether } from "../support/busy.ts";
import { fastAcademy } from "../support/fast.ts";
import { TestBrowser } from "../support/browser.ts";
import { createFeed, readFeed } from "../support/calendar-feeds.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "../support/people.ts";
import { askPath, noonIn, openRequest } from "../support/requests.ts";
import { planWeekly, type WeeklyLesson } from "../support/weekly-lessons.ts";
import { clockIn, dayIn, dayLength, momentOf } from "./clock.ts";

// What other systems are known to do wrong, by the thread that reports it.

const academy = useAcademy({}, fastAcademy, 10);
const week = 7 * dayLength;
const first = momentOf(dayIn(Date.now() + 10 * dayLength), "17:00");

let student: Person;
let tutor: Person;
let assignmentId = "";
let list = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  list = `/tutor-dashboard/${assignmentId}/live-sessions`;
});

const weekly = (lessons: number) => ({
  days: [String(new Date(first).getUTCDay() || 7)],
  time: "17:00",
  firstDay: dayIn(first),
  lessons: String(lessons),
});

interface Row {
  id: string;
  start: number;
  isCancelled: boolean;
}

async function readLessons(id = assignmentId): Promise<Row[]> {
  const { rows } = await academy.pool.query<Row>(
    `select id, (extract(epoch from starts_at) * 1000)::float8 as start,
       cancelled_at is not null as "isCancelled"
     from content_items where assignment_id = $1 order by starts_at`,
    [id],
  );
  return rows;
}

const startsOf = async (id = assignmentId) => (await readLessons(id)).map(({ start }) => start);

/** Submits the edit dialog of a lesson as it opens, with another time. */
async function edit({ id }: { id: string }, scope: string, to: number): Promise<number> {
  const path = `${list}/${id}/edit`;
  const page = await tutor.browser.read(path);
  const opened = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const answer = await tutor.browser.post(path, {
    title: "Weekly",
    description: "About it.",
    url: "https://class.example/weekly",
    date: dayIn(to),
    time: clockIn(to),
    minutes: "60",
    scope,
    opened,
  });
  return answer.status;
}

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** The form of one lesson. */
const lessonAt = (title: string, start: number) => ({
  title,
  description: "About it.",
  url: "https://class.example/1",
  date: dayIn(start),
  time: clockIn(start),
});

describe("a weekly series", () => {
  let lessons: WeeklyLesson[] = [];
  const lesson = (place: number) => lessons[place] ?? { id: "", startsAt: new Date(0) };

  beforeEach(async () => {
    lessons = await planWeekly(academy, tutor.browser, assignmentId, weekly(5));
  });

  const planned = [0, 1, 2, 3, 4].map((place) => first + place * week);

  test("calcom/cal.diy#12461: moving one lesson makes no others", async () => {
    const to = first + week + dayLength;
    expect(await edit(lesson(1), "this", to)).toBe(303);
    expect(await startsOf()).toEqual(planned.with(1, to));
    expect((await readLessons()).map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
  });

  test("nextcloud/calendar#5255: a lesson that was moved stays there when the others change", async () => {
    const alone = first + 2 * week + dayLength;
    await edit(lesson(2), "this", alone);
    expect(await edit(lesson(0), "all", first + 3_600_000)).toBe(303);
    const moved = planned.map((start) => start + 3_600_000);
    expect(await startsOf()).toEqual(moved.with(2, alone));
    // Nor does it go back when the rest of the series is deleted.
    await tutor.browser.post(`${list}/${lesson(3).id}/delete`, { scope: "following" });
    expect(await startsOf()).toEqual([moved[0], moved[1], alone]);
  });

  test("nextcloud/calendar#5602: this and following lessons get an answer, however often", async () => {
    for (const hours of [1, 2, 3]) {
      const to = first + 2 * week + hours * 3_600_000;
      expect(await edit(lesson(2), "following", to)).toBe(303);
    }
    expect(await startsOf()).toEqual(
      planned.map((start, place) => (place < 2 ? start : start + 3 * 3_600_000)),
    );
  });

  test("indico/indico#4092: cancelling this lesson cancels no other", async () => {
    const path = `${list}/${lesson(1).id}/cancel`;
    const answer = await tutor.browser.post(path, { reason: "Ill.", scope: "this" });
    expect(answer.status).toBe(303);
    const isCancelled = (await readLessons()).map((row) => row.isCancelled);
    expect(isCancelled).toEqual([false, true, false, false, false]);
  });

  test("ridafkih/keeper.sh#387: calendars show a moved lesson once", async () => {
    const to = first + week + dayLength;
    await edit(lesson(1), "this", to);
    for (const one of [student, tutor]) {
      const path = await createFeed(one);
      const events = await readFeed(academy, path);
      expect(events.map(({ uid }) => uid).toSorted()).toEqual(
        lessons.map(({ id }) => `${id}@viluva`).toSorted(),
      );
      expect(inOrder(events.map(({ start }) => Date.parse(start)))).toEqual(planned.with(1, to));
      // Apps that know no exceptions of a rule need none.
      const text = await (await new TestBrowser(academy).get(path)).text();
      expect(text).not.toMatch(/^(RRULE|RECURRENCE-ID)/m);
    }
  });
});

test("calcom/cal.diy#15997: the last lessons of a series are checked like the first", async () => {
  const theirs = await assign(academy, await makeStudent(academy), tutor);
  const taken = [first + 17 * week, first + 19 * week];
  for (const start of taken) {
    const content = { title: `Busy ${start}`, startsAt: new Date(start) };
    await publish(academy, theirs, tutor, "live-session", content);
  }
  const form = { ...lessonAt("Weekly", first), ...weekly(20) };
  const preview = await tutor.browser.post(`${list}/weekly`, form);
  expect(preview.status).toBe(409);
  expect(await preview.text()).toContain("18 of 20 are free.");
  await planWeekly(academy, tutor.browser, assignmentId, weekly(20));
  const all = Array.from({ length: 20 }, (_, place) => first + place * week);
  expect(await startsOf()).toEqual(all.filter((start) => !taken.includes(start)));
});

describe("calcom/cal.diy#29958 and #10789: of two requests for one time", () => {
  const wanted = noonIn(8);
  const wish = { kind: "move", startsAt: wanted.toISOString() };

  async function makeLessons() {
    const other = await makeStudent(academy);
    const theirs = await assign(academy, other, tutor);
    const [mine, another] = [
      { title: "Mine", startsAt: noonIn(5) },
      { title: "Another", startsAt: noonIn(6) },
    ];
    return [
      {
        asker: student,
        lessonId: await publish(academy, assignmentId, tutor, "live-session", mine),
      },
      { asker: other, lessonId: await publish(academy, theirs, tutor, "live-session", another) },
    ];
  }

  test("the second is refused while the first waits", async () => {
    const statuses: number[] = [];
    for (const { asker, lessonId } of await makeLessons()) {
      statuses.push((await asker.browser.post(askPath(lessonId), wish)).status);
    }
    expect(statuses).toEqual([303, 409]);
  });

  test("one is accepted, even if both wait", async () => {
    const answers: (() => Promise<Response>)[] = [];
    for (const { asker, lessonId } of await makeLessons()) {
      expect((await asker.browser.post(askPath(lessonId), wish)).status).toBe(303);
      const { requestId } = await openRequest(academy, lessonId);
      // Without the held time, which keeps a second request from being made at all.
      await academy.pool.query("delete from booked_times where request_id = $1", [requestId]);
      answers.push(() =>
        tutor.browser.post(`/tutor-dashboard/requests/${requestId}`, { answer: "accepted" }),
      );
    }
    const given = await sendTogether(answers);
    expect(inOrder(given.map(({ status }) => status))).toEqual([303, 409]);
    const { rows } = await academy.pool.query(
      `select from content_items c join assignments a on a.id = c.assignment_id
       where a.tutor_id = $1 and c.starts_at = $2`,
      [tutor.id, wanted],
    );
    expect(rows).toHaveLength(1);
  });
});

describe("calcom/cal.com#28151, LibreBooking#147, easyappointments#1431: of many forms for one time", () => {
  test("one plans a lesson of a tutor, and each gets an answer", async () => {
    const ids = [assignmentId];
    for (const other of [await makeStudent(academy), await makeStudent(academy)]) {
      ids.push(await assign(academy, other, tutor));
    }
    const answers = await sendTogether(
      Array.from({ length: 15 }, (_, at) => () => {
        const form = lessonAt(`Try ${at}`, first);
        const path = `/tutor-dashboard/${ids[at % 3]}/live-sessions/add`;
        return tutor.browser.post(path, form);
      }),
    );
    expect(inOrder(answers.map(({ status }) => status))).toEqual([
      303,
      ...Array<number>(14).fill(409),
    ]);
    expect((await Promise.all(ids.map(readLessons))).flat()).toHaveLength(1);
  });

  test("one plans a lesson of a student with several tutors", async () => {
    const pairs = [{ one: tutor, id: assignmentId }];
    for (const one of [await makeTutor(academy), await makeTutor(academy)]) {
      pairs.push({ one, id: await assign(academy, student, one) });
    }
    const answers = await sendTogether(
      [...pairs, ...pairs, ...pairs].map(({ one, id }, at) => () => {
        // Each begins at another minute, so that no rule of equal lessons helps.
        const form = lessonAt(`Try ${at}`, first + at * 60_000);
        return one.browser.post(`/tutor-dashboard/${id}/live-sessions/add`, form);
      }),
    );
    expect(inOrder(answers.map(({ status }) => status))).toEqual([
      303,
      ...Array<number>(8).fill(409),
    ]);
    const lessons = await Promise.all(pairs.map(({ id }) => readLessons(id)));
    expect(lessons.flat()).toHaveLength(1);
  });
});
