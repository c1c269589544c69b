import { parseArgs } from "node:util";
import { audit, categories, type Report } from "./lighthouse/audit.ts";
import { choosePaths, publicPaths } from "./pages/paths.ts";
import { startAcademy } from "./support/academy.ts";
import { startChromium } from "./support/chromium.ts";
import { findPort } from "./support/ports.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "./support/table.ts";

export const about = "Lighthouse's mobile preset on every public page: 100 in all four";

const mostRuns = 5;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { pages: { type: "string" } } });
  const paths = choosePaths(publicPaths, values.pages);
  const { url: origin } = await startAcademy(ends);
  const port = await findPort();
  await startChromium(ends, [`--remote-debugging-port=${port}`]);
  const reports: Report[] = [];
  for (const [place, path] of paths.entries()) {
    progress(`${place + 1} of ${paths.length}: ${path}`);
    reports.push(await auditWithRetries(origin, path, port));
  }
  endProgress();
  console.log(table(["page", ...categories, "LCP ms", "CLS", "TBT ms", "runs"], reports.map(row)));
  const failures = reports.flatMap(({ failures: each }) => each);
  console.log(failures.length === 0 ? "\n100 everywhere." : `\n${failures.join("\n")}`);
  return failures.length === 0;
}

/**
 * On a busy machine the performance score is too low, or Lighthouse's recording breaks: then the
 * page is audited again, and the best run is reported.
 */
async function auditWithRetries(origin: string, path: string, port: number): Promise<Report> {
  const reports: Report[] = [];
  let lastError: unknown = null;
  for (let runs = 1; runs <= mostRuns; runs += 1) {
    const report = await audit(origin, path, port).catch((error: unknown) => {
      lastError = error;
      return null;
    });
    if (report) reports.push({ ...report, runs });
    if (report && !isOnlySlow(report)) break;
  }
  const [best] = reports.toSorted((a, b) => b.scores.performance - a.scores.performance);
  if (!best) throw lastError;
  return { ...best, runs: Math.max(...reports.map(({ runs }) => runs)) };
}

function isOnlySlow({ scores }: Report): boolean {
  return categories.every((each) => (each === "performance") === scores[each] < 100);
}

function row({ path, scores, lcp, cls, tbt, runs }: Report): string[] {
  const points = categories.map((each) => String(scores[each]));
  return [path, ...points, lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), String(runs)];
}
