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

const roundMilliseconds = 400;
// What renders is compiled by its use: for so long it gets faster.
const millisecondsToWarmUp = 12_000;
const connections = 16;
const manyConnections = 50;

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
  /** With many connections, in milliseconds. */
  p50: number;
  p99: number;
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
  for (let round = 0; round <= rounds; round += 1) {
    progress(`${document.name}: ${round === 0 ? "warming up" : `round ${round} of ${rounds}`} ...`);
    // Who is first in one round is last in the next.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = servers[name];
      if (!server) continue;
      const warmUp = round === 0 ? millisecondsToWarmUp : 0;
      const before = await cpuTime(server.child);
      const { requests, seconds } = await give(load, { ...order, ports: [server.port], warmUp });
      const cpu = ((await cpuTime(server.child)) - before) / requests;
      if (round > 0) speeds[name].push({ rate: requests / seconds, cpu });
    }
  }
  progress(`${document.name}: ${manyConnections} connections ...`);
  const { times } = await give(load, {
    ...order,
    ports: [product.port],
    connections: manyConnections,
    // The first wave comes all at once.
    warmUp: 4000,
    milliseconds: 8000,
  });
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
    p50: quantile([...times], 0.5),
    p99: quantile([...times], 0.99),
  };
}

/** Lets the load generator ask. */
export function give(load: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  return askChild(load, order, (order.warmUp ?? 0) + order.milliseconds + 10_000);
}
