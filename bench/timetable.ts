import { replaceCalendarToken } from "#data/calendar/calendars.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";
import { endProgress, progress } from "#server/progress.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { makeAdmin, signInAs } from "./support/people.ts";
import { queryWatcher, watchQueries } from "./support/queries.ts";
import { keepAlive, readPage } from "./support/request.ts";
import { count, quantile, quantiles, table } from "./support/table.ts";
import { fillDesk, fillTimetables } from "./timetable/fill.ts";
import { deleteSeries, measureSeries, seriesLessons } from "./timetable/series.ts";

export const about = "weekly series, finding tutors, the week of everybody and calendars";

/** What is measured, and the milliseconds that 95 of 100 may take; null for what is only shown. */
const steps = {
  conflicts: [`all conflicts of a series of ${seriesLessons} lessons`, 50],
  preview: ["its preview, with conflicts and free times", null],
  save: ["saving it", 100],
  move: ["moving all of it", 200],
  matching: ["a student's page, all tutors for 3 subjects", 150],
  home: ["the admin's home, 2 students", null],
  everybody: ["the week of everybody", 300],
  week: ["a tutor's week", null],
  feed: ["the calendar of the student of such a series", null],
  tutorFeed: ["the calendar of its tutor", null],
  desk: ["the desk of a tutor with 40 lessons in a week, with all proposals", 300],
} satisfies Record<string, [name: string, budget: number | null]>;

const budgets = { queries: 3, feed: 5 * 1024 };
const warmUps = 5;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = { tutors: 200, students: 5000, lessons: 50_000, rounds: 60 };
  const { tutors, students, lessons, rounds } = readCounts(options, usual);
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" }, [queryWatcher]);
  const { client, database } = await openAsOwner(dataDir, ends);
  const { classes, waiting } = await fillTimetables(client, { students, tutors, lessons });
  const { cookie: admin } = await makeAdmin(database);
  const agent = keepAlive(ends);
  const read = (path: string, cookie = "") => readPage(url + path, { cookie, agent });
  const week = "/admin-dashboard/timetable";
  // Whose tutor has no series in the rounds.
  const desk = await fillDesk(client, classes.at(-1)?.tutorId ?? "");
  const times: Record<string, number[]> = {};
  let bytes = 0;
  for (let round = 0; round < warmUps + rounds; round += 1) {
    progress(`Round ${round + 1} of ${warmUps + rounds} ...`);
    const taught = classes[round % classes.length];
    if (!taught) throw new Error("no classes");
    const cookie = await signInAs(database, taught.tutorId);
    const [token, tutorToken] = [createToken(), createToken()];
    await replaceCalendarToken(database, taught.studentId, hashToken(token));
    await replaceCalendarToken(database, taught.tutorId, hashToken(tutorToken));
    const series = await measureSeries({ url, agent, cookie, client, database }, taught);
    const feed = await read(`/calendar/${token}.ics`);
    bytes = Math.max(bytes, feed.body.length);
    const all: Record<keyof typeof steps, number> = {
      ...series,
      matching: (await read(`/admin-dashboard/students/${waiting}`, admin)).milliseconds,
      home: (await read("/admin-dashboard", admin)).milliseconds,
      everybody: (await read(week, admin)).milliseconds,
      week: (await read("/tutor-dashboard/timetable", cookie)).milliseconds,
      feed: feed.milliseconds,
      tutorFeed: (await read(`/calendar/${tutorToken}.ics`)).milliseconds,
      desk: (await read(desk, admin)).milliseconds,
    };
    await deleteSeries(client, taught);
    if (round < warmUps) continue;
    for (const [step, time] of Object.entries(all)) (times[step] ??= []).push(time);
  }
  const queries = {
    week: (await watchQueries(child, () => read(week, admin))).length,
    desk: (await watchQueries(child, () => read(desk, admin))).length,
  };
  endProgress();

  const overruns: string[] = [];
  const rows = Object.entries(steps).map(([step, [name, budget]]) => {
    const own = times[step] ?? [];
    const p95 = quantile(own, 0.95);
    if (budget && !(p95 <= budget)) overruns.push(`${name}: p95 ${p95.toFixed(1)} ms`);
    return [name, ...quantiles(own, [0.5, 0.95, 1], 1), String(budget ?? "")];
  });
  for (const [page, number] of Object.entries(queries)) {
    if (number === 0 || number > budgets.queries) overruns.push(`the ${page}: ${number} queries`);
  }
  if (bytes === 0 || bytes > budgets.feed) overruns.push(`the calendar: ${bytes} bytes`);
  console.log(`${count(lessons)} lessons, ${count(students)} students, ${count(tutors)} tutors`);
  console.log(table(["ms", "p50", "p95", "max", "budget"], rows));
  console.log(`\nThe week of everybody: ${queries.week} queries, at most ${budgets.queries}.`);
  console.log(`The desk: ${queries.desk} queries, at most ${budgets.queries}.`);
  console.log(`The calendar: ${bytes} bytes compressed, at most ${budgets.feed}.`);
  return judgeAll(overruns);
}
