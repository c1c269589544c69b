import type { Database } from "#data/shared/database.ts";
import { endProgress, progress } from "#server/progress.ts";
import { auditWithRetries, type Report } from "./lighthouse/audit.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll } from "./support/bench.ts";
import { startChromiumWindow } from "./support/chromium.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "./support/people.ts";
import { findPort } from "./support/ports.ts";
import { table } from "./support/table.ts";

export const about =
  "Lighthouse's mobile preset, and a slower phone and network, on each role's home, signed in";

/** Of every home: a score, milliseconds, and what is loaded. */
const budgets = { performance: 97, lcp: 1200, cls: 0, tbt: 100, requests: 12, bytes: 170_000 };

/** When a home is painted for the first time on a slow phone, in milliseconds. */
const slowBudget = 2000;

/** 700 kbit/s, and a processor six times slower than this one. */
const slowPhone = {
  throttlingMethod: "devtools",
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 700,
    uploadThroughputKbps: 700,
    cpuSlowdownMultiplier: 6,
  },
} as const;

/** A home, and who opens it. */
interface Home {
  path: string;
  /** The session, as "name=value". */
  cookie: string;
  /** Local storage left by an earlier sign-in. */
  storage?: Readonly<Record<string, string>>;
}

export async function run(_: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { url, dataDir } = await startAcademy(ends);
  const { database } = await openAsOwner(dataDir, ends);
  const reports = await auditHomes(url, await makeHomes(database), ends);
  endProgress();
  const columns = ["performance", "LCP ms", "CLS", "TBT ms", "requests", "bytes", "slow FCP ms"];
  console.log(table(["home", ...columns, "runs"], reports.map(row)));
  return judgeAll(reports.flatMap(findOverruns));
}

/** A home's report, with when it is painted on a slow phone. */
interface HomeReport extends Report {
  slowFcp: number;
}

/** The homes of a student, a tutor and an admin with something to see. */
async function makeHomes(database: Database): Promise<Home[]> {
  const [student, tutor] = [await makeStudent(database), await makeTutor(database)];
  const admin = await makeAdmin(database);
  const assignmentId = await assign(database, student, tutor);
  await publish(database, assignmentId, tutor, "live-session", "Algebra");
  return [
    { path: "/dashboard", cookie: student.cookie },
    { path: "/tutor-dashboard", cookie: tutor.cookie },
    { path: "/admin-dashboard", cookie: admin.cookie, storage: { adminUser: "{}" } },
  ];
}

/** Audits each home with an empty cache. */
async function auditHomes(
  origin: string,
  homes: readonly Home[],
  ends: AsyncDisposableStack,
): Promise<HomeReport[]> {
  const port = await findPort();
  const window = await startChromiumWindow(ends, port);
  const reports: HomeReport[] = [];
  for (const { path, cookie, storage = {} } of homes) {
    progress(`Lighthouse on ${path}`);
    const [name = "", value = ""] = cookie.split("=");
    await window.clearCookies();
    await window.addCookies([{ name, value, url: origin }]);
    const page = await window.newPage();
    await page.goto(`${origin}/privacy`);
    await page.evaluate((items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    }, storage);
    await page.close();
    const isTooSlow = (report: Report) => findOverruns({ ...report, slowFcp: 0 }).length > 0;
    const report = await auditWithRetries(origin, path, port, isTooSlow);
    progress(`A slow phone on ${path}`);
    const isLate = ({ fcp }: Report) => fcp > slowBudget;
    const slow = await auditWithRetries(origin, path, port, isLate, slowPhone);
    reports.push({ ...report, slowFcp: slow.fcp });
  }
  return reports;
}

function row({ path, scores, runs, ...report }: HomeReport): string[] {
  const { lcp, cls, tbt, requests, bytes, slowFcp } = report;
  const times = [lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0)];
  const loaded = [String(requests), String(bytes), slowFcp.toFixed(0)];
  return [path, String(scores.performance), ...times, ...loaded, String(runs)];
}

/** One line for each budget that a home exceeds. */
function findOverruns({ path, scores: { performance }, ...report }: HomeReport): string[] {
  const limits = ["lcp", "cls", "tbt", "requests", "bytes"] as const;
  const exceeded = limits.filter((each) => report[each] > budgets[each]);
  return [
    ...(report.slowFcp > slowBudget ? [`${path}: painted late on a slow phone`] : []),
    ...(performance < budgets.performance ? [`${path}: performance ${performance}`] : []),
    ...exceeded.map(
      (each) => `${path}: ${each} ${report[each].toFixed(3)}, budget ${budgets[each]}`,
    ),
  ];
}
