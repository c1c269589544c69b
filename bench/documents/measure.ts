import type pg from "pg";
import { progress } from "#server/progress.ts";
import { startBareServer, startServer, type Server } from "../serve/bare.ts";
import type { Generator } from "../serve/generators.ts";
import type { LoadOrder } from "../serve/load.ts";
import { cpuTime } from "../support/child.ts";
import { watchQueries } from "../support/queries.ts";
import { browserHeaders, send } from "../support/request.ts";
import { median, quantile } from "../support/table.ts";
import type { BareOrder } from "./bare-server.ts";
import type { Document } from "./documents.ts";

export const connections = 16;
const renderer = "bench/documents/bare-server.ts";
// V8 compiles the code that renders while it runs: a server is warm once some windows together were no
// faster than those before them.
const warmUp = { milliseconds: 4_000, gain: 1.02, windows: 3, maxWindows: 30 };

/** What one document costs: medians of the rounds. */
export interface Figures {
  document: Document;
  queries: number;
  /** Bytes sent, compressed. */
  bytes: number;
  /** Requests per second. */
  rate: number;
  /** CPU microseconds per request, all threads of the server together. */
  cpu: number;
  /** Response times in milliseconds. */
  p50: number;
  p99: number;
  /** p99 / p50 */
  spread: number;
  /** The product's share of each bare server's requests per second; null without such a server. */
  ofBytes: number;
  ofBytesByCpu: number;
  ofRendering: number | null;
  /** The same by CPU time per request, which depends less on the load of the machine. */
  ofRenderingByCpu: number | null;
}

type Round = Pick<Figures, "rate" | "cpu" | "p50" | "p99" | "spread">;

export interface Tools {
  product: Server;
  load: Generator;
  /** To the product's database, as the application. */
  connection: pg.PoolConfig;
  rounds: number;
  /** The length of a round, and of the time before it: all connections start together. */
  milliseconds: number;
  warmUp: number;
}

/** Measures a document against bare servers, in interleaved rounds. */
export async function measureDocument(
  document: Document,
  { product, load, connection, rounds, milliseconds, warmUp: before }: Tools,
): Promise<Figures> {
  await using ends = new AsyncDisposableStack();
  const { name: title, path, cookie } = document;
  const headers = cookie === null ? browserHeaders : { ...browserHeaders, cookie };
  const url = `http://127.0.0.1:${product.port}${path}`;
  // The first visit of a page records that its new items have been seen.
  for (let visit = 0; visit < 3; visit += 1) await send(url, { headers });
  const queries = await watchQueries(product.child, () => send(url, { headers }));
  const answer = await send(url, { headers });
  const bareOrder: BareOrder = { connection, queries, path, headers };
  const servers = {
    product,
    bytes: await startBareServer(ends, answer),
    rendering: queries.length > 0 ? await startServer(renderer, ends, { ...bareOrder }) : null,
  };
  type Name = keyof typeof servers;
  const names = Object.keys(servers) as Name[];
  const measured: Record<Name, Round[]> = { product: [], bytes: [], rendering: [] };
  const order = { path, headers, connections, milliseconds, warmUp: before };
  progress(`${title}: warming up ...`);
  for (const server of Object.values(servers)) {
    if (server) await warm(load, { ...order, ports: [server.port] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${title}: round ${round} of ${rounds} ...`);
    // The order alternates between rounds.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = servers[name];
      if (server) measured[name].push(await measureRound(load, server, order));
    }
  }
  const own = (part: keyof Round) => median(measured.product.map((round) => round[part]));
  const share = (name: Name, read: (round: Round | undefined) => number) =>
    median(measured.product.map((round, number) => read(round) / read(measured[name][number])));
  const rateOf = (round: Round | undefined) => round?.rate ?? Number.NaN;
  const cheapness = (round: Round | undefined) => 1 / (round?.cpu ?? Number.NaN);
  const hasRendering = servers.rendering !== null;
  return {
    document,
    queries: queries.length,
    bytes: answer.body.length,
    rate: own("rate"),
    cpu: own("cpu"),
    p50: own("p50"),
    p99: own("p99"),
    spread: own("spread"),
    ofBytes: share("bytes", rateOf),
    ofBytesByCpu: share("bytes", cheapness),
    ofRendering: hasRendering ? share("rendering", rateOf) : null,
    ofRenderingByCpu: hasRendering ? share("rendering", cheapness) : null,
  };
}

async function measureRound(
  load: Generator,
  { child, port }: Server,
  order: Omit<LoadOrder, "ports">,
): Promise<Round> {
  const before = await cpuTime(child);
  const { requests, seconds, answers, times } = await load({
    ...order,
    ports: [port],
  });
  const cpu = ((await cpuTime(child)) - before) / answers;
  const [p50, p99] = [quantile([...times], 0.5), quantile([...times], 0.99)];
  return { rate: requests / seconds, cpu, p50, p99, spread: p99 / p50 };
}

/** Sends requests until the server gets no faster. */
async function warm(load: Generator, order: LoadOrder): Promise<void> {
  const { milliseconds, gain, windows, maxWindows } = warmUp;
  const rates: number[] = [];
  const since = (window: number) => median(rates.slice(window, window + windows));
  while (rates.length < maxWindows) {
    rates.push((await load({ ...order, milliseconds, warmUp: 0 })).requests);
    const last = rates.length - windows;
    if (last >= windows && since(last) < since(last - windows) * gain) return;
  }
}
