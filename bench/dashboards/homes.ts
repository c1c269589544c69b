import { auditWithRetries, type Report } from "../lighthouse/audit.ts";
import { startChromiumWindow } from "../support/chromium.ts";
import { findPort } from "../support/ports.ts";
import { progress } from "#server/progress.ts";
import type { Visit } from "./measure.ts";

/** Of every home on Lighthouse's mobile preset: a score, and milliseconds. */
const budgets = { performance: 95, lcp: 1800, cls: 0, tbt: 150 };

/** Audits each role's home as somebody who is signed in, with an empty cache. */
export async function auditHomes(
  origin: string,
  people: readonly Pick<Visit, "role" | "cookie" | "storage">[],
  ends: AsyncDisposableStack,
): Promise<Report[]> {
  const port = await findPort();
  const window = await startChromiumWindow(ends, port);
  const reports: Report[] = [];
  for (const { role, cookie, storage = {} } of people) {
    const path = role === "student" ? "/dashboard" : `/${role}-dashboard`;
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

/** One line for each budget that a home exceeds. */
export function findOverruns({ path, scores: { performance }, ...report }: Report): string[] {
  const exceeded = (["lcp", "cls", "tbt"] as const).filter((each) => report[each] > budgets[each]);
  return [
    ...(performance < budgets.performance ? [`${path}: performance ${performance}`] : []),
    ...exceeded.map(
      (each) => `${path}: ${each} ${report[each].toFixed(3)}, budget ${budgets[each]}`,
    ),
  ];
}
