import { beforeAll, expect, test } from "vitest";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { timeOffSpan, wholeDays, type TimeOffDays } from "#domain/timetable/week/days.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  assign,
  makeCourse,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "#test/support/people.ts";
import { listCalendarTimeOff } from "#data/calendar/calendars.ts";
import { findOfficeDay } from "#data/lessons/day.ts";
import { findAwayTutor, listTutorsAway } from "./away.ts";
import { findFreeTimes } from "./conflicts.ts";
import { findDemoFacts } from "./demo-lessons.ts";
import { timetableSections } from "./export.ts";
import { findPlanningFacts } from "./planning-facts.ts";
import { findOfficeSubstitution } from "./substitute-choice.ts";
import { findTimeOff, findTutorTimes, insertTimeOff } from "./time-off.ts";
import { findTutorWeek } from "./week.ts";

const academy = useAcademy();

/** A day that begins in at least a week. */
const { date } = toIndiaDateTimeFields(new Date(Date.now() + 8 * day));
const { date: dayAfter } = toIndiaDateTimeFields(new Date(Date.now() + 9 * day));
const at = (time: string) => new Date(`${date}T${time}:00+05:30`);
const startOfDate = at("00:00");
const endOfDate = new Date(startOfDate.getTime() + day);
const hours: TimeOffDays = { ...wholeDays(date), fromTime: "10:00", untilTime: "14:00" };
const span = timeOffSpan(hours);

let tutor: Person;
/** Ends as the time off begins, overlaps its end, and begins after it. */
let lessons: { before: string; inside: string; after: string };
let student: Person;
let timeOffId: string;

beforeAll(async () => {
  tutor = await makeTutor(academy);
  student = await makeStudent(academy);
  const assignmentId = await assign(academy, student, tutor);
  const plan = (title: string, time: string) =>
    publish(academy, assignmentId, tutor, "live-session", { title, startsAt: at(time) });
  lessons = {
    before: await plan("Before", "09:00"),
    inside: await plan("Inside", "13:30"),
    after: await plan("After", "14:30"),
  };
  timeOffId = await insertTimeOff(academy.database, tutor.id, hours);
});

test.each([
  ["", ""],
  ["10:00", ""],
  ["", "14:00"],
  ["10:00", "14:00"],
])("time off from %j to %j is stored with its moments", async (fromTime, untilTime) => {
  const days = { firstDay: date, fromTime, lastDay: dayAfter, untilTime };
  const { id } = await makeTutor(academy);
  const stored = await insertTimeOff(academy.database, id, days);
  expect(await findTimeOff(academy.database, id, stored)).toEqual(days);
  const { rows } = await academy.pool.query<{ from: Date; until: Date }>(
    `select starts_at as "from", ends_at as until from time_off where id = $1`,
    [stored],
  );
  const { from, until } = timeOffSpan(days);
  expect(rows).toEqual([{ from: new Date(from), until: new Date(until) }]);
});

test("time off that ends before it begins is not stored", async () => {
  const days = { ...wholeDays(date), fromTime: "14:00", untilTime: "10:00" };
  await expect(insertTimeOff(academy.database, tutor.id, days)).rejects.toThrow("check");
});

test("a tutor's own list has the lessons in it", async () => {
  const { timeOff } = await findTutorTimes(academy.database, tutor.id);
  expect(timeOff.map((one) => one.lessons.map(({ id }) => id))).toEqual([[lessons.inside]]);
});

test("the desk has the lessons in it, and free times of its day outside it", async () => {
  const found = await findAwayTutor(academy.database, tutor.id, { away: span, dealtIds: [] }, true);
  expect(found?.lessons.map(({ id }) => id)).toEqual([lessons.inside]);
  expect(found?.isSaved).toBe(true);
  const ofDay = (found?.lessons[0]?.freeTimes ?? [])
    .filter((free) => free >= startOfDate && free < endOfDate)
    .map((free) => toIndiaDateTimeFields(free).time);
  expect(ofDay).toContain("15:30");
  expect(ofDay.filter((time) => time > "09:00" && time < "14:00")).toEqual([]);
  const whole = await findAwayTutor(
    academy.database,
    tutor.id,
    { away: timeOffSpan(wholeDays(date)), dealtIds: [] },
    true,
  );
  expect(whole?.isSaved).toBe(false);
  expect(whole?.lessons).toHaveLength(3);
});

test("time off that is not saved yet keeps free times out of its hours alone", async () => {
  const made = await makeCourse(academy);
  const startsAt = at("13:30");
  await publish(academy, made.assignmentId, made.tutor, "live-session", { title: "One", startsAt });
  const found = await findAwayTutor(
    academy.database,
    made.tutor.id,
    { away: span, dealtIds: [] },
    true,
  );
  const free = found?.lessons[0]?.freeTimes ?? [];
  expect(free).toContainEqual(at("14:00"));
  expect(free).toContainEqual(at("09:00"));
  expect(free.filter((time) => time > at("09:00") && time < at("14:00"))).toEqual([]);
});

