import type { ScreenFigures } from "./measure.ts";

/** What a dashboard may send of script, in bytes as sent: cold, and for each further screen. */
export const scriptBudgets = { first: 130_000, further: 5000 };

/** One line for each screen that passes its budget. */
export function findScriptOverruns(figures: readonly ScreenFigures[]): string[] {
  return figures.flatMap(({ role, screen, isFirst, script }) => {
    const most = isFirst ? scriptBudgets.first : scriptBudgets.further;
    return script > most ? [`${role}, ${screen}: ${script} bytes of script, budget ${most}`] : [];
  });
}
