import type { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endProgress, progress } from "#server/progress.ts";
import { measureCrowd } from "./sign-in/crowd.ts";
import { measureLockout } from "./sign-in/lockout.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judge, repeatUntil } from "./support/bench.ts";
import { makeStudent, password } from "./support/people.ts";
import { keepAlive, readPage, send, type Reply } from "./support/request.ts";
import { quantile, quantiles, table, timesRow } from "./support/table.ts";

export const about =
  "whether response times reveal who has an account, whether strangers lock anybody out, and what crowds slow";

const pairs = 500;
const aucBudget = 0.05;

const rounds = 10;
const parallelSignIns = 20;
const idleMilliseconds = 2_000;
const pauseMilliseconds = 5;
const slowdownBudget = 3;
const pages = ["/", "/faq", "/login"];

const knownEmail = (number: number) => `known-${String(number).padStart(4, "0")}@bench.example`;
/** As long as a known one, so that only the account makes a difference. */
const unknownEmail = (number: number) => knownEmail(number).replace("known", "nobod");

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      only: { type: "string" },
      attempts: { type: "string", default: "10000" },
      rounds: { type: "string", default: "5" },
    },
  });
  const { url, dataDir } = await startAcademy(ends, { TRUST_PROXY: "1" });
  const { database } = await openAsOwner(dataDir, ends);
  // One connection kept alive, so that no response time contains a handshake.
  const agent = keepAlive(ends);
  const isWanted = (part: string) => values.only === undefined || values.only === part;
  const verdicts: boolean[] = [];
  const numbers = { attempts: Number(values.attempts), rounds: Number(values.rounds) };
  const tools = { url, database, ...numbers };
  if (isWanted("lockout")) verdicts.push(await measureLockout(tools, ends));
  if (isWanted("crowd")) verdicts.push(await measureCrowd(tools, ends));
  if (["telling", "recovery", "pages"].some(isWanted)) {
    progress(`Making ${pairs} accounts ...`);
    for (let number = 0; number < pairs; number += 1) {
      await makeStudent(database, knownEmail(number));
    }
  }
  if (isWanted("telling")) {
    const signIn = (email: string, expect: number) =>
      send(`${url}/login`, { agent, expect, form: { email, password: "not the password" } });
    verdicts.push(await compareTimes("wrong passwords", 400, signIn));
  }
  if (isWanted("recovery")) {
    const recover = (email: string, expect: number) =>
      send(`${url}/forgot-password`, { agent, expect, form: { email } });
    verdicts.push(await compareTimes("forgotten passwords", 303, recover));
  }
  if (isWanted("pages")) verdicts.push(await measurePages(url, agent, ends));
  return verdicts.every(Boolean);
}

/** Sends a form for known and unknown addresses in turn: can the response times be told apart? */
async function compareTimes(
  title: string,
  expected: number,
  submit: (email: string, expect: number) => Promise<Reply>,
): Promise<boolean> {
  const known: number[] = [];
  const unknown: number[] = [];
  const measure = async (email: string, times: number[]) => {
    times.push((await submit(email, expected)).milliseconds);
  };
  for (let number = 0; number < 10; number += 1) await measure(`warm-${number}@bench.example`, []);
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 25 === 0) progress(`Pair ${pair} of ${pairs} ...`);
    const turns = [
      () => measure(knownEmail(pair), known),
      () => measure(unknownEmail(pair), unknown),
    ];
    // The order alternates between pairs.
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  endProgress();
  const row = (name: string, times: number[]) => [name, ...quantiles(times, [0.05, 0.5, 0.95], 2)];
  console.log(`${pairs} pairs of ${title}, for known and unknown addresses, ms`);
  console.log(table(["", "p5", "median", "p95"], [row("known", known), row("unknown", unknown)]));
  const area = areaUnderCurve(known, unknown);
  return judge(`AUC ${area.toFixed(3)}, 0.5 ± ${aucBudget}`, Math.abs(area - 0.5) <= aucBudget);
}

/**
 * How well a value tells two samples apart: the probability that one of `a` is larger than one of
 * `b`, where a tie counts half (the area under the ROC curve). 0.5 means not at all.
 */
function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  let wins = 0;
  for (const x of a) for (const y of b) wins += x > y ? 1 : Number(x === y) / 2;
  return wins / (a.length * b.length);
}

/** Compares public pages during twenty parallel sign-ins with public pages on an idle server. */
async function measurePages(url: string, agent: Agent, ends: AsyncDisposableStack) {
  const signInAgent = keepAlive(ends, Infinity);
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    const idleTimes = await readPagesUntil(url, agent, delay(idleMilliseconds));
    const signIns = Promise.all(
      Array.from({ length: parallelSignIns }, (_, number) =>
        send(`${url}/login`, {
          agent: signInAgent,
          expect: 303,
          form: { email: knownEmail(number), password },
        }),
      ),
    );
    const busyTimes = await readPagesUntil(url, agent, signIns);
    if (round === 0) continue;
    idle.push(...idleTimes);
    busy.push(...busyTimes);
  }
  endProgress();
  const row = (name: string, times: number[]) => timesRow(name, times, [0.5, 0.95, 0.99], 2);
  console.log(`Public pages, with and without ${parallelSignIns} sign-ins, ${rounds} rounds, ms`);
  console.log(
    table(["", "pages", "median", "p95", "p99"], [row("idle", idle), row("signing in", busy)]),
  );
  const ratio = quantile(busy, 0.95) / quantile(idle, 0.95);
  return judge(`p95 ratio ${ratio.toFixed(2)}, at most ${slowdownBudget}`, ratio <= slowdownBudget);
}

/** Reads pages one after the other, with short pauses, until a promise settles. @returns times */
async function readPagesUntil(url: string, agent: Agent, until: Promise<unknown>) {
  const times: number[] = [];
  await repeatUntil(until, pauseMilliseconds, async () => {
    const page = url + pages[times.length % pages.length];
    times.push((await readPage(page, { agent })).milliseconds);
  });
  return times;
}
