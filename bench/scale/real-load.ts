import { Agent } from "node:http";
import { availableParallelism, cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { progress } from "#server/progress.ts";
import { cpuTime } from "../support/child.ts";
import { median } from "../support/table.ts";
import { quantile } from "../support/table.ts";
import { ask } from "./ask.ts";
import { mailsGone, type Subject } from "./costs.ts";
import { chanceOf, exponential } from "./events.ts";
import { requestsADay, type Kind } from "./life.ts";
import type { RequestCost } from "./measured.ts";
import type { Visitors } from "./people.ts";
import { readProcessTimes, timeBetween } from "./processes.ts";
import { requestOf, type MeasuredKind } from "./requests.ts";
import { simulate, type Coming, type Layout } from "./simulation.ts";

/** What was predicted of a real load, and what it was. Times are milliseconds. */
export interface Compared {
  /** Requests that came a second. */
  rate: number;
  /** Cores that were busy with other things; null where nobody looked. */
  others: number | null;
  /** How much longer everything takes than its CPU time, as the lightest load shows. */
  slower: number;
  predicted: { perSecond: number; p50: number; p99: number };
  measured: { perSecond: number; p50: number; p99: number };
}

const loads = [0.1, 0.25, 0.45];
const seconds = 20;
const mix: readonly Kind[] = [
  "student dashboard",
  "course page",
  "tutor dashboard",
  "assignment page",
  "publish",
  "calendar feed",
];

/**
 * Sends real loads to the academy on this machine, and simulates the same ones. On a machine that
 * others share all takes longer than its CPU time; how much is taken from the first and lightest
 * load, whose median is no proof for that reason.
 */
export async function compareLoads(
  subject: Subject,
  visitors: Visitors,
  costs: Record<MeasuredKind, RequestCost>,
  tellingCommits: number,
): Promise<Compared[]> {
  const cores = availableParallelism();
  const alone = meanOf(comingOf(costs, 1));
  const full = Math.min(1_000 / alone.server, (cores * 1_000) / (alone.server + alone.database));
  let slower: number | null = null;
  const compared: Compared[] = [];
  for (const [at, load] of loads.entries()) {
    const rate = Math.max(1, Math.round(full * load));
    progress(`${rate} requests a second ...`);
    await mailsGone(subject.client);
    const real = await sendLoad(subject, visitors, rate, at + 1);
    const predict = (times: number) =>
      predictLoad(costs, { rate, cores, tellingCommits, asking: real.asking, slower: times });
    slower ??= slownessOf(real.p50, predict);
    const { perSecond, p50, p99 } = real;
    compared.push({
      rate,
      others: real.others,
      slower,
      predicted: predict(slower),
      measured: { perSecond, p50, p99 },
    });
  }
  return compared;
}

const seeds = 15;

/** What the simulation says of such a load: the medians of several evenings. */
export function predictLoad(
  costs: Record<MeasuredKind, RequestCost>,
  of: { rate: number; cores: number; tellingCommits: number; asking: number; slower: number },
): Compared["predicted"] {
  const { rate, cores, tellingCommits, asking, slower } = of;
  const coming = comingOf(costs, rate).map((one) => ({
    ...one,
    server: one.server * slower,
    database: one.database * slower,
  }));
  const layout = thisMachine(cores, tellingCommits / slower, asking * slower);
  const all = Array.from({ length: seeds }, (_, seed) =>
    simulate(layout, coming, { seconds, warmUp: 0, seed: seed + 1, drains: true }),
  );
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  };
}

/** How much slower everything has to be for the simulated median to be the real one. */
export function slownessOf(p50: number, predict: (times: number) => Compared["predicted"]): number {
  let [low, high] = [1, 20];
  if (predict(low).p50 >= p50) return low;
  for (let step = 0; step < 12; step += 1) {
    const middle = Math.sqrt(low * high);
    if (predict(middle).p50 < p50) low = middle;
    else high = middle;
  }
  return high;
}

/** CPU milliseconds of a request. */
interface Cost {
  server: number;
  database: number;
}

function meanOf(coming: readonly Coming[]): Cost {
  const all = coming.reduce((sum, { rate }) => sum + rate, 0);
  const mean = (of: (one: Coming) => number) =>
    coming.reduce((sum, one) => sum + one.rate * of(one), 0) / all;
  return { server: mean(({ server }) => server), database: mean(({ database }) => database) };
}

function comingOf(costs: Record<MeasuredKind, RequestCost>, rate: number): Coming[] {
  const all = mix.reduce((sum, kind) => sum + requestsADay[kind], 0);
  return mix.map((kind) => ({
    kind,
    rate: (rate * requestsADay[kind]) / all,
    server: costs[kind].server / 1_000,
    database: costs[kind].database / 1_000,
    spread: Math.min(1, costs[kind].spread),
  }));
}

function thisMachine(cores: number, tellingCommits: number, asking: number): Layout {
  const telling = 1_000 / tellingCommits;
  return {
    name: "this machine",
    instances: 1,
    sharedCores: cores,
    databases: 1,
    coresOfDatabase: cores,
    standbys: 0,
    network: 0.05,
    commit: telling,
    telling,
    reach: {},
    asking,
  };
}

/** Sends requests when they are due, however long the others take: as people do. */
async function sendLoad(subject: Subject, visitors: Visitors, rate: number, seed: number) {
  const agent = new Agent({ keepAlive: true });
  const chance = chanceOf(seed);
  const times: number[] = [];
  const running: Promise<unknown>[] = [];
  const coming = mix.map((kind) => ({ kind, weight: requestsADay[kind] }));
  const weight = coming.reduce((sum, one) => sum + one.weight, 0);
  const pick = () => {
    let rest = chance() * weight;
    return (coming.find((one) => (rest -= one.weight) < 0) ?? { kind: mix[0] as Kind }).kind;
  };
  const before = await readMachine(subject);
  const began = performance.now();
  for (let due = 0; due < seconds * 1_000; due += exponential(chance, 1_000 / rate)) {
    const early = began + due - performance.now();
    if (early > 1) await delay(early);
    const asking = requestOf(pick(), visitors, running.length);
    const asked = ask(subject.url, agent, asking).then(() =>
      times.push(performance.now() - began - due),
    );
    running.push(asked);
  }
  await Promise.all(running);
  const lasted = performance.now() - began;
  const after = await readMachine(subject);
  agent.destroy();
  const [server, own] = [after.server - before.server, after.own - before.own];
  const database = timeBetween(before.processes, after.processes) / 1_000;
  return {
    perSecond: times.length / (lasted / 1_000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    asking: own / times.length,
    others: Math.max(0, (after.all - before.all - server - own - database) / lasted),
  };
}

/** CPU milliseconds so far: of the server, of PostgreSQL, of us who ask, and of the machine. */
async function readMachine({ child, client, dataDir }: Subject) {
  const { user, system } = process.cpuUsage();
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);
  return {
    server: (await cpuTime(child)) / 1_000,
    processes: await readProcessTimes(client, dataDir, "all"),
    own: (user + system) / 1_000,
    all,
  };
}
