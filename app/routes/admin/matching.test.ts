import { beforeAll, describe, expect, test } from "vitest";
import { replaceWeeklyTimes } from "#data/timetable/weekly-times.ts";
import { insertTimeOff } from "#data/timetable/time-off.ts";
import { startOfDay } from "#domain/day.ts";
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
  const startsAt = firstOfPlace(place, new Date(), noFacts);
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
    expect(partOf(html, busy)).not.toContain("Mondays at 6:00 PM");
    expect(partOf(html, never)).toContain("not free when the family can");
    expect(partOf(html, unknown)).toContain("hours unknown");
    expect(await admin.browser.read(pageOf(student))).toContain(
      "Suits the family: Monday 6:00 PM to 8:00 PM, Wednesday 6:00 PM to 8:00 PM.",
    );
  });

  test("are the same on the admin's home, with one time each", async () => {
    const { names, html } = await matchesOf("/admin-dashboard");
    expect(names).toEqual([people.often.name, people.once.name, people.busy.name]);
    expect(partOf(html, people.often)).toContain("Assign and plan Mondays at 6:00 PM");
    expect(partOf(html, people.often)).not.toContain("Wednesdays");
  });

  test("a time of the student's own is not offered", async () => {
    const learner = await makeStudent(academy);
    await setTimes("student", learner, [monday]);
    const tutor = await makeTutor(academy);
    const id = await assign(academy, learner, tutor);
    const startsAt = firstOfPlace(place, new Date(), noFacts);
    await publish(academy, id, tutor, "live-session", { title: "Own", startsAt });
    await academy.pool.query("update students set selected_subjects = '{physics}' where id = $1", [
      learner.id,
    ]);
    const shown = await admin.browser.read(pageOf(learner));
    expect(shown).toContain("Mondays at 7:00 PM");
    expect(shown).not.toContain("Mondays at 6:00 PM");
  });

  test("say until when a tutor is away", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = { firstDay: today, lastDay: "2099-12-31" };
    await insertTimeOff(academy.database, people.once.id, days);
    const { html } = await matchesOf(pageOf(student));
    expect(partOf(html, people.once)).toContain("away until December 31, 2099");
    await academy.pool.query("delete from time_off");
  });
});

describe("a press on a free time", () => {
  const addressFor = (learner: Person) =>
    `/admin-dashboard/assignments/new?from=${pageOf(learner)}`;
  const plan = (learner: Person, tutor: Person) => ({
    studentId: learner.id,
    classId: "class-10",
    subjectId: "mathematics",
    plan: `${tutor.id} 1-1080`,
  });

  test("assigns the tutor and plans the first lesson", async () => {
    const learner = await makeStudent(academy);
    const { path, page } = await admin.browser.submit(
      addressFor(learner),
      plan(learner, people.often),
    );
    expect(path).toBe(pageOf(learner));
    expect(page).toContain("its first lesson planned");
    const { rows } = await academy.pool.query<{ title: string; starts_at: Date; minutes: number }>(
      `select c.title, c.starts_at, c.minutes from content_items c
       join assignments a on a.id = c.assignment_id where a.student_id = $1 and a.tutor_id = $2`,
      [learner.id, people.often.id],
    );
    const startsAt = firstOfPlace(place, new Date(), noFacts);
    expect(rows).toEqual([{ title: "First Mathematics lesson", starts_at: startsAt, minutes: 60 }]);
    expect(startsAt.getTime()).toBeGreaterThanOrEqual(startOfDay(new Date(), 1).getTime());
  });

  test("assigns nobody if the time is taken by now", async () => {
    const before = await countRows(academy);
    const learner = await makeStudent(academy);
    const answer = await admin.browser.post(addressFor(learner), plan(learner, people.busy));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("That time is taken");
    const after = await countRows(academy);
    expect(after["assignments"]).toBe(before["assignments"]);
    expect(after["content_items"]).toBe(before["content_items"]);
  });
});
