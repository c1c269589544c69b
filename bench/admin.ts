import { Agent, get } from "node:http";
import { parseArgs } from "node:util";
import { hashPassword } from "#access/password.ts";
import { openSession } from "#access/session.ts";
import { createAdmin } from "#data/admins.ts";
import { openAcademyDatabase } from "#server/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { firstPage, listPages, type Page } from "./admin/pages.ts";
import { fillLists, type Size } from "./admin/people.ts";
import { watchPlans, type Asked } from "./admin/plans.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { median, table } from "./support/table.ts";

export const about = "the admin's lists with a million assignments";

const budgets = { lastPage: 1.5, queries: 3, bytes: 40 * 1024 };

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
  const { url, dataDir } = await startAcademy(ends);
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  ends.defer(() => owner.close());
  const client = await owner.pool.connect();
  try {
    const cookie = await signInAdmin(owner.database);
    await fillLists(client, size);
    const pages = [firstPage, ...(await listPages(client))];
    const read = createReader(url, cookie, ends);
    const asked = await readPlans(client, dataDir, pages, read);
    const measured = await measure(pages, read, readCount("--rounds", values.rounds));
    endProgress();
    return judge(size, pages, asked, measured);
  } finally {
    client.release();
  }
}

async function signInAdmin(database: Parameters<typeof openSession>[0]): Promise<string> {
  const hash = await hashPassword("correct horse battery");
  const id = await createAdmin(database, "admin@bench.example", hash, "Bench Admin");
  if (!id) throw new Error("no admin was made");
  const line = await openSession(database, false, id, "bench");
  return line.split(";")[0] ?? "";
}

type Read = (path: string) => Promise<{ milliseconds: number; bytes: number }>;

/** Asks for pages as a browser does, on one connection. */
function createReader(url: string, cookie: string, ends: AsyncDisposableStack): Read {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  ends.defer(() => agent.destroy());
  const headers = { cookie, "accept-encoding": "br" };
  return (path) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      get(url + path, { agent, headers }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
        response.once("error", reject);
        response.once("end", () => {
          const milliseconds = performance.now() - began;
          if (response.statusCode === 200) resolve({ milliseconds, bytes });
          else reject(new Error(`${path} was answered with ${response.statusCode}`));
        });
      }).once("error", reject);
    });
}

async function readPlans(
  client: Parameters<typeof watchPlans>[0],
  dataDir: string,
  pages: readonly Page[],
  read: Read,
): Promise<Map<Page, Asked>> {
  const asked = new Map<Page, Asked>();
  const plans = await watchPlans(client, dataDir);
  for (const page of pages) {
    progress(`Plans of ${page.name} ...`);
    // The first request of a connection loads what the next ones have.
    await read(page.path).catch(() => read(page.path));
    asked.set(page, await plans.during(() => read(page.path)));
  }
  await plans.end();
  return asked;
}

interface Measured {
  /** Of the page, in milliseconds. */
  own: number[];
  /** Of the first page right before it. */
  first: number[];
  bytes: number;
}

async function measure(
  pages: readonly Page[],
  read: Read,
  rounds: number,
): Promise<Map<Page, Measured>> {
  const measured = new Map<Page, Measured>(
    pages.map((page) => [page, { own: [], first: [], bytes: 0 }]),
  );
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    for (const [page, times] of measured) {
      const before = await read(firstPage.path).catch(() => read(firstPage.path));
      const { milliseconds, bytes } = await read(page.path);
      times.bytes = bytes;
      if (round === 0) continue;
      times.first.push(before.milliseconds);
      times.own.push(milliseconds);
    }
  }
  return measured;
}

function judge(
  size: Size,
  pages: readonly Page[],
  asked: ReadonlyMap<Page, Asked>,
  measured: ReadonlyMap<Page, Measured>,
): boolean {
  const broken: string[] = [];
  const rows = pages.map((page) => {
    const { queries, scanned } = asked.get(page) ?? { queries: 0, scanned: [] };
    const { own, first, bytes } = measured.get(page) ?? { own: [], first: [], bytes: 0 };
    const ratio = median(own) / median(first);
    if (page.name.endsWith("last page") && ratio > budgets.lastPage) {
      broken.push(`${page.name}: ${ratio.toFixed(2)} times the first page`);
    }
    if (queries === 0 || queries > budgets.queries) broken.push(`${page.name}: ${queries} queries`);
    if (bytes > budgets.bytes) broken.push(`${page.name}: ${bytes} bytes`);
    if (scanned.length > 0) broken.push(`${page.name}: scans ${scanned.join(", ")}`);
    return [
      page.name,
      median(own).toFixed(1),
      ratio.toFixed(2),
      String(queries),
      (bytes / 1024).toFixed(1),
      scanned.length === 0 ? "none" : scanned.join(", "),
    ];
  });
  const count = (number: number) => number.toLocaleString("en-US");
  console.log(
    `${count(size.assignments)} assignments, ${count(size.students)} students, ${count(size.tutors)} tutors`,
  );
  console.log(table(["", "ms", "x first page", "queries", "KB sent", "scans"], rows));
  for (const one of broken) console.log(`Over budget: ${one}`);
  if (broken.length === 0) console.log("Every budget holds.");
  return broken.length === 0;
}
