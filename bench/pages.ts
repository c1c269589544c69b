import { parseArgs } from "node:util";
import { findOverruns } from "./pages/budgets.ts";
import { measurePage, type PageFigures } from "./pages/measure.ts";
import { choosePaths, visitedPaths } from "./pages/paths.ts";
import { startAcademy } from "./support/academy.ts";
import { startChromium } from "./support/chromium.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "./support/table.ts";

export const about = "bytes, requests and layout shift of every public page, against the budgets";

const columns = ["html", "css", "script", "fonts", "images", "other", "total", "requests"] as const;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { pages: { type: "string" } } });
  const paths = choosePaths(visitedPaths, values.pages);
  const { url: origin } = await startAcademy(ends);
  const browser = await startChromium(ends);
  const all: PageFigures[] = [];
  for (const [place, path] of paths.entries()) {
    progress(`${place + 1} of ${paths.length}: ${path}`);
    all.push(await measurePage(browser, origin + path));
  }
  endProgress();
  console.log(table(["page", ...columns, "CLS", "video"], all.map(row)));
  const overruns = all.flatMap(findOverruns);
  console.log(overruns.length === 0 ? "\nEvery budget holds." : `\n${overruns.join("\n")}`);
  return overruns.length === 0;
}

function row(figures: PageFigures): string[] {
  const numbers = columns.map((column) => String(figures[column]));
  return [figures.path, ...numbers, figures.cls.toFixed(3), String(figures.video)];
}
