import type { ChildProcess } from "node:child_process";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { ask } from "./serve/answer.ts";
import type { BareAnswer } from "./serve/bare-server.ts";
import type { LoadOrder, LoadResult } from "./serve/load.ts";
import { startAcademy } from "./support/academy.ts";
import { cpuTime, messageFrom, startChild } from "./support/child.ts";
import { endProgress, progress } from "./support/progress.ts";
import { median, table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server with the same bytes";

const budget = 0.7;
const rounds = 10;
const roundMilliseconds = 1000;
const connections = 16;
const headers = {
  host: "127.0.0.1",
  "user-agent": "Mozilla/5.0 (Linux; Android 10) Chrome/150.0.0.0 Mobile Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "en-IN,en;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
};

interface Server {
  child: ChildProcess;
  port: number;
}

interface Speed {
  /** Requests per second. */
  rate: number;
  /** Microseconds of computing per request. */
  cpu: number;
}

interface Round {
  product: Speed;
  bare: Speed;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({ args: options, options: { page: { type: "string" } } });
  const path = values.page ?? "/";
  const { url, child } = await startAcademy(ends);
  const product = { child, port: Number(new URL(url).port) };
  const bare = await startBareServer(ends, url + path);
  const load = startChild("bench/serve/load.ts", ends);

  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    // Who is first in one round is second in the next.
    const first = round % 2 === 0 ? null : await measure(load, bare, path);
    const ours = await measure(load, product, path);
    const result = { product: ours, bare: first ?? (await measure(load, bare, path)) };
    if (round > 0) measured.push(result);
  }
  endProgress();
  return report(path, measured);
}

/** A server of its own process that answers with what the product answers, to the last byte. */
async function startBareServer(ends: AsyncDisposableStack, url: string): Promise<Server> {
  const answer = await ask(url, headers);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const child = startChild("bench/serve/bare-server.ts", ends);
  const listening = messageFrom<number>(child, 10_000);
  const same: BareAnswer = { headers: answer.headers, body: answer.body.toString("base64") };
  child.send(same);
  const port = await listening;
  const bare = await ask(`http://127.0.0.1:${port}/`, headers);
  if (!isDeepStrictEqual(bare, answer)) throw new Error("the bare server answers something else");
  return { child, port };
}

async function measure(load: ChildProcess, { child, port }: Server, path: string): Promise<Speed> {
  const before = await cpuTime(child);
  const result = messageFrom<LoadResult>(load, roundMilliseconds + 10_000);
  const order: LoadOrder = { port, path, headers, connections, milliseconds: roundMilliseconds };
  load.send(order);
  const { requests, seconds } = await result;
  return { rate: requests / seconds, cpu: ((await cpuTime(child)) - before) / requests };
}

function report(path: string, measured: readonly Round[]): boolean {
  const middle = (read: (round: Round) => number) => median(measured.map(read));
  const ratio = middle(({ product, bare }) => product.rate / bare.rate);
  const cpuRatio = middle(({ product, bare }) => bare.cpu / product.cpu);
  const row = (name: string, rate: number, bareRate: number, share: number) => [
    name,
    rate.toFixed(0),
    bareRate.toFixed(0),
    share.toFixed(3),
  ];
  console.log(`GET ${path}, brotli, ${connections} connections kept alive, requests per second`);
  console.log(
    table(
      ["round", "product", "bare", "ratio"],
      [
        ...measured.map(({ product, bare }, place) =>
          row(String(place + 1), product.rate, bare.rate, product.rate / bare.rate),
        ),
        row(
          "median",
          middle(({ product }) => product.rate),
          middle(({ bare }) => bare.rate),
          ratio,
        ),
      ],
    ),
  );
  // On a machine that others use too, this is the steadier of the two.
  const [ours, theirs] = [middle(({ product }) => product.cpu), middle(({ bare }) => bare.cpu)];
  console.log(
    `\ncomputing per request: ${ours.toFixed(1)} µs, bare ${theirs.toFixed(1)} µs, ratio ${cpuRatio.toFixed(3)}`,
  );
  const holds = ratio >= budget;
  const verdict = holds ? "holds" : "is not met";
  console.log(`ratio ${ratio.toFixed(3)}, the budget of at least ${budget} ${verdict}`);
  return holds;
}
