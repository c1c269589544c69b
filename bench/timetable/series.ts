import type { Agent } from "node:http";
import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { findConflicts } from "#data/timetable/conflicts.ts";
import { addDays, dayOf, lessonsBetween, weekdayOf } from "#domain/timetable/series/series.ts";
import { send, type Reply } from "../support/request.ts";
import type { Class } from "./fill.ts";

export type SeriesStep = "conflicts" | "preview" | "save" | "move";

const days = ["1", "3", "5"];
export const seriesLessons = 26 * days.length;

const today = dayOf(new Date());
const firstDay = addDays(today, 8 - weekdayOf(today));
// At half past ten the tutor has other lessons for some weeks.
const times = days.map((day) => ({ weekday: Number(day), startMinute: 630, minutes: 60 }));
const rule = { times, firstDay, lastDay: addDays(firstDay, 26 * 7 - 1) };
const wanted = lessonsBetween(rule, firstDay, rule.lastDay);

/**
 * A tutor finds all conflicts of a series at taken times, plans it at free ones, and moves all of its
 * lessons by an hour.
 *
 * @param tools.cookie the tutor's session
 * @returns milliseconds of each step
 */
export async function measureSeries(
  tools: { url: string; agent: Agent; cookie: string; client: pg.ClientBase; database: Database },
  taught: Class,
): Promise<Record<SeriesStep, number>> {
  const { url, agent, cookie, client, database } = tools;
  const start = performance.now();
  const found = await findConflicts(database, taught, wanted);
  const conflicts = performance.now() - start;
  if (found.length === 0) throw new Error("no conflicts found");

  const list = `${url}/tutor-dashboard/${taught.assignmentId}/live-sessions`;
  const post = (path: string, form: [string, string][], expect: number) =>
    send(`${list}/${path}`, { cookie, agent, form, expect });
  const item = { title: "Weekly", description: "Algebra.", url: "https://meet.example/1" };
  const plan = (time: string, seen: string, expect: number) => {
    const fields = { ...item, time, minutes: "60", firstDay, lessons: `${seriesLessons}`, seen };
    const chosen = days.map((day): [string, string] => ["days", day]);
    return post("weekly", [...Object.entries(fields), ...chosen], expect);
  };
  const preview = await plan("10:30", "", 409);
  const seen = readField(await plan("20:00", "", 200), "seen");
  const save = await plan("20:00", seen, 303);
  const { rows } = await client.query<{ id: string; date: string; lessons: number }>(
    `select (array_agg(id order by starts_at))[1] as id, min(starts_at)::date::text as date,
       count(*)::int as lessons
     from content_items where assignment_id = $1 and series_id is not null`,
    [taught.assignmentId],
  );
  const [{ id, date, lessons } = { id: "", date: "", lessons: 0 }] = rows;
  if (lessons !== seriesLessons) throw new Error(`${lessons} lessons were planned`);
  const opened = readField(await send(`${list}/${id}/edit`, { cookie, agent }), "opened");
  const fields = { ...item, date, time: "19:00", minutes: "60", scope: "all", opened };
  const move = await post(`${id}/edit`, Object.entries(fields), 303);
  return {
    conflicts,
    preview: preview.milliseconds,
    save: save.milliseconds,
    move: move.milliseconds,
  };
}

function readField({ body }: Reply, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(body.toString())?.[1] ?? "";
  return value.replaceAll("&quot;", '"');
}

/** Deletes the series of a class, so that it may be planned once more. */
export async function deleteSeries(client: pg.ClientBase, { assignmentId }: Class): Promise<void> {
  await client.query(
    `with lessons as (delete from content_items where assignment_id = $1 and series_id is not null)
     delete from lesson_series where assignment_id = $1`,
    [assignmentId],
  );
}