test("the office counts the lessons in it", async () => {
  const { away } = await listTutorsAway(academy.database, date, 10);
  expect(away.filter(({ tutorId }) => tutorId === tutor.id)).toMatchObject([
    { ...hours, lessons: 1 },
  ]);
});

test("a lesson outside it still waits for a substitute, and one inside is on the desk", async () => {
  const { inside, after } = lessons;
  const want = (value: string) =>
    academy.pool.query(
      `update content_items set substitute_wanted_since = ${value} where id = any($1)`,
      [[inside, after]],
    );
  await want("now()");
  const { waiting } = await listTutorsAway(academy.database, date, 10);
  await want("null");
  expect(waiting.map(({ id }) => id)).toEqual([after]);
});

test("free times are outside it, also of its day", async () => {
  const people = { tutorId: tutor.id, studentId: (await makeStudent(academy)).id };
  const near = { startsAt: at("12:00"), minutes: 60 };
  const found = await findFreeTimes(academy.database, people, near, 20);
  expect(found).toContainEqual(at("15:30"));
  expect(found.filter((time) => time > at("09:00") && time < at("14:00"))).toEqual([]);
});

test("a substitute who is away in the morning is free in the afternoon", async () => {
  const substitute = await makeTutor(academy);
  await insertTimeOff(academy.database, substitute.id, hours);
  const isOffered = async (lessonId: string) => {
    const found = await findOfficeSubstitution(academy.database, lessonId, 40);
    return found?.candidates.some(({ id }) => id === substitute.id);
  };
  expect(await isOffered(lessons.before)).toBe(true);
  expect(await isOffered(lessons.inside)).toBe(false);
  expect(await isOffered(lessons.after)).toBe(true);
});

test("a demo class can be given after it, and not in it", async () => {
  const { rows } = await academy.pool.query<{ id: string }>(
    `insert into enquiries (source, asker, asker_name, phone, class_id, subject_ids, stage,
       first_at, second_at)
     values ('website', 'parent', 'A family', '1', 'class-10', '{mathematics}', 'new', $1, $2)
     returning id`,
    [at("13:59"), at("15:30")],
  );
  const found = await findDemoFacts(academy.database, rows[0]?.id ?? "", 30);
  const own = found?.tutors.find(({ id }) => id === tutor.id);
  expect(own?.freeAt.map((free) => new Date(free))).toEqual([at("15:30")]);
});

test("planning and the week know its moments", async () => {
  const facts = await findPlanningFacts(academy.database, tutor.id, date, date);
  expect(facts.timeOff).toEqual([span]);
  expect((await findPlanningFacts(academy.database, tutor.id, dayAfter, dayAfter)).timeOff).toEqual(
    [],
  );
  const week = { personId: tutor.id, start: startOfDate, end: endOfDate };
  expect((await findTutorWeek(academy.database, week)).timeOff).toEqual([span]);
  const later = { ...week, start: at("14:00") };
  expect((await findTutorWeek(academy.database, later)).timeOff).toEqual([]);
});

test("a tutor is away on its days, and not on one at whose midnight it ends", async () => {
  const until = { ...wholeDays(date, dayAfter), untilTime: "00:00" };
  const other = await makeTutor(academy);
  await insertTimeOff(academy.database, other.id, until);
  const awayOn = async (asked: string) => {
    const from = new Date(`${asked}T00:00:00+05:30`);
    const to = new Date(from.getTime() + day);
    const { away } = await findOfficeDay(academy.database, asked, { from, to, now: new Date() });
    return [tutor, other].map(({ id }) => away.find((one) => one.id === id)?.timeOff);
  };
  expect(await awayOn(date)).toEqual([[hours], [until]]);
  expect(await awayOn(dayAfter)).toEqual([undefined, undefined]);
});

test("a calendar has it until it is over", async () => {
  const idsAfter = async (moment: Date) =>
    (await listCalendarTimeOff(academy.database, tutor.id, moment)).map(({ id }) => id);
  expect(await idsAfter(at("13:59"))).toEqual([timeOffId]);
  expect(await idsAfter(at("14:00"))).toEqual([]);
});

test("the export has its times, which whole days have not", async () => {
  const { id } = await makeTutor(academy);
  await insertTimeOff(academy.database, id, wholeDays(date));
  const exported = async (ownerId: string) =>
    (await timetableSections.time_off(ownerId).execute(academy.database)).rows;
  expect(await exported(tutor.id)).toMatchObject([{ item: hours }]);
  expect(await exported(id)).toMatchObject([{ item: { fromTime: null, untilTime: null } }]);
});
