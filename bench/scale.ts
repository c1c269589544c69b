import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { openAcademyDatabase, type OpenDatabase } from "#server/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { measureIdling, measureRequests, visitorsNeeded, type Subject } from "./scale/costs.ts";
import { fillTo } from "./scale/fill.ts";
import { measureJobs } from "./scale/jobs.ts";
import { keepMeasured, largest, readMeasured, type Measured, type Step } from "./scale/measured.ts";
import { measureOnce, measureStreams } from "./scale/once.ts";
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
      // Only the costs of each size: neither loads nor a model of them.
      costs: { type: "boolean", default: false },
      // Only the loads and the open pages; --keep puts them beside the costs that are kept.
      loads: { type: "boolean", default: false },
      // Keeps what was measured with the documentation.
      keep: { type: "boolean", default: false },
    },
  });
  const sizes = values.students.split(",").map((size) => readCount("--students", size));
  if (sizes.some((size, at) => size % 1_000 > 0 || size <= (sizes[at - 1] ?? 0))) {
    throw new UsageError("--students takes rising thousands, such as 1000,10000");
  }
  const rounds = readCount("--rounds", values.rounds);
  const academy = values.simulate ? null : await open(ends);
  if (academy && values.costs) {
    const { steps } = await measureSteps(academy, sizes, rounds);
    print(describeGrowth(steps));
    return true;
  }
  if (academy && values.loads) {
    const measured = await measureLoads(academy, sizes, rounds, ends);
    if (values.keep) await keepMeasured(measured);
    print(describeCompared(measured));
    return true;
  }
  const measured = academy ? await measure(academy, sizes, rounds, ends) : await readMeasured();
  if (values.keep && !values.simulate) await keepMeasured(measured);
  const parts: (() => Part)[] = [
    () => describeGrowth(measured.steps),
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

/** The academy that is measured, and its owner's way into its database. */
interface Opened {
  subject: Subject;
  owner: OpenDatabase;
}

async function open(ends: AsyncDisposableStack): Promise<Opened> {
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" });
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  ends.defer(() => owner.close());
  const client = await owner.pool.connect();
  ends.defer(() => client.release());
  return { subject: { url, dataDir, child, client }, owner };
}

async function measureSteps(
  { subject, owner }: Opened,
  sizes: readonly number[],
  rounds: number,
): Promise<{ steps: Step[]; visitors: Visitors }> {
  const steps: Step[] = [];
  let visitors: Visitors = { pairs: [], longLived: [], admin: "" };
  for (const [at, students] of sizes.entries()) {
    await fillTo(subject.client, sizes[at - 1] ?? 0, students);
    const tables = await measureSizes(subject.client);
    visitors = await signInVisitors(owner.database, students, visitorsNeeded(rounds));
    const idle = await measureIdling(subject);
    const requests = await measureRequests(subject, visitors, rounds);
    const jobs = await measureJobs(owner.database);
    const step: Step = { students, requests, jobs, idle, tables };
    describeStep(step).forEach(print);
    steps.push(step);
  }
  return { steps, visitors };
}

async function measure(
  academy: Opened,
  sizes: readonly number[],
  rounds: number,
  ends: AsyncDisposableStack,
): Promise<Measured> {
  const { subject, owner } = academy;
  const streamBytes = await measureStreams(subject, owner.database, ends);
  const { steps, visitors } = await measureSteps(academy, sizes, rounds);
  const once = await measureOnce(subject, owner, streamBytes, ends);
  const { requests } = largest({ steps });
  const compared = await compareLoads(subject, visitors, requests, once.tellingCommits);
  const day = new Date().toISOString().slice(0, 10);
  return { machine: describeMachine(), day, steps, once, compared };
}

async function measureLoads(
  academy: Opened,
  sizes: readonly number[],
  rounds: number,
  ends: AsyncDisposableStack,
): Promise<Measured> {
  const kept = await readMeasured();
  const { subject, owner } = academy;
  const streamBytes = await measureStreams(subject, owner.database, ends);
  const { steps, visitors } = await measureSteps(academy, sizes, rounds);
  const { requests } = largest({ steps });
  const compared = await compareLoads(subject, visitors, requests, kept.once.tellingCommits);
  return { ...kept, once: { ...kept.once, streamBytes }, compared };
}

function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} cores (${first?.model ?? "unknown"})`;
}
