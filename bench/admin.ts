import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { endProgress, progress } from "#server/progress.ts";
import { firstPage, home, listPages, type Page } from "./admin/pages.ts";
import { addWork } from "./admin/work.ts";
import { startSmtpServer } from "#test/support/smtp-server.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { fillLists, type Size } from "./support/fill.ts";
import { makeAdmin } from "./support/people.ts";
import {
  applicationConnection,
  explainQueries,
  queryWatcher,
  watchQueries,
} from "./support/queries.ts";
import { keepAlive, readPage, type Reply } from "./support/request.ts";
import { count, median, table } from "./support/table.ts";

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
  /** Milliseconds of the first page, or of an empty academy's home, requested right before it. */
  first: number[];
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = { students: 200_000, tutors: 5000, assignments: 1_000_000, rounds: 20 };
  const { rounds, ...size } = readCounts(options, usual);
  const mailbox = await startSmtpServer({ take() {} });
  ends.defer(() => mailbox.stop());
  const env = { SMTP_URL: mailbox.url };
  const { url, dataDir, child } = await startAcademy(ends, env, [queryWatcher]);
  const { pool, database, client } = await openAsOwner(dataDir, ends);
  const { cookie } = await makeAdmin(database);
  const agent = keepAlive(ends);
  const read = (path: string) => readPage(url + path, { cookie, agent });
  // Beside the full one, so that both homes are read in the same minute.
  const readEmptyHome = await startEmpty(ends);
  await fillLists(client, size);
  await addWork(client, 20);
  await mailsAreSent(client);
  await warmHomes([readEmptyHome, () => read(home.path)]);
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
  await measure(measured, read, readEmptyHome, rounds);
  endProgress();
  return report(size, measured);
}

/** Waits until people are reminded of the lessons that were added: it takes the processors for itself. */
async function mailsAreSent(client: pg.ClientBase): Promise<void> {
  const counts = "select count(*)::int as mails, count(sent_at)::int as sent from mails";
  for (let quiet = 0; quiet < 3; await delay(30_000)) {
    const { rows } = await client.query<{ mails: number; sent: number }>(counts);
    const { mails = 0, sent = 0 } = rows[0] ?? {};
    progress(`Reminders sent: ${sent} of ${mails} ...`);
    quiet = sent === mails ? quiet + 1 : 0;
  }
}

/** V8 compiles what makes a home while it runs, so that only homes that were read equally often compare. */
async function warmHomes(homes: readonly (() => Promise<Reply>)[]): Promise<void> {
  progress("Warming up the homes ...");
  for (let time = 0; time < 500; time += 1) {
    for (const readHome of homes) await readHome();
  }
}

/** Starts an academy without people. @returns reads its admin's home */
async function startEmpty(ends: AsyncDisposableStack): Promise<() => Promise<Reply>> {
  const { url, dataDir } = await startAcademy(ends);
  const { database } = await openAsOwner(dataDir, ends);
  const { cookie } = await makeAdmin(database);
  const agent = keepAlive(ends);
  return () => readPage(url + home.path, { cookie, agent });
}

async function measure(
  measured: ReadonlyMap<Page, Figures>,
  read: (path: string) => Promise<Reply>,
  readEmptyHome: () => Promise<Reply>,
  rounds: number,
): Promise<void> {
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    for (const [page, figures] of measured) {
      const first = await (page === home ? readEmptyHome() : read(firstPage.path));
      const { milliseconds, body } = await read(page.path);
      figures.bytes = body.length;
      if (round === 0) continue;
      figures.first.push(first.milliseconds);
      figures.own.push(milliseconds);
    }
  }
}

function report(size: Size, measured: ReadonlyMap<Page, Figures>): boolean {
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
  const { own = [], first = [] } = measured.get(home) ?? {};
  const ofEmpty = median(own) / median(first);
  if (ofEmpty > budgets.ratio) overruns.push(`home: ${ofEmpty.toFixed(2)} times an empty one`);
  console.log(
    `${count(size.assignments)} assignments, ${count(size.students)} students, ${count(size.tutors)} tutors`,
  );
  console.log(table(["", "ms", "x first page or empty home", "queries", "KB sent", "scans"], rows));
  console.log(`\nThe home takes ${ofEmpty.toFixed(2)} times as long as in an empty academy.`);
  return judgeAll(overruns);
}
