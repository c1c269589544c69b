import { beforeEach, describe, expect, test } from "vitest";
import { addDays, dayOf, weekdayOf } from "#domain/timetable/series/series.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { countRows, useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";
let path = "";

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  path = `/tutor-dashboard/${assignmentId}/live-sessions/weekly`;
});

/** A Monday at least a week ahead. */
const monday = addDays(dayOf(new Date()), 15 - weekdayOf(dayOf(new Date())));
const at = (day: string, time: string) => parseIndiaDateTime(day, time) ?? new Date(Number.NaN);

const form = {
  title: "గణితం",
  description: "ప్రతి వారం",
  url: "https://class.example/weekly",
  days: ["1", "4"],
  time: "18:00",
  minutes: "60",
  firstDay: monday,
  lastDay: "",
  lessons: "4",
};

/** The values of the controls that a page's preview has. */
function previewOf(page: string) {
  const text = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return {
    seen: text(/name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ""),
    selects: [...page.matchAll(/<select[^>]* name="(lesson-\d+)"/g)].map(([, name]) => name ?? ""),
    offers: [...page.matchAll(/<option value="(\d{10,})"/g)].map(([, value]) => value ?? ""),
  };
}

async function preview(fields: Record<string, string | string[]> = form) {
  const answer = await tutor.browser.post(path, fields);
  const page = await answer.text();
  return { status: answer.status, page, ...previewOf(page) };
}

async function readLessons(id = assignmentId) {
  const { rows } = await academy.pool.query<{ startsAt: Date; title: string; minutes: number }>(
    `select starts_at as "startsAt", title, minutes from content_items
     where assignment_id = $1 and series_id is not null order by starts_at`,
    [id],
  );
  return rows;
}

const starts = async () => (await readLessons()).map(({ startsAt }) => startsAt);
const four = [
  at(monday, "18:00"),
  at(addDays(monday, 3), "18:00"),
  at(addDays(monday, 7), "18:00"),
  at(addDays(monday, 10), "18:00"),
];

