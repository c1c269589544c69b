import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { fillAcademy, knownAddress, password, unknownAddress } from "./sign-in/people.ts";
import { askReset, readPage, signIn } from "./sign-in/request.ts";
import { areaUnderCurve } from "./sign-in/statistics.ts";
import { startAcademy } from "./support/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { quantile, table } from "./support/table.ts";

export const about =
  "whether sign-ins and recoveries tell who has an account, and what they cost public pages";

const pairs = 500;
const tellBudget = 0.05;

const rounds = 10;
const atOnce = 20;
const idleMilliseconds = 2_000;
const betweenPages = 5;
const slowdownBudget = 3;
const pages = ["/", "/faq", "/login"];

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { only: { type: "string" } } });
  const { url, dataDir } = await startAcademy(ends, { TRUST_PROXY: "1" });
  await fillAcademy(dataDir, pairs);
  const { only } = values;
  const wants = (part: string) => only === undefined || only === part;
  const told =
    !wants("telling") ||
    (await measureTelling("wrong passwords", 400, (email) =>
      signIn(url, email, "not the password"),
    ));
  const recovered =
    !wants("recovery") ||
    (await measureTelling("forgotten passwords", 303, (email) => askReset(url, email)));
  const kept = !wants("pages") || (await measurePages(url, ends));
  return told && recovered && kept;
}

/** A form sent for known and unknown addresses, one after the other: does the time tell? */
async function measureTelling(
  what: string,
  expected: number,
  send: (email: string) => ReturnType<typeof signIn>,
): Promise<boolean> {
  const known: number[] = [];
  const unknown: number[] = [];
  const guess = async (email: string, times: number[]) => {
    const { status, milliseconds } = await send(email);
    if (status !== expected) throw new Error(`${what} were answered with ${status}`);
    times.push(milliseconds);
  };
  for (let warm = 0; warm < 10; warm += 1) await guess(`warm-${warm}@bench.example`, []);
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % 25 === 0) progress(`Pair ${pair} of ${pairs} ...`);
    const first = () => guess(knownAddress(pair), known);
    const second = () => guess(unknownAddress(pair), unknown);
    // Who is first in one pair is second in the next.
    for (const one of pair % 2 === 0 ? [first, second] : [second, first]) await one();
  }
  endProgress();
  const row = (name: string, times: number[]) => [
    name,
    ...[0.05, 0.5, 0.95].map((share) => quantile(times, share).toFixed(2)),
  ];
  console.log(`${pairs} pairs of ${what}, for known and unknown addresses, ms`);
  console.log(table(["", "p5", "median", "p95"], [row("known", known), row("unknown", unknown)]));
  const area = areaUnderCurve(known, unknown);
  const holds = Math.abs(area - 0.5) <= tellBudget;
  const verdict = holds ? "holds" : "is not met";
  console.log(`AUC ${area.toFixed(3)}: the budget of 0.5 ± ${tellBudget} ${verdict}\n`);
  return holds;
}

/** Public pages while twenty people sign in at once, against pages while nobody does. */
async function measurePages(url: string, ends: AsyncDisposableStack): Promise<boolean> {
  const agent = new Agent({ keepAlive: true });
  ends.defer(() => agent.destroy());
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    const quiet = await readPagesUntil(url, wait(idleMilliseconds));
    const signIns = Array.from({ length: atOnce }, (_, number) =>
      signIn(url, knownAddress(number), password, agent),
    );
    const all = Promise.all(signIns);
    const loud = await readPagesUntil(url, all);
    const refused = (await all).find(({ status }) => status !== 303);
    if (refused) throw new Error(`a sign-in was answered with ${refused.status}`);
    if (round === 0) continue;
    idle.push(...quiet);
    busy.push(...loud);
  }
  endProgress();
  const row = (name: string, times: number[]) => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(2)),
  ];
  console.log(`Public pages, ${atOnce} sign-ins at once and none, ${rounds} rounds of each, ms`);
  console.log(
    table(["", "pages", "median", "p95", "p99"], [row("idle", idle), row("signing in", busy)]),
  );
  const ratio = quantile(busy, 0.95) / quantile(idle, 0.95);
  const holds = ratio <= slowdownBudget;
  const verdict = holds ? "holds" : "is not met";
  console.log(`p95 ratio ${ratio.toFixed(2)}: the budget of at most ${slowdownBudget} ${verdict}`);
  return holds;
}

/** Reads one page after the other, with a short pause, until `over`. @returns how long each took */
async function readPagesUntil(url: string, over: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void over.finally(() => (isOver = true)).catch(() => {});
  const times: number[] = [];
  while (!isOver) {
    const { status, milliseconds } = await readPage(url + pages[times.length % pages.length]);
    if (status !== 200) throw new Error(`a page was answered with ${status}`);
    times.push(milliseconds);
    await wait(betweenPages);
  }
  return times;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
