import { Agent } from "node:http";
import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { progress } from "#server/progress.ts";
import { quantile } from "../sign-in/statistics.ts";
import { ask } from "./ask.ts";
import { mailsGone, type Subject } from "./costs.ts";
import { chanceOf, exponential } from "./events.ts";
import { requestsADay, type Kind } from "./life.ts";
import type { Once, RequestCost } from "./measured.ts";
import type { Visitors } from "./people.ts";
import { requestOf, type MeasuredKind } from "./requests.ts";
import { simulate, type Coming, type Layout } from "./simulation.ts";

/** What was predicted of a real load, and what it was. Times are milliseconds. */
export interface Compared {
  /** Requests that came a second. */
  rate: number;
  predicted: { perSecond: number; p50: number; p99: number };
  measured: { perSecond: number; p50: number; p99: number };
}

const loads = [0.3, 0.55, 0.8];
const seconds = 15;
const mix: readonly Kind[] = [
  "student dashboard",
  "course page",
  "tutor dashboard",
  "assignment page",
  "publish",
  "calendar feed",
];

/** Sends real loads to the academy on this machine, and simulates the same ones. */
export async function compareLoads(
  subject: Subject,
  visitors: Visitors,
  costs: Record<MeasuredKind, RequestCost>,
  once: Once,
): Promise<Compared[]> {
  const cores = availableParallelism();
  // Who asks needs the machine too: measured at a load that it bears easily.
  const warm = await sendLoad(subject, visitors, 40, 5, 1);
  const asking = warm.asking;
  const full = fullRate(costs, asking, cores);
  const compared: Compared[] = [];
  for (const [at, load] of loads.entries()) {
    const rate = Math.round(full * load);
    progress(`${rate} requests a second ...`);
    await mailsGone(subject.client);
    const measured = await sendLoad(subject, visitors, rate, seconds, at + 2);
    const layout = thisMachine(cores, once, measured.asking);
    const predicted = simulate(layout, comingOf(costs, rate), {
      seconds: 120,
      warmUp: 5,
      seed: at + 1,
    });
    const { perSecond, p50, p99 } = predicted;
    compared.push({
      rate,
      predicted: { perSecond, p50, p99 },
      measured: { perSecond: measured.perSecond, p50: measured.p50, p99: measured.p99 },
    });
  }
  return compared;
}

/** The rate at which a core of the server, or all of the machine, has nothing left. */
function fullRate(costs: Record<MeasuredKind, RequestCost>, asking: number, cores: number): number {
  const coming = comingOf(costs, 1);
  const mean = (of: (one: Coming) => number) =>
    coming.reduce((sum, one) => sum + one.rate * of(one), 0);
  const server = mean((one) => one.server);
  const all = mean((one) => one.server + one.database) + asking;
  return Math.min(1_000 / server, (cores * 1_000) / all);
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

function thisMachine(cores: number, once: Once, asking: number): Layout {
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
  };
}

/** Sends requests when they are due, however long the others take: as people do. */
async function sendLoad(
  { url }: Subject,
  visitors: Visitors,
  rate: number,
  forSeconds: number,
  seed: number,
) {
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
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let due = 0; due < forSeconds * 1_000; due += exponential(chance, 1_000 / rate)) {
    const early = began + due - performance.now();
    if (early > 1) await delay(early);
    const asked = ask(url, agent, requestOf(pick(), visitors, running.length)).then(() =>
      times.push(performance.now() - began - due),
    );
    running.push(asked);
  }
  await Promise.all(running);
  const lasted = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  agent.destroy();
  return {
    perSecond: times.length / lasted,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    asking: (user + system) / 1_000 / times.length,
  };
}
