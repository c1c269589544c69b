import { sql } from "kysely";
import { leftOutSql } from "#data/timetable/left-out.ts";
import type { TestAcademy } from "../../support/academy.ts";
import { noticeOf } from "../../support/notice.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "../../support/people.ts";
import { warningReasons } from "#domain/timetable/planning.ts";
import { extendSeries } from "#use-cases/timetable/extend-series.ts";
import { clockIn, dayIn, weekdayIn, type TimeOff } from "../clock.ts";
import type { Scope } from "../operations.ts";
import { minutes, type Form } from "./model.ts";

/** One tutor with two courses, so that their lessons are in each other's way. */
export interface World {
  academy: TestAcademy;
  admin: Person;
  tutor: Person;
  courses: string[];
}

export async function createWorld(academy: TestAcademy): Promise<World> {
  const [admin, tutor] = [await makeAdmin(academy), await makeTutor(academy)];
  const students = [await makeStudent(academy), await makeStudent(academy)];
  const courses = await Promise.all(students.map((student) => assign(academy, student, tutor)));
  return { academy, admin, tutor, courses };
}

/** A lesson as it is stored. */
export interface Stored {
  id: string;
  course: string;
  start: number;
  seriesId: string | null;
  place: number | null;
}

/** All lessons, in the order of their starts. */
export async function readLessons({ academy, courses }: World): Promise<Stored[]> {
  const { rows } = await academy.pool.query<Stored>({
    name: "lessons of the model",
    text: `select id, assignment_id as course, (extract(epoch from starts_at) * 1000)::float8 as start,
        series_id as "seriesId", (extract(epoch from series_start) * 1000)::float8 as place
      from content_items where assignment_id = any($1) order by starts_at, id`,
    values: [courses],
  });
  return rows;
}

/** What the list of a course names as left out. */
export async function readLeftOut({ academy }: World, course: string): Promise<number[]> {
  const starts = leftOutSql(sql`${course}::uuid`, sql`now()`);
  const { rows } = await sql<{ starts: string[] }>`select ${starts} as starts`.execute(
    academy.database,
  );
  return (rows[0]?.starts ?? []).map((start) => Date.parse(start));
}

const about = { description: "About it.", url: "https://class.example/1" };
const listOf = (course: string) => `/tutor-dashboard/${course}/live-sessions`;

function timeFields(start: number) {
  const [date, time] = [dayIn(start), clockIn(start)];
  return { date, time, confirmedTime: [date, time, ...warningReasons].join(" ") };
}

/** Whether an answer says that it is done. @throws for one that is neither done nor a refusal */
async function isDone(answer: Response): Promise<boolean> {
  const code = (await noticeOf(answer)) ?? "";
  const page = await answer.text();
  if (answer.status === 409) return false;
  if (answer.status !== 303) throw new Error(`${answer.status}: ${page.slice(0, 2000)}`);
  return !/^lesson-stays-|^live-session-(late|taken|booked|orphaned)$/.test(code);
}

export async function postSingle({ tutor }: World, course: string, title: string, start: number) {
  const form = { title, ...about, ...timeFields(start), minutes: String(minutes) };
  return isDone(await tutor.browser.post(`${listOf(course)}/add`, form));
}

/** Presses twice, as the preview asks. */
export async function postSeries({ tutor }: World, { course, firstDay, first, count }: Form) {
  const [start = 0] = first;
  const form = {
    title: "Weekly",
    ...about,
    days: first.map((at) => String(weekdayIn(at))),
    time: clockIn(start),
    ...Object.fromEntries(first.map((at) => [`time-${weekdayIn(at)}`, clockIn(at)])),
    minutes: String(minutes),
    firstDay,
    lessons: count === null ? "" : String(count),
  };
  const path = `${listOf(course)}/weekly`;
  const preview = await tutor.browser.post(path, form);
  const page = await preview.text();
  if (preview.status === 303) return true;
  const seen = (/name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "").replaceAll("&quot;", '"');
  if (seen === "") throw new Error(`no preview: ${preview.status} ${page.slice(0, 2000)}`);
  return isDone(await tutor.browser.post(path, { ...form, seen }));
}

export async function postMove(
  { tutor }: World,
  {
    id,
    scope,
    was,
    to,
    isUndo,
  }: { id: string; scope: Scope; was: number; to: number; isUndo: boolean },
) {
  const path = `/tutor-dashboard/timetable/${id}`;
  const answer = isUndo
    ? await tutor.browser.post(`${path}/undo?to=${to}&was=${was}&scope=${scope}`)
    : await tutor.browser.post(path, {
        was: new Date(was).toISOString(),
        scope,
        ...timeFields(to),
      });
  return isDone(answer);
}

export async function postDeletion({ tutor }: World, course: string, id: string, scope: Scope) {
  return isDone(await tutor.browser.post(`${listOf(course)}/${id}/delete`, { scope }));
}

export async function postUndo({ tutor }: World, course: string, id: string) {
  return isDone(await tutor.browser.post(`${listOf(course)}/${id}/undo`));
}

const holidays = "/admin-dashboard/holidays";

export async function postHoliday({ admin }: World, day: string) {
  const path = `${holidays}?year=${day.slice(0, 4)}`;
  return isDone(await admin.browser.post(path, { day, name: "Bonalu" }));
}

export async function postHolidayRemoval({ admin }: World, day: string) {
  return isDone(await admin.browser.post(`${holidays}/${day}/removal`));
}

export async function postTimeOff({ tutor }: World, days: TimeOff) {
  return isDone(await tutor.browser.post("/tutor-dashboard/away", { ...days }));
}

export async function postEndOfTimeOff({ academy, tutor }: World, firstDay: string) {
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from time_off where tutor_id = $1 and first_day = $2",
    [tutor.id, firstDay],
  );
  return isDone(await tutor.browser.post(`/account/hours/time-off/${rows[0]?.id}/delete`));
}

/** Runs the hourly job at a moment until nothing is due. */
export async function runJob({ academy }: World, now: number): Promise<void> {
  while ((await extendSeries(academy.database, new Date(now))) > 0);
}

/** Deletes all that a sequence has left, for the next one. */
export async function clear({ academy: { pool }, courses }: World): Promise<void> {
  await pool.query("delete from content_items where assignment_id = any($1)", [courses]);
  await pool.query("delete from lesson_series where assignment_id = any($1)", [courses]);
  await pool.query("delete from holidays; delete from time_off; delete from mails");
  await pool.query("delete from undo_snapshots; delete from cancelled_sessions");
}
