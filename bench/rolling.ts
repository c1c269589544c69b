import { parseArgs } from "node:util";
import { ensureBuilt } from "#server/build.ts";
import { endProgress, progress } from "#server/progress.ts";
import { Drill, type DrillResult } from "#test/proxy/drill.ts";
import { explainFailures, startFleet } from "#test/proxy/fleet.ts";
import { lacksNginx } from "#test/proxy/nginx.ts";
import { readCount, UsageError } from "./support/bench.ts";
import { median, table } from "./support/table.ts";

export const about = "two instances behind nginx, restarted one after the other under load";

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: "string", default: "20" } },
  });
  const rounds = readCount("--rounds", values.rounds);
  const lack = lacksNginx();
  if (lack !== null) throw new UsageError(`${lack}: apt-get install nginx openssl`);

  await ensureBuilt(progress);
  progress("Starting nginx and two instances ...");
  const fleet = await startFleet(ends);
  const drill = await Drill.prepare(fleet);
  for (let round = 1; round <= rounds; round += 1) {
    await drill.roll();
    const { acknowledged, lost, failed } = drill.result;
    const faults = `${lost.length} lost, ${failed.length} failed`;
    progress(`Rolling restart ${round} of ${rounds}: ${acknowledged} acknowledged, ${faults} ...`);
  }
  endProgress();
  const holds = report(rounds, drill.result);
  if (!holds) console.log((await explainFailures(fleet)).slice(-20).join("\n"));
  return holds;
}

function report(rounds: number, result: DrillResult): boolean {
  const { restarts, acknowledged, lost, half, failed, read, slowest, stops, starts } = result;
  const rows: [what: string, count: number, budget?: number][] = [
    ["instances stopped and started", restarts],
    ["acknowledged writes, looked up", acknowledged],
    ["  lost", lost.length, 0],
    ["half transactions", half.length, 0],
    ["answers to readers", read],
    ["failed requests, of both", failed.length, 0],
    ["slowest answer to a reader, ms", slowest],
    ["stop, median ms", median(stops)],
    ["stop, longest ms", Math.max(...stops)],
    ["start, median ms", median(starts)],
  ];
  console.log(`\n${rounds} rolling restarts, with eight writers and six readers at work`);
  console.log(
    table(
      ["", "", "budget"],
      rows.map(([what, count, budget]) => [what, String(Math.round(count)), String(budget ?? "")]),
    ),
  );
  const faults = [...lost, ...half, ...failed];
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return faults.length === 0;
}
