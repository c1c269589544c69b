import type { Agent } from "node:http";
import type pg from "pg";
import { endProgress, progress } from "#server/progress.ts";
import { openAsOwner, readSize, startAcademy, type RunningAcademy } from "./support/academy.ts";
import { readCounts, UsageError } from "./support/bench.ts";
import { cpuTime } from "./support/child.ts";
import { fillContent, fillLists } from "./support/fill.ts";
import { makeAdmin, signInAs } from "./support/people.ts";
import {
  applicationConnection,
  explainQueries,
  queryWatcher,
  watchQueries,
} from "./support/queries.ts";
import { keepAlive, readPage } from "./support/request.ts";
import { count, median, table } from "./support/table.ts";

export const about = "what a student costs, and whether a page costs more in a larger academy";

const studentsPerTutor = 10;
const assignmentsPerStudent = 2;
const itemsPerAssignment = 18;

/** A page that somebody opens. */
type Page = readonly [name: string, path: string, cookie: string];

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { students, requests } = readCounts(options, { students: 10_000, requests: 200 });
  if (students < 1000) throw new UsageError("--students takes at least 1000");
  if (requests === 0) throw new UsageError("--requests takes at least 1");
  const agent = keepAlive(ends);
  for (const size of [Math.round(students / 10), students]) {
    await measureAcademy(size, requests, agent);
  }
  return true;
}

/** Fills an academy of its own and prints what its pages and its students cost. */
async function measureAcademy(students: number, requests: number, agent: Agent): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const academy = await startAcademy(ends, { TRUST_PROXY: "1" }, [queryWatcher]);
  const { pool, database, client } = await openAsOwner(academy.dataDir, ends);
  const empty = await readSize(client);
  await fillLists(client, {
    students,
    tutors: Math.ceil(students / studentsPerTutor),
    assignments: students * assignmentsPerStudent,
  });
  await fillContent(client, itemsPerAssignment);
  const bytesPerStudent = ((await readSize(client)) - empty) / students;

  const found = await client.query<{ id: string; student: string; tutor: string }>(
    `select id, student_id as student, tutor_id as tutor from assignments
     where tutor_id in (select id from tutors where status = 'approved') order by id limit 1`,
  );
  const [{ id, student, tutor } = { id: "", student: "", tutor: "" }] = found.rows;
  const studentCookie = await signInAs(database, student);
  const tutorCookie = await signInAs(database, tutor);
  const { cookie } = await makeAdmin(database);
  const pages: Page[] = [
    ["public page", "/", ""],
    ["student, dashboard", "/dashboard", studentCookie],
    ["student, course", `/dashboard/courses/${id}`, studentCookie],
    ["tutor, dashboard", "/tutor-dashboard", tutorCookie],
    ["tutor, recordings", `/tutor-dashboard/${id}/recordings`, tutorCookie],
    ["admin, assignments", "/admin-dashboard/assignments", cookie],
    ["admin, search by email", "/admin-dashboard/students?q=person77%40bench", cookie],
  ];
  const connection = applicationConnection(pool);
  const rows: string[][] = [];
  for (const page of pages) {
    rows.push(await measurePage(page, academy, connection, requests, agent));
  }
  endProgress();
  console.log(
    `\n${count(students)} students, each with ${assignmentsPerStudent} courses of ${itemsPerAssignment} items: ` +
      `${(bytesPerStudent / 1000).toFixed(1)} KB on disk per student`,
  );
  console.log(
    table(
      ["one visit", "queries", "pages of 8 KB", "bytes sent", "server CPU µs", "median ms"],
      rows,
    ),
  );
}

/** @returns the cells of its row */
async function measurePage(
  [name, path, cookie]: Page,
  { url, child }: RunningAcademy,
  connection: pg.PoolConfig,
  requests: number,
  agent: Agent,
): Promise<string[]> {
  progress(`Measuring ${name} ...`);
  const read = () => readPage(url + path, { cookie, agent });
  // The first visits record seen items and let V8 compile.
  for (let visit = 0; visit < requests; visit += 1) await read();
  const queries = await watchQueries(child, read);
  const { pages } = await explainQueries(connection, queries);
  const times: number[] = [];
  let bytes = 0;
  const before = await cpuTime(child);
  for (let visit = 0; visit < requests; visit += 1) {
    const { milliseconds, body } = await read();
    times.push(milliseconds);
    bytes = body.length;
  }
  const cpu = ((await cpuTime(child)) - before) / requests;
  const counts = [queries.length, pages, bytes].map(String);
  return [name, ...counts, cpu.toFixed(0), median(times).toFixed(1)];
}
