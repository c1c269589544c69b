import type { Database } from "#data/shared/database.ts";
import { endProgress, progress } from "#server/progress.ts";
import { auditWithRetries, type Report } from "./lighthouse/audit.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll } from "./support/bench.ts";
import { startChromiumWindow } from "./support/chromium.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "./support/people.ts";
import { findPort } from "./support/ports.ts";
import { table } from "./support/table.ts";

export const about = "Lighthouse's mobile preset on each role's home, signed in";

/** Of every home: a score, and milliseconds. */
const budgets = { performance: 95, lcp: 1800, cls: 0, tbt: 150 };

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
  const columns = ["home", "performance", "LCP ms", "CLS", "TBT ms", "runs"];
  console.log(table(columns, reports.map(row)));
  return judgeAll(reports.flatMap(findOverruns));
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
): Promise<Report[]> {
  const port = await findPort();
  const window = await startChromiumWindow(ends, port);
  const reports: Report[] = [];
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
    const isTooSlow = (report: Report) => findOverruns(report).length > 0;
    reports.push(await auditWithRetries(origin, path, port, isTooSlow));
  }
  return reports;
}

function row({ path, scores, lcp, cls, tbt, runs }: Report): string[] {
  const figures = [lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), String(runs)];
  return [path, String(scores.performance), ...figures];
}

/** One line for each budget that a home exceeds. */
function findOverruns({ path, scores: { performance }, ...report }: Report): string[] {
  const exceeded = (["lcp", "cls", "tbt"] as const).filter((each) => report[each] > budgets[each]);
  return [
    ...(performance < budgets.performance ? [`${path}: performance ${performance}`] : []),
    ...exceeded.map(
      (each) => `${path}: ${each} ${report[each].toFixed(3)}, budget ${budgets[each]}`,
    ),
  ];
}
