import { parseArgs } from "node:util";
import { endProgress, progress } from "#server/progress.ts";
import { firstPage, home, listPages, type Page } from "./admin/pages.ts";
import { addWork } from "./admin/work.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { fillLists, type Size } from "./support/fill.ts";
import { makeAdmin } from "./support/people.ts";
import {
  applicationConnection,
  explainQueries,
  queryWatcher,
  watchQueries,
} from "./support/queries.ts";
import { keepAlive, send } from "./support/request.ts";
import { median, table } from "./support/table.ts";

export const about = "the admin's home and lists with a million assignments";

/** Of a last page against the first, and of the home against an empty academy's. */
const budgets = { ratio: 1.5, queries: 3, bytes: 40 * 1024 };
const largeTables = [
  "accounts",
  "students",
  "tutors",
  "assignments",
  "course_approvals",
  "guardians",
  "content_items",
];

interface Figures {
  queries: number;
  /** Large tables that were, or could have been, read from end to end. */
  scanned: string[];
  bytes: number;
  /** Milliseconds of the page. */
  own: number[];
  /** Milliseconds of the first page, requested right before it. */
  first: number[];
}

type Read = (path: string) => Promise<{ milliseconds: number; bytes: number }>;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      students: { type: "string", default: "200000" },
      tutors: { type: "string", default: "5000" },
      assignments: { type: "string", default: "1000000" },
      rounds: { type: "string", default: "20" },
    },
  });
  const size: Size = {
    students: readCount("--students", values.students),
    tutors: readCount("--tutors", values.tutors),
    assignments: readCount("--assignments", values.assignments),
  };
  const rounds = readCount("--rounds", values.rounds);
  const { url, dataDir, child } = await startAcademy(ends, {}, [queryWatcher]);
  const { pool, database } = await openAsOwner(dataDir, ends);
  const client = await pool.connect();
  ends.defer(() => client.release());
  const { cookie } = await makeAdmin(database);
  const agent = keepAlive(ends);
  const read: Read = async (path) => {
    const options = { cookie, agent, headers: { "accept-encoding": "br" } };
    const { status, body, milliseconds } = await send(url + path, options);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return { milliseconds, bytes: body.length };
  };
  const emptyHome = await readRepeatedly(read, rounds);
  await fillLists(client, size);
  await addWork(client, 20);
  const measured = new Map<Page, Figures>();
  for (const page of [firstPage, ...(await listPages(client))]) {
    progress(`Plans of ${page.name} ...`);
    const queries = await watchQueries(child, () => read(page.path));
    const { scanned } = await explainQueries(applicationConnection(pool), queries);
    measured.set(page, {
      queries: queries.length,
      scanned: scanned.filter((name) => largeTables.includes(name)),
      bytes: 0,
      own: [],
      first: [],
    });
  }
  await measure(measured, read, rounds);
  endProgress();
  return report(size, measured, median(emptyHome));
}

/** Reads the home of the empty academy. @returns milliseconds */
async function readRepeatedly(read: Read, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const { milliseconds } = await read(home.path);
    // The first half warms up.
    if (round >= rounds) times.push(milliseconds);
  }
  return times;
}

async function measure(
  measured: ReadonlyMap<Page, Figures>,
  read: Read,
  rounds: number,
): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    for (const [page, figures] of measured) {
      const first = await read(firstPage.path);
      const { milliseconds, bytes } = await read(page.path);
      figures.bytes = bytes;
      if (round === 0) continue;
      figures.first.push(first.milliseconds);
      figures.own.push(milliseconds);
    }
  }
}

function report(size: Size, measured: ReadonlyMap<Page, Figures>, emptyHome: number): boolean {
  const overruns: string[] = [];
  const rows = [...measured].map(([{ name }, { queries, scanned, bytes, own, first }]) => {
    const ratio = median(own) / median(first);
    if (name.endsWith("last page") && ratio > budgets.ratio) {
      overruns.push(`${name}: ${ratio.toFixed(2)} times the first page`);
    }
    if (queries === 0 || queries > budgets.queries) overruns.push(`${name}: ${queries} queries`);
    if (bytes > budgets.bytes) overruns.push(`${name}: ${bytes} bytes`);
    if (scanned.length > 0) overruns.push(`${name}: scans ${scanned.join(", ")}`);
    return [
      name,
      median(own).toFixed(1),
      ratio.toFixed(2),
      String(queries),
      (bytes / 1024).toFixed(1),
      scanned.length === 0 ? "none" : scanned.join(", "),
    ];
  });
  const ofEmpty = median(measured.get(home)?.own ?? []) / emptyHome;
  if (ofEmpty > budgets.ratio) overruns.push(`home: ${ofEmpty.toFixed(2)} times an empty one`);
  const count = (number: number) => number.toLocaleString("en-US");
  console.log(
    `${count(size.assignments)} assignments, ${count(size.students)} students, ${count(size.tutors)} tutors`,
  );
  console.log(table(["", "ms", "x first page", "queries", "KB sent", "scans"], rows));
  console.log(`\nThe home takes ${ofEmpty.toFixed(2)} times as long as in an empty academy.`);
  console.log(overruns.length === 0 ? "\nEvery budget holds." : `\n${overruns.join("\n")}`);
  return overruns.length === 0;
}
