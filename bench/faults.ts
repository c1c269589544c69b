import { parseArgs } from "node:util";
import { runFsync } from "./faults/fsync.ts";
import { runFuzz } from "./faults/fuzz.ts";
import { runKills } from "./faults/kills.ts";
import { runOutage } from "./faults/outage.ts";
import { readCount, UsageError } from "./support/bench.ts";

export const about =
  "kills, hostile requests, an outage, commits on the disk: nothing lost, nothing half-done";

const parts = ["kills", "fuzz", "outage", "fsync"] as const;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      only: { type: "string" },
      kills: { type: "string", default: "500" },
      requests: { type: "string", default: "100000" },
      seed: { type: "string" },
      seconds: { type: "string", default: "60" },
    },
  });
  const { only } = values;
  if (only !== undefined && !parts.some((part) => part === only)) {
    throw new UsageError(`--only is one of ${parts.join(", ")}`);
  }
  const kills = readCount("--kills", values.kills);
  const requests = readCount("--requests", values.requests);
  const seed = values.seed === undefined ? undefined : readCount("--seed", values.seed);
  const seconds = readCount("--seconds", values.seconds);

  const verdicts: boolean[] = [];
  const wanted = parts.filter((part) => only === undefined || part === only);
  for (const part of wanted) {
    if (part === "kills") verdicts.push(await runKills(kills, ends));
    if (part === "fuzz") verdicts.push(await runFuzz(requests, seed, ends));
    if (part === "outage") verdicts.push(await runOutage(seconds, ends));
    if (part === "fsync") verdicts.push(await runFsync(ends));
  }
  const holds = verdicts.every(Boolean);
  console.log(`\nEvery budget of ${wanted.join(", ")} ${holds ? "holds" : "is not met"}`);
  return holds;
}
