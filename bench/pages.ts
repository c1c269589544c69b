import { parseArgs } from "node:util";
import { measurePage, type PageFigures } from "./pages/measure.ts";
import { choosePaths, visitedPaths } from "./pages/paths.ts";
import { startAcademy } from "./support/academy.ts";
import { startChromium } from "./support/chromium.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "./support/table.ts";

export const about = "bytes, requests and layout shift of every public page, against the budgets";

interface Budget {
  name: string;
  of: (figures: PageFigures) => number;
  most: number;
  unit: string;
}

/** The budgets of every public page on a first visit; 1 KB is 1000 bytes. */
const budgets: readonly Budget[] = [
  { name: "all without video", of: ({ total }) => total, most: 100_000, unit: "bytes" },
  { name: "script", of: ({ script }) => script, most: 10_000, unit: "bytes" },
  { name: "requests", of: ({ requests }) => requests, most: 12, unit: "requests" },
  { name: "video before the click", of: ({ video }) => video, most: 0, unit: "bytes" },
  { name: "CLS", of: ({ cls }) => cls, most: 0, unit: "of layout shift" },
];

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

/** One line for each budget that a page exceeds. */
function findOverruns(figures: PageFigures): string[] {
  return budgets
    .filter(({ of, most }) => of(figures) > most)
    .map(
      ({ name, of, most, unit }) =>
        `${figures.path}: ${name}: ${round(of(figures))} ${unit}, budget ${most}`,
    );
}

function round(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(4);
}
