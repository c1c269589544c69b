import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { openAcademyDatabase } from "#server/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { measureIdling, measureRequests, visitorsNeeded, type Subject } from "./scale/costs.ts";
import { fillTo } from "./scale/fill.ts";
import { measureJobs } from "./scale/jobs.ts";
import { keepMeasured, readMeasured, type Measured, type Step } from "./scale/measured.ts";
import { measureOnce } from "./scale/once.ts";
import { signInVisitors, type Visitors } from "./scale/people.ts";
import { describeProposals } from "./scale/proposals.ts";
import { compareLoads } from "./scale/real-load.ts";
import {
  describeCompared,
  describeDisk,
  describeGrowth,
  describeLife,
  describeLimits,
  describeNeeds,
  describeOnce,
  describeStep,
  type Part,
} from "./scale/report.ts";
import { measureSizes } from "./scale/sizes.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount, UsageError } from "./support/bench.ts";

export const about = "what a student costs, and what 10^4, 10^6 and 10^8 of them need";

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      students: { type: "string", default: "1000,10000,100000" },
      rounds: { type: "string", default: "40" },
      // Only the model and the simulation, from what was measured and kept before.
      simulate: { type: "boolean", default: false },
      // Measured figures for the documentation.
      keep: { type: "boolean", default: false },
    },
  });
  const sizes = values.students.split(",").map((size) => readCount("--students", size));
  if (sizes.some((size, at) => size % 1_000 > 0 || size <= (sizes[at - 1] ?? 0))) {
    throw new UsageError("--students takes rising thousands, such as 1000,10000");
  }
  const rounds = readCount("--rounds", values.rounds);
  const measured = values.simulate ? await readMeasured() : await measure(sizes, rounds, ends);
  if (values.keep && !values.simulate) await keepMeasured(measured);
  const parts: (() => Part)[] = [
    () => describeGrowth(measured),
    () => describeOnce(measured),
    () => describeDisk(measured),
    describeLife,
    () => describeNeeds(measured),
    () => describeLimits(measured),
    () => describeCompared(measured),
    () => describeProposals(measured),
  ];
  if (values.simulate) for (const step of measured.steps) describeStep(step).forEach(print);
  for (const part of parts) print(part());
  return true;
}

function print({ title, text }: Part): void {
  endProgress();
  console.log(`\n${title}\n\n${text}`);
}

async function measure(
  sizes: readonly number[],
  rounds: number,
  ends: AsyncDisposableStack,
): Promise<Measured> {
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" });
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  ends.defer(() => owner.close());
  const client = await owner.pool.connect();
  const subject: Subject = { url, dataDir, child, client };
  const steps: Step[] = [];
  let visitors: Visitors | null = null;
  try {
    for (const [at, size] of sizes.entries()) {
      await fillTo(client, sizes[at - 1] ?? 0, size);
      const tables = await measureSizes(client);
      visitors = await signInVisitors(owner.database, size, visitorsNeeded(rounds));
      const idle = await measureIdling(subject);
      const requests = await measureRequests(subject, visitors, rounds);
      const jobs = await measureJobs(owner.database);
      const step: Step = { students: size, requests, jobs, idle, tables };
      describeStep(step).forEach(print);
      steps.push(step);
    }
    const last = steps.at(-1);
    if (!last || !visitors) throw new UsageError("--students takes at least one number");
    const once = await measureOnce(subject, owner, ends);
    const compared = await compareLoads(subject, visitors, last.requests, once);
    const day = new Date().toISOString().slice(0, 10);
    return { machine: describeMachine(), day, steps, once, compared };
  } finally {
    client.release();
  }
}

function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model ?? "unknown"})`;
}
