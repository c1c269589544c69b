import { anyKill, Ordeal, type KillsResult } from "#test/faults/kills.ts";
import { endProgress, progress } from "#server/progress.ts";
import { median, table } from "../support/table.ts";
import { makeDataFolder } from "./academy.ts";

/** The longest that the writers write before a kill, in milliseconds. */
const longest = 1500;

/**
 * Kills the product again and again while people write. Prints what became of what they were told.
 *
 * @returns whether nothing was lost and nothing is half-done
 */
export async function runKills(kills: number, ends: AsyncDisposableStack): Promise<boolean> {
  const ordeal = new Ordeal(await makeDataFolder(ends));
  ends.defer(() => ordeal.end());
  progress("Starting the academy ...");
  await ordeal.begin();
  await ordeal.go({ kills, longest, next: anyKill, onKill: (result) => tell(result, kills) });
  endProgress();
  return report(ordeal.result);
}

function count({ kills }: KillsResult): number {
  return kills.everything + kills.server + kills.postgres;
}

function tell(result: KillsResult, kills: number): void {
  const { lost, half, acknowledged } = result;
  const faults = `${lost.length} lost, ${half.length} half`;
  progress(`Kill ${count(result)} of ${kills}: ${acknowledged} acknowledged, ${faults} ...`);
}

function report(result: KillsResult): boolean {
  const { kills, lost, half, damaged, odd } = result;
  const rows: [what: string, count: number, budget?: number][] = [
    ["kills of everything at once", kills.everything],
    ["kills of the server alone", kills.server],
    ["kills of the postmaster alone", kills.postgres],
    ["  after which the server went on", result.revived],
    ["acknowledged writes, looked up", result.acknowledged],
    ["  lost", lost.length, 0],
    ["writes cut off, found whole", result.kept],
    ["writes cut off, not found", result.dropped],
    ["half transactions", half.length, 0],
    ["damaged indexes", damaged.length, 0],
    ["answers that nobody should get", odd.length, 0],
    ["restart, median ms", Math.round(median(result.restarts))],
  ];
  console.log("\nKills, with eight writers at work");
  console.log(
    table(
      ["", "", "budget"],
      rows.map(([what, number, budget]) => [what, String(number), String(budget ?? "")]),
    ),
  );
  const faults = [...lost, ...half, ...damaged, ...odd];
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return faults.length === 0;
}