describe("weekly lessons", () => {
  test("are shown first and planned by the second press, without JavaScript", async () => {
    const before = await countRows(academy);
    const shown = await preview();
    expect(shown.status).toBe(200);
    expect(shown.page).toContain("All 4 lessons can be planned.");
    expect(shown.page).toContain('value="గణితం"');
    expect((await countRows(academy))["content_items"]).toBe(before["content_items"]);

    const planned = await tutor.browser.submit(path, { ...form, seen: shown.seen });
    expect(planned.path).toBe(`/tutor-dashboard/${assignmentId}/live-sessions`);
    expect(planned.page).toContain("4 lessons are planned.");
    expect(await starts()).toEqual(four);
    expect(await readLessons()).toContainEqual({ startsAt: four[1], title: "గణితం", minutes: 60 });
  });

  test("planned a second time change nothing", async () => {
    const { seen } = await preview();
    await tutor.browser.submit(path, { ...form, seen });
    const again = await tutor.browser.submit(path, { ...form, seen });
    expect(again.page).toContain("4 lessons are planned.");
    expect(await starts()).toEqual(four);
  });

  test("have another time on some days", async () => {
    const fields = { ...form, "time-4": "07:30" };
    const { seen } = await preview(fields);
    await tutor.browser.submit(path, { ...fields, seen });
    expect((await starts())[1]).toEqual(at(addDays(monday, 3), "07:30"));
  });

  test("without an end are planned 26 weeks ahead", async () => {
    const open = { ...form, lessons: "", days: ["1", "3", "5"] };
    const { seen } = await preview(open);
    await tutor.browser.submit(path, { ...open, seen });
    expect(await readLessons()).toHaveLength(78);
  });

  test("outside the tutor's hours are asked about", async () => {
    await academy.pool.query(
      "insert into tutor_hours (tutor_id, weekday, from_minute, to_minute) values ($1, 1, 960, 1200)",
      [tutor.id],
    );
    const { status, page } = await preview();
    expect(status).toBe(200);
    expect(page).toContain("2 of 4 are outside your hours.");
  });

  test("in the night are asked about", async () => {
    const { page } = await preview({ ...form, time: "02:00" });
    expect(page).toContain("4 of 4 begin in the night");
  });

  test("that have changed since the preview are shown again", async () => {
    const { seen } = await preview();
    const shown = await preview({ ...form, time: "19:00", seen });
    expect(shown.page).toContain("All 4 lessons can be planned.");
    expect(await readLessons()).toEqual([]);
  });

  test("are refused with the first problem, and what was typed stays", async () => {
    const { status, page } = await preview({ ...form, days: [] });
    expect(status).toBe(400);
    expect(page).toContain("Please choose at least one day of the week.");
    expect(page).toContain('value="https://class.example/weekly"');
  });

  test("of another tutor's assignment are a 404, whatever the form says", async () => {
    const other = await makeTutor(academy);
    expect((await other.browser.post(path, form)).status).toBe(404);
    expect((await other.browser.post(path, {})).status).toBe(404);
  });

  test("of a pending tutor are refused in §6's words", async () => {
    const pending = await makeTutor(academy, "pending");
    const own = await assign(academy, await makeStudent(academy), pending);
    const answer = await pending.browser.post(`/tutor-dashboard/${own}/live-sessions/weekly`, form);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("You need to be approved before you can add content.");
  });

  test("are one new mark for the student, and a fortnight in the lists", async () => {
    const open = { ...form, lessons: "" };
    const { seen } = await preview(open);
    await tutor.browser.submit(path, { ...open, seen });
    const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
    const page = await tutor.browser.read(list);
    expect(page).toContain("Live Sessions (52)");
    expect(page).toContain("Show all 52 lessons");
    const rows = (html: string) => html.split("గణితం</h3>").length - 1;
    expect(rows(page)).toBeLessThan(6);
    expect(rows(await tutor.browser.read(`${list}?lessons=all`))).toBe(52);

    const course = `/dashboard/courses/${assignmentId}`;
    const { rows: unseen } = await academy.pool.query(
      `select from content_items c where c.assignment_id = $1
       and not exists (select from seen_items v where v.item_id = c.id)`,
      [assignmentId],
    );
    expect(unseen).toHaveLength(1);
    expect(await student.browser.read(course)).toContain("Show all 52 lessons");
    expect(await student.browser.read(`${course}?lessons=all`)).not.toContain("Show all");
  });
});

describe("conflicts of the whole series (calcom/cal.diy#15997)", () => {
  beforeEach(async () => {
    // The tutor teaches somebody else on the second Monday, and the student learns on the last day.
    const other = await makeStudent(academy);
    const theirs = await assign(academy, other, tutor);
    const startsAt = at(addDays(monday, 7), "18:30");
    await publish(academy, theirs, tutor, "live-session", { title: "Busy", startsAt });
    const otherTutor = await makeTutor(academy);
    const own = await assign(academy, student, otherTutor);
    const secret = { title: "Secret title", startsAt: at(addDays(monday, 10), "17:45") };
    await publish(academy, own, otherTutor, "live-session", secret);
  });

  test("are all in one answer, which names no other tutor or title of the student's", async () => {
    const { status, page, selects } = await preview();
    expect(status).toBe(409);
    expect(page).toContain("2 of 4 are free.");
    expect(page).toContain('role="alert"');
    expect(page).toContain("You already have a lesson with");
    expect(page).toContain("The student already has another lesson");
    expect(page).not.toContain("Secret title");
    expect(selects).toHaveLength(2);
  });

  test("are left out", async () => {
    const { seen } = await preview();
    await tutor.browser.submit(path, { ...form, seen });
    expect(await starts()).toEqual(four.slice(0, 2));
    const page = await tutor.browser.read(`/tutor-dashboard/${assignmentId}/live-sessions`);
    expect(page).toContain("2 weekly lessons are left out");
  });

  test("are moved to a free time that is offered", async () => {
    const { seen, selects, offers } = await preview();
    const [first = ""] = selects;
    const [offer = ""] = offers;
    await tutor.browser.submit(path, { ...form, seen, [first]: offer });
    expect(await starts()).toContainEqual(new Date(Number(offer)));
    expect(await readLessons()).toHaveLength(3);
  });

  test("are not moved to a time that is taken by then", async () => {
    const { seen, selects } = await preview();
    const [first = ""] = selects;
    const taken = String(at(addDays(monday, 10), "17:45").getTime());
    const again = await preview({ ...form, seen, [first]: taken });
    expect(again.page).toContain("A time that you chose is not free any more.");
    expect(await readLessons()).toEqual([]);
  });

  test("on all lessons leave nothing to plan", async () => {
    const only = { ...form, days: ["1"], firstDay: addDays(monday, 7), lessons: "1" };
    const { seen, page } = await preview(only);
    expect(page).toContain("None of them is free.");
    const again = await preview({ ...only, seen });
    expect(again.page).toContain("No lesson is left to plan.");
  });
});

