import { parseArgs } from "node:util";
import { FailoverDrill, type FailoverResult } from "#test/faults/failover.ts";
import { findServerPrograms } from "#test/support/server-cluster.ts";
import { endProgress, progress } from "#server/progress.ts";
import { makeDataFolder } from "./faults/academy.ts";
import { readCount } from "./support/bench.ts";
import { median, table } from "./support/table.ts";

export const about =
  "a primary killed and its synchronous standby promoted, again and again, while people write";

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { failovers: { type: "string", default: "20" } },
  });
  const failovers = readCount("--failovers", values.failovers);
  if (!findServerPrograms()) {
    console.log("The system has no PostgreSQL to fail over: apt-get install postgresql");
    return false;
  }
  const drill = new FailoverDrill(await makeDataFolder(ends));
  ends.defer(() => drill.end());
  progress("Starting a primary, a standby and the academy ...");
  await drill.begin();
  const { result } = drill;
  while (result.failovers < failovers) {
    await drill.failOver();
    const { acknowledged, lost } = result;
    progress(
      `Failover ${result.failovers} of ${failovers}: ${acknowledged} acknowledged, ${lost.length} lost ...`,
    );
  }
  endProgress();
  return report(result);
}

function report(result: FailoverResult): boolean {
  const { lost, half, failed, gaps } = result;
  const rows: [what: string, count: number, budget?: number][] = [
    ["failovers", result.failovers],
    ["acknowledged writes, looked up", result.acknowledged],
    ["  lost", lost.length, 0],
    ["writes cut off, found whole", result.kept],
    ["writes cut off, not found", result.dropped],
    ["half transactions, damaged indexes", half.length, 0],
    ["pages read", result.pagesRead],
    ["  told to come back in a minute", result.toldToComeBack],
    ["failed: answers that nobody should get", failed.length, 0],
    ["from the kill to the next acknowledged write, median ms", Math.round(median(gaps))],
    ["  longest ms", Math.round(Math.max(...gaps))],
  ];
  console.log(
    table(
      ["", "", "budget"],
      rows.map(([what, number, budget]) => [what, String(number), String(budget ?? "")]),
    ),
  );
  const faults = [...lost, ...half, ...failed];
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(`\nEvery budget ${faults.length === 0 ? "holds" : "is not met"}.`);
  return faults.length === 0;
}
