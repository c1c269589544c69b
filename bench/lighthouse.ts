import { parseArgs } from "node:util";
import { publicPages } from "#content/site/pages/pages.ts";
import { languages, localizePath } from "#domain/shared/language.ts";
import { auditWithRetries, categories, type Report } from "./lighthouse/audit.ts";
import { startAcademy } from "./support/academy.ts";
import { startChromiumWindow } from "./support/chromium.ts";
import { findPort } from "./support/ports.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "./support/table.ts";

export const about =
  "Lighthouse's mobile preset on every public page in every language: 100 in all four";

const signInPages = ["/login", "/signup", "/tutor-login", "/tutor-signup", "/admin-login"];

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { pages: { type: "string" } } });
  const english = [...publicPages.map(({ path }) => path), ...signInPages];
  const all = languages.flatMap((language) => english.map((path) => localizePath(path, language)));
  const paths = values.pages?.split(",") ?? all;
  const { url: origin } = await startAcademy(ends);
  const port = await findPort();
  await startChromiumWindow(ends, port);
  const reports: Report[] = [];
  for (const [place, path] of paths.entries()) {
    progress(`${place + 1} of ${paths.length}: ${path}`);
    reports.push(await auditWithRetries(origin, path, port, isOnlySlow));
  }
  endProgress();
  console.log(table(["page", ...categories, "LCP ms", "CLS", "TBT ms", "runs"], reports.map(row)));
  const failures = reports.flatMap(({ failures: each }) => each);
  console.log(failures.length === 0 ? "\n100 everywhere." : `\n${failures.join("\n")}`);
  return failures.length === 0;
}

function isOnlySlow({ scores }: Report): boolean {
  return categories.every((each) => (each === "performance") === scores[each] < 100);
}

function row({ path, scores, lcp, cls, tbt, runs }: Report): string[] {
  const points = categories.map((each) => String(scores[each]));
  return [path, ...points, lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), String(runs)];
}