describe("a weekly time that is taken every week", () => {
  const open = { ...form, days: ["2"], time: "16:30", lessons: "" };

  beforeEach(async () => {
    const other = await makeStudent(academy);
    await academy.pool.query("update students set name = 'Charan Teja' where id = $1", [other.id]);
    const theirs = await assign(academy, other, tutor);
    const weekly = `/tutor-dashboard/${theirs}/live-sessions/weekly`;
    const { seen } = previewOf(await (await tutor.browser.post(weekly, open)).text());
    await tutor.browser.submit(weekly, { ...open, seen });
  });

  test("is one sentence with three proposals, and the days are folded", async () => {
    const { status, page } = await preview(open);
    expect(status).toBe(409);
    expect(page).toContain("Tuesday 4:30 PM is Charan Teja&#x27;s every week.");
    const offers = [...page.matchAll(/value="(2 [1-7]-\d+)" name="instead"/g)];
    expect(offers).toHaveLength(3);
    // The same time of the day, on the days beside it.
    expect(page).toContain("Monday 4:30 PM");
    expect(page).toMatch(/<summary[^>]*>The 26 days one by one<\/summary>/);
  });

  test("is moved by a press, and the second press plans what was shown", async () => {
    const { page } = await preview(open);
    const [, instead = ""] = /value="(2 [1-7]-\d+)" name="instead"/.exec(page) ?? [];
    const moved = await preview({ ...open, instead });
    expect(moved.status).toBe(200);
    expect(moved.page).toContain("All 26 lessons can be planned.");
    const [, day = "", minute = ""] = /^2 ([1-7])-(\d+)$/.exec(instead) ?? [];
    const time = `${String(Math.floor(Number(minute) / 60)).padStart(2, "0")}:${String(Number(minute) % 60).padStart(2, "0")}`;
    expect(moved.page).toMatch(new RegExp(`value="${time}"`));
    await tutor.browser.submit(path, { ...open, days: [day], time, seen: moved.seen });
    expect(await readLessons()).toHaveLength(26);
  });

  test("names no other tutor where the student learns then", async () => {
    const colleague = await makeTutor(academy);
    const theirs = await assign(academy, student, colleague);
    const weekly = `/tutor-dashboard/${theirs}/live-sessions/weekly`;
    const fields = { ...open, days: ["3"] };
    const { seen } = previewOf(await (await colleague.browser.post(weekly, fields)).text());
    await colleague.browser.submit(weekly, { ...fields, seen });
    const { page } = await preview(fields);
    expect(page).toContain("Wednesday 4:30 PM: the student has another lesson every week.");
    expect(page).not.toContain(colleague.name);
  });
});

test("a holiday is shown, left out by default and kept on request", async () => {
  const [day, weekday] = [addDays(monday, 100), String(weekdayOf(addDays(monday, 100)))];
  await academy.pool.query("insert into holidays (day, name) values ($1, 'Ugadi')", [day]);
  const once = { ...form, days: [weekday], firstDay: day, lessons: "1" };
  const { seen, page, selects } = await preview(once);
  expect(page).toContain("That day is a holiday of the academy: Ugadi.");
  const [control = ""] = selects;
  await tutor.browser.submit(path, { ...once, seen, [control]: "keep" });
  expect(await starts()).toEqual([at(day, "18:00")]);
});
