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

/** Of a last page against the first, and of the home against a small academy's with the same work. */
const budgets = { ratio: 1.5, queries: 3, bytes: 40 * 1024 };
const smallSize: Size = { students: 2000, tutors: 200, assignments: 4000 };
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
  /** Milliseconds of the first page, or of the small academy's home, requested right before it. */
  first: number[];
}

type Read = (path: string) => Promise<Reply>;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = { students: 200_000, tutors: 5000, assignments: 1_000_000, rounds: 20 };
  const { rounds, ...size } = readCounts(options, usual);
  const mailbox = await startSmtpServer({ take() {} });
  ends.defer(() => mailbox.stop());
  const env = { SMTP_URL: mailbox.url };
  const { child, pool, client, read } = await startOne(ends, env);
  // Beside the full one, so that their homes are read in the same minute.
  const small = await startOne(ends, env);
  const empty = await startOne(ends, env);
  await fillLists(client, size);
  await addWork(client, 20);
  await fillLists(small.client, smallSize);
  await addWork(small.client, 3);
  await mailsAreSent(client);
  await mailsAreSent(small.client);
  await warmHomes([read, small.read, empty.read]);
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
  const ofEmpty = await measure(measured, { read, small: small.read, empty: empty.read }, rounds);
  endProgress();
  return report(size, measured, median(ofEmpty));
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
async function warmHomes(academies: readonly Read[]): Promise<void> {
  progress("Warming up the homes ...");
  for (let time = 0; time < 500; time += 1) {
    for (const read of academies) await read(home.path);
  }
}

/** Starts an academy without people. */
async function startOne(ends: AsyncDisposableStack, env: Record<string, string>) {
  const { url, dataDir, child } = await startAcademy(ends, env, [queryWatcher]);
  const { pool, database, client } = await openAsOwner(dataDir, ends);
  const { cookie } = await makeAdmin(database);
  const agent = keepAlive(ends);
  const read: Read = (path) => readPage(url + path, { cookie, agent });
  return { child, pool, client, read };
}

/** Fills the figures. @returns the milliseconds of the empty academy's home */
async function measure(
  measured: ReadonlyMap<Page, Figures>,
  { read, small, empty }: Record<"read" | "small" | "empty", Read>,
  rounds: number,
): Promise<number[]> {
  const ofEmpty: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    ofEmpty.push((await empty(home.path)).milliseconds);
    for (const [page, figures] of measured) {
      const first = await (page === home ? small(home.path) : read(firstPage.path));
      const { milliseconds, body } = await read(page.path);
      figures.bytes = body.length;
      if (round === 0) continue;
      figures.first.push(first.milliseconds);
      figures.own.push(milliseconds);
    }
  }
  return ofEmpty;
}

function report(size: Size, measured: ReadonlyMap<Page, Figures>, ofEmpty: number): boolean {
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
  const ofSmall = median(own) / median(first);
  if (ofSmall > budgets.ratio) overruns.push(`home: ${ofSmall.toFixed(2)} times a small academy's`);
  console.log(
    `${count(size.assignments)} assignments, ${count(size.students)} students, ${count(size.tutors)} tutors`,
  );
  console.log(
    table(["", "ms", "x first page or small academy", "queries", "KB sent", "scans"], rows),
  );
  console.log(
    `\nThe home takes ${ofSmall.toFixed(2)} times as long as in a small academy with work in each queue, ` +
      `and ${(median(own) / ofEmpty).toFixed(2)} times as long as in an empty one.`,
  );
  return judgeAll(overruns);
}
