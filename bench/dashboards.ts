import { endProgress, progress } from "#server/progress.ts";
import { findScriptOverruns } from "./dashboards/budgets.ts";
import { makePeople } from "./dashboards/people.ts";
import { measureVisit, type ScreenFigures } from "./dashboards/measure.ts";
import { startAcademy } from "./support/academy.ts";
import { startChromium } from "./support/chromium.ts";
import { table } from "./support/table.ts";

export const about = "bytes of script of every dashboard, cold, and of each further screen";

export async function run(_: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const academy = await startAcademy(ends);
  const visits = await makePeople(academy);
  const browser = await startChromium(ends);
  const all: ScreenFigures[] = [];
  for (const visit of visits) {
    progress(`The ${visit.role}'s dashboard`);
    all.push(...(await measureVisit(browser, academy.url, visit)));
  }
  endProgress();
  const rows = all.map(({ role, screen, isFirst, script }) => [
    role,
    screen,
    isFirst ? "first" : "further",
    String(script),
  ]);
  console.log(table(["role", "screen", "visit", "script"], rows));
  const overruns = findScriptOverruns(all);
  console.log(overruns.length === 0 ? "\nEvery budget holds." : `\n${overruns.join("\n")}`);
  return overruns.length === 0;
}
