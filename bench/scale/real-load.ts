import { Agent } from "node:http";
import { availableParallelism, cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { progress } from "#server/progress.ts";
import { cpuTime } from "../support/child.ts";
import { quantile } from "../sign-in/statistics.ts";
import { ask } from "./ask.ts";
import { mailsGone, type Subject } from "./costs.ts";
import { chanceOf, exponential } from "./events.ts";
import { requestsADay, type Kind } from "./life.ts";
import type { Once, RequestCost } from "./measured.ts";
import type { Visitors } from "./people.ts";
import { readProcessTimes, timeBetween } from "./processes.ts";
import { requestOf, type MeasuredKind } from "./requests.ts";
import { simulate, type Coming, type Layout } from "./simulation.ts";

/** What was predicted of a real load, and what it was. Times are milliseconds. */
export interface Compared {
  /** Requests that came a second. */
  rate: number;
  /** Cores that were busy with other things. */
  others: number;
  /** CPU of a request, in times of what it takes alone. */
  dearer: number;
  predicted: { perSecond: number; p50: number; p99: number };
  measured: { perSecond: number; p50: number; p99: number };
}

const loads = [0.25, 0.45, 0.65];
const seconds = 15;
const mix: readonly Kind[] = [
  "student dashboard",
  "course page",
  "tutor dashboard",
  "assignment page",
  "publish",
  "calendar feed",
];

/**
 * Sends real loads to the academy on this machine, and simulates the same ones. A request costs more
 * where many come at once than alone; by how much is taken from the first and lightest load, whose
 * prediction is no proof for that reason. What others did on the machine meanwhile is counted in.
 */
export async function compareLoads(
  subject: Subject,
  visitors: Visitors,
  costs: Record<MeasuredKind, RequestCost>,
  once: Once,
): Promise<Compared[]> {
  const cores = availableParallelism();
  const alone = meanOf(comingOf(costs, 1));
  const full = Math.min(1_000 / alone.server, (cores * 1_000) / (alone.server + alone.database));
  let dearer: Cost | null = null;
  const compared: Compared[] = [];
  for (const [at, load] of loads.entries()) {
    const rate = Math.round(full * load);
    progress(`${rate} requests a second ...`);
    await mailsGone(subject.client);
    const real = await sendLoad(subject, visitors, rate, at + 1);
    dearer ??= {
      server: real.server / alone.server,
      database: real.database / alone.database,
    };
    const { server, database } = dearer;
    const coming = comingOf(costs, rate).map((one) => ({
      ...one,
      server: one.server * server,
      database: one.database * database,
    }));
    const layout = thisMachine(cores, once, real);
    const predicted = simulate(layout, coming, { seconds: 120, warmUp: 5, seed: at + 1 });
    const parts = ({ perSecond, p50, p99 }: Compared["measured"]) => ({ perSecond, p50, p99 });
    compared.push({
      rate,
      others: real.others,
      dearer: (real.server + real.database) / (alone.server + alone.database),
      predicted: parts(predicted),
      measured: parts(real),
    });
  }
  return compared;
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

function thisMachine(
  cores: number,
  once: Once,
  { asking, others }: { asking: number; others: number },
): Layout {
  const telling = 1_000 / once.tellingCommits;
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
    others,
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
    server: server / times.length,
    database: database / times.length,
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
