import type { ChildProcess } from "node:child_process";
import type pg from "pg";
import { progress } from "#server/progress.ts";
import { ask } from "../serve/answer.ts";
import { startBareServer, type Server } from "../serve/bare.ts";
import { browserHeaders } from "../serve/headers.ts";
import type { LoadOrder, LoadResult } from "../serve/load.ts";
import { askChild, cpuTime, messageFrom, startChild } from "../support/child.ts";
import { median, quantile } from "../support/table.ts";
import type { BareOrder } from "./bare-server.ts";
import type { Document } from "./people.ts";
import type { Query } from "./watch-queries.ts";

const roundMilliseconds = 2_000;
// All connections ask at once, so that the first answers come together, and late.
const firstAnswers = 500;
// What renders is compiled by its use: it is warm once some windows in a row were no faster.
const warmUp = { milliseconds: 4_000, gain: 1.03, isWarmAfter: 3, atMost: 20 };
const connections = 16;
export const manyConnections = 50;
// A stall of the machine makes all that are waiting late: it should spoil one window, not the figure.
export const windows = 5;
const windowMilliseconds = 4_000;
// The first wave comes all at once.
const firstWave = 2_500;

/** What one document costs. */
export interface Figures {
  document: Document;
  queries: number;
  /** Bytes sent, compressed. */
  bytes: number;
  /** Requests per second. */
  rate: number;
  /** Microseconds of computing per request, all threads of the server together. */
  cpu: number;
  /** The product's share of each server's requests per second; null where there is none such. */
  ofBytes: number;
  ofQueries: number | null;
  ofRendering: number | null;
  /** The same by computing per request, which a busy machine changes less. */
  ofRenderingByCpu: number | null;
  /** With many connections. */
  waiting: Waiting;
  /** The same for the bare server that sends the same bytes. */
  waitingForBytes: Waiting;
}

/** How long answers took, in milliseconds, and how often p50 p99 was: medians of some windows. */
export interface Waiting {
  p50: number;
  p99: number;
  spread: number;
}

interface Speed {
  rate: number;
  cpu: number;
}

export interface Tools {
  product: Server;
  load: ChildProcess;
  /** To the product's database, as its own role. */
  connection: pg.PoolConfig;
  rounds: number;
}

/** What a browser asks a document with. */
export function headersOf({ cookie }: Document): Record<string, string> {
  return cookie === null ? browserHeaders : { ...browserHeaders, cookie };
}

/** Measures a document against servers that do less for it, in interleaved rounds. */
export async function measureDocument(
  document: Document,
  { product, load, connection, rounds }: Tools,
): Promise<Figures> {
  await using ends = new AsyncDisposableStack();
  const headers = headersOf(document);
  const { path } = document;
  const url = `http://127.0.0.1:${product.port}${path}`;
  // The first opening of a page marks what is new on it as seen.
  for (let time = 0; time < 3; time += 1) await ask(url, headers);
  await askChild(product.child, "watch queries");
  const answer = await ask(url, headers);
  const queries = await askChild<Query[]>(product.child, "queries");
  const startBare = async (sent: BareOrder["answer"]) => {
    const child = startChild("bench/documents/bare-server.ts", ends, { NODE_ENV: "production" });
    const order: BareOrder = { connection, queries, path, headers, answer: sent };
    const listening = messageFrom<number>(child, 20_000);
    child.send(order);
    return { child, port: await listening };
  };
  const isMade = queries.length > 0;
  const servers = {
    product,
    bytes: await startBareServer(ends, answer),
    queries: isMade ? await startBare(answer) : null,
    rendering: isMade ? await startBare(null) : null,
  };
  type Name = keyof typeof servers;
  const names = Object.keys(servers) as Name[];
  const speeds: Record<Name, Speed[]> = { product: [], bytes: [], queries: [], rendering: [] };
  const order = { path, headers, connections, milliseconds: roundMilliseconds };
  progress(`${document.name}: warming up ...`);
  for (const server of Object.values(servers)) {
    if (server) await warm(load, { ...order, ports: [server.port] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${document.name}: round ${round} of ${rounds} ...`);
    // Who is first in one round is last in the next.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = servers[name];
      if (!server) continue;
      const before = await cpuTime(server.child);
      const { requests, seconds, answers } = await give(load, {
        ...order,
        ports: [server.port],
        warmUp: firstAnswers,
      });
      const cpu = ((await cpuTime(server.child)) - before) / answers;
      speeds[name].push({ rate: requests / seconds, cpu });
    }
  }
  progress(`${document.name}: ${manyConnections} connections ...`);
  const [waiting, waitingForBytes] = await measureWaiting(load, order, [product, servers.bytes]);
  const share = (name: Name, read: (speed: Speed | undefined) => number) =>
    servers[name] && median(speeds.product.map((own, at) => read(own) / read(speeds[name][at])));
  const rateOf = (speed: Speed | undefined) => speed?.rate ?? Number.NaN;
  return {
    document,
    queries: queries.length,
    bytes: answer.body.length,
    rate: median(speeds.product.map(({ rate }) => rate)),
    cpu: median(speeds.product.map(({ cpu }) => cpu)),
    ofBytes: share("bytes", rateOf) ?? Number.NaN,
    ofQueries: share("queries", rateOf),
    ofRendering: share("rendering", rateOf),
    ofRenderingByCpu: share("rendering", (speed) => 1 / (speed?.cpu ?? Number.NaN)),
    waiting,
    waitingForBytes,
  };
}

/** Asks a server until it answers no faster. */
async function warm(load: ChildProcess, order: LoadOrder): Promise<void> {
  let best = 0;
  let since = 0;
  for (let window = 0; window < warmUp.atMost && since < warmUp.isWarmAfter; window += 1) {
    const { requests } = await give(load, { ...order, milliseconds: warmUp.milliseconds });
    since = requests > best * warmUp.gain ? 0 : since + 1;
    best = Math.max(best, requests);
  }
}

/** Each server's, with many connections, in interleaved windows. */
async function measureWaiting(
  load: ChildProcess,
  order: Omit<LoadOrder, "ports">,
  servers: readonly [Server, Server],
): Promise<[Waiting, Waiting]> {
  const waits: [Waiting[], Waiting[]] = [[], []];
  for (let window = 0; window < windows; window += 1) {
    for (const [at, { port }] of servers.entries()) {
      const { times } = await give(load, {
        ...order,
        ports: [port],
        connections: manyConnections,
        warmUp: firstWave,
        milliseconds: windowMilliseconds,
      });
      waits[at]?.push(describeWaiting([...times]));
    }
  }
  return [medianOf(waits[0]), medianOf(waits[1])];
}

function describeWaiting(times: readonly number[]): Waiting {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { p50, p99, spread: p99 / p50 };
}

function medianOf(waits: readonly Waiting[]): Waiting {
  return {
    p50: median(waits.map(({ p50 }) => p50)),
    p99: median(waits.map(({ p99 }) => p99)),
    spread: median(waits.map(({ spread }) => spread)),
  };
}

/** Lets the load generator ask. */
export function give(load: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  return askChild(load, order, (order.warmUp ?? 0) + order.milliseconds + 10_000);
}
