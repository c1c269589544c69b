import { wholeDays } from "#domain/timetable/week/days.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { startOfDay } from "#domain/shared/day.ts";
import { firstOfPlace } from "#domain/timetable/free-times.ts";
import { countRows, useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { day } from "#domain/shared/durations.ts";

const academy = useAcademy();
const monday = { weekday: 1, fromMinute: 1080, toMinute: 1200 };
const wednesday = { ...monday, weekday: 3 };
const place = { weekday: 1, startMinute: 1080 };
const noFacts = { timeOff: [], holidays: [] };
let admin: Person;
let people: Record<"busy" | "unknown" | "never" | "often" | "once", Person>;
let student: Person;

const setTimes = (kind: "tutor" | "student", { id }: Person, times: (typeof monday)[]) =>
  replaceWeeklyTimes(academy.database, kind, id, times);

beforeAll(async () => {
  admin = await makeAdmin(academy);
  student = await makeStudent(academy);
  people = {
    busy: await makeTutor(academy),
    unknown: await makeTutor(academy),
    never: await makeTutor(academy),
    often: await makeTutor(academy),
    once: await makeTutor(academy),
  };
  await setTimes("student", student, [monday, wednesday]);
  await setTimes("tutor", people.busy, [monday]);
  await setTimes("tutor", people.never, [{ ...monday, weekday: 5 }]);
  await setTimes("tutor", people.often, [monday, wednesday]);
  await setTimes("tutor", people.once, [{ ...monday, toMinute: 1140 }]);
  // Taken on Monday at six by another student.
  const other = await makeStudent(academy);
  const startsAt = firstOfPlace(place, 60, new Date(), noFacts);
  const assignmentId = await assign(academy, other, people.busy);
  await publish(academy, assignmentId, people.busy, "live-session", { title: "Taken", startsAt });
});

/** The tutors for mathematics on the student's page: their names, in order, with all that is said. */
async function matchesOf(page: string): Promise<{ names: string[]; html: string }> {
  const shown = await admin.browser.read(page);
  const html = /<form[^>]*aria-label="Tutors for Mathematics: [^]*?<\/form>/.exec(shown)?.[0] ?? "";
  const names = [...html.matchAll(/<p>(tutor Number\d+\.)<\/p>/g)].map(([, name = ""]) => name);
  return { names, html };
}

const pageOf = ({ id }: Person) => `/admin-dashboard/students/${id}`;
const partOf = (html: string, { name }: Person) =>
  html.split("<li").find((part) => part.includes(`<p>${name}</p>`)) ?? "";

describe("the tutors who fit a student", () => {
  test("are ranked by the time that is free for both, and unknown hours come last", async () => {
    const { names, html } = await matchesOf(pageOf(student));
    const { busy, unknown, never, often, once } = people;
    expect(names.slice(0, 1)).toEqual([often.name]);
    // One free hour each; the busy tutor has a student already.
    expect(names.slice(1, 3)).toEqual([once.name, busy.name]);
    expect(names.slice(3)).toEqual([never.name, unknown.name]);
    expect(partOf(html, often)).toContain(
      "free for the family Monday 6:00 PM to 8:00 PM, Wednesday 6:00 PM to 8:00 PM",
    );
    expect(partOf(html, busy)).toContain("free for the family Monday 7:00 PM to 8:00 PM");
    expect(partOf(html, busy)).not.toContain("Monday 6:00 PM<span");
    expect(partOf(html, never)).toContain("not free when the family can");
    expect(partOf(html, unknown)).toContain("hours unknown");
    expect(await admin.browser.read(pageOf(student))).toContain(
      "Suits the family: Monday 6:00 PM to 8:00 PM, Wednesday 6:00 PM to 8:00 PM.",
    );
  });

  test("are the same on the admin's home, with one time each", async () => {
    const { names, html } = await matchesOf("/admin-dashboard");
    expect(names).toEqual([people.often.name, people.once.name, people.busy.name]);
    expect(partOf(html, people.often)).toContain("Monday 6:00 PM<span");
    expect(partOf(html, people.often)).not.toContain("Wednesday 6:00 PM<span");
  });

  test("a time of the student's own is not offered", async () => {
    const learner = await makeStudent(academy);
    await setTimes("student", learner, [monday]);
    const tutor = await makeTutor(academy);
    const id = await assign(academy, learner, tutor);
    const startsAt = firstOfPlace(place, 60, new Date(), noFacts);
    await publish(academy, id, tutor, "live-session", { title: "Own", startsAt });
    await academy.pool.query("update students set selected_subjects = '{physics}' where id = $1", [
      learner.id,
    ]);
    const shown = await admin.browser.read(pageOf(learner));
    expect(shown).toContain("Monday 7:00 PM<span");
    expect(shown).not.toContain("Monday 6:00 PM<span");
  });

  test("say until when a tutor is away", async () => {
    const today = new Date().toISOString().slice(0, 10);
    await insertTimeOff(academy.database, people.once.id, wholeDays(today, "2099-12-31"));
    const { html } = await matchesOf(pageOf(student));
    expect(partOf(html, people.once)).toContain("away until Thursday 31 December 2099");
    await academy.pool.query("update time_off set until_time = '11:00'");
    const { html: withTime } = await matchesOf(pageOf(student));
    expect(partOf(withTime, people.once)).toContain(
      "away until Thursday 31 December 2099 at 11:00 AM IST",
    );
    await academy.pool.query(
      "update time_off set first_day = current_date + 1, from_time = '10:00'",
    );
    const { html: later } = await matchesOf(pageOf(student));
    expect(partOf(later, people.once)).not.toContain("away until");
    await academy.pool.query("delete from time_off");
  });
});

describe("a press on a free time", () => {
  const addressFor = (learner: Person) => `${pageOf(learner)}/assignments/new`;
  const plan = (learner: Person, tutor: Person, what = "first 1-1080") => ({
    studentId: learner.id,
    classId: "class-10",
    subjectId: "mathematics",
    plan: `${tutor.id} ${what}`,
  });
  const tomorrow = () => startOfDay(new Date(), 1).getTime();

  async function lessonsOf(learner: Person) {
    const { rows } = await academy.pool.query<{ title: string; starts_at: Date; minutes: number }>(
      `select c.title, c.starts_at, c.minutes from content_items c
       join assignments a on a.id = c.assignment_id where a.student_id = $1 order by c.starts_at`,
      [learner.id],
    );
    return rows;
  }

  /** Takes six o'clock of a Monday, so many weeks after the next one. */
  async function take(tutor: Person, weeks = 0) {
    const other = await makeStudent(academy);
    const first = firstOfPlace(place, 60, new Date(), noFacts);
    const startsAt = new Date(first.getTime() + weeks * 7 * day);
    const assignmentId = await assign(academy, other, tutor);
    await publish(academy, assignmentId, tutor, "live-session", { title: "Taken", startsAt });
    return { other, startsAt };
  }

  async function mailsTo({ id }: Person): Promise<string[]> {
    const { rows } = await academy.pool.query<{ kind: string }>(
      "select kind from mails where account_id = $1 and kind <> 'confirm-address' order by kind",
      [id],
    );
    return rows.map(({ kind }) => kind);
  }

  test("assigns the tutor and plans the first lesson", async () => {
    const learner = await makeStudent(academy);
    const { path, page } = await admin.browser.submit(
      addressFor(learner),
      plan(learner, people.often),
    );
    expect(path).toBe(pageOf(learner));
    expect(page).toContain("its first lesson planned");
    const startsAt = firstOfPlace(place, 60, new Date(), noFacts);
    expect(await lessonsOf(learner)).toEqual([
      { title: "First Mathematics lesson", starts_at: startsAt, minutes: 60 },
    ]);
    expect(startsAt.getTime()).toBeGreaterThanOrEqual(tomorrow());
    expect(await mailsTo(learner)).toEqual(["assignment-created", "lesson-change"]);
  });

  test("assigns the tutor and plans every week, with one mail about all lessons", async () => {
    const learner = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const address = "/admin-dashboard/assignments/new?from=/admin-dashboard";
    const pressed = plan(learner, tutor, "weekly 1-1080 3-1080");
    const { path, page } = await admin.browser.submit(address, pressed);
    expect(path).toBe("/admin-dashboard");
    expect(page).toContain("its weekly lessons planned");
    const lessons = await lessonsOf(learner);
    expect(lessons).toHaveLength(52);
    expect(new Set(lessons.map(({ title }) => title))).toEqual(new Set(["Mathematics"]));
    const days = lessons.slice(0, 2).map(({ starts_at }) => starts_at.getUTCDay());
    expect(days.toSorted((a, b) => a - b)).toEqual([1, 3]);
    expect(lessons[0]?.starts_at.getTime()).toBeGreaterThanOrEqual(tomorrow());
    for (const person of [learner, tutor]) {
      expect(await mailsTo(person)).toEqual(["assignment-created", "lesson-change"]);
    }
    // It goes on by itself like any other series.
    const { rows } = await academy.pool.query(
      `select s.last_day, count(t)::int as times from lesson_series s
       join series_times t on t.series_id = s.id join assignments a on a.id = s.assignment_id
       where a.student_id = $1 group by s.id`,
      [learner.id],
    );
    expect(rows).toEqual([{ last_day: null, times: 2 }]);
  });

  test("leaves out the tutor's time off without a question", async () => {
    const learner = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const first = firstOfPlace(place, 60, new Date(), noFacts);
    const date = first.toISOString().slice(0, 10);
    await insertTimeOff(academy.database, tutor.id, wholeDays(date));
    await admin.browser.submit(addressFor(learner), plan(learner, tutor, "weekly 1-1080"));
    const lessons = await lessonsOf(learner);
    expect(lessons).toHaveLength(25);
    expect(lessons[0]?.starts_at).toEqual(new Date(first.getTime() + 7 * day));
  });

  test("assigns nobody if the time is taken by now, and says with whom and what is free", async () => {
    const learner = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const { other, startsAt } = await take(tutor);
    const before = await countRows(academy);
    const answer = await admin.browser.post(addressFor(learner), plan(learner, tutor));
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain("Nobody is assigned yet.");
    expect(page).toContain(`The tutor already has a lesson with ${other.name}: `);
    // The people of the button are chosen in the dialog.
    for (const { id } of [learner, tutor]) {
      expect(page).toMatch(new RegExp(`<option value="${id}" selected`));
    }
    const after = await countRows(academy);
    expect(after["assignments"]).toBe(before["assignments"]);
    expect(after["content_items"]).toBe(before["content_items"]);

    const [, freeTime = ""] = /value="([^"]*)" name="freeTime"/.exec(page) ?? [];
    expect(freeTime).not.toBe("");
    const { plan: _, ...chosen } = plan(learner, tutor);
    await admin.browser.submit(addressFor(learner), { ...chosen, tutorId: tutor.id, freeTime });
    const [lesson, ...others] = await lessonsOf(learner);
    expect(others).toEqual([]);
    const hours = Math.abs((lesson?.starts_at.getTime() ?? 0) - startsAt.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(1);
    expect(hours).toBeLessThanOrEqual(2);
  });

  test("shows every taken lesson of a series before it plans the others", async () => {
    const learner = await makeStudent(academy);
    const tutor = await makeTutor(academy);
    const { other, startsAt } = await take(tutor, 5);
    const weekly = plan(learner, tutor, "weekly 1-1080");
    const answer = await admin.browser.post(addressFor(learner), weekly);
    const page = await answer.text();
    expect(answer.status).toBe(409);
    expect(page).toContain("Every week: Monday at 6:00 PM");
    expect(page).toContain("25 of 26 are free.");
    expect(page).toContain(`The tutor already has a lesson with ${other.name}: `);
    expect(await lessonsOf(learner)).toEqual([]);

    // What Enter presses plans the others, as the last button does.
    const [enter = ""] = /<button hidden[^>]*>/.exec(page) ?? [];
    expect(enter).toContain(`value="weekly 1-1080"`);

    const [, mark = ""] = /name="seen" value="([^"]*)"/.exec(page) ?? [];
    const seen = mark.replaceAll("&quot;", '"');
    const { plan: _, ...chosen } = weekly;
    const second = { ...chosen, tutorId: tutor.id, plan: "weekly 1-1080", seen };
    await admin.browser.submit(addressFor(learner), second);
    const lessons = await lessonsOf(learner);
    expect(lessons).toHaveLength(25);
    expect(lessons.map(({ starts_at }) => starts_at)).not.toContainEqual(startsAt);
  });

  test.each([
    "weekly 1-1080 1-1095",
    "weekly 7-1425 1-0",
    "weekly 9-1080",
    "weekly",
    "daily 1-1080",
  ])("plans nothing for %s, which no button has", async (what) => {
    const learner = await makeStudent(academy);
    const answer = await admin.browser.post(addressFor(learner), plan(learner, people.never, what));
    expect(answer.status).toBe(400);
    expect(await lessonsOf(learner)).toEqual([]);
  });
});
