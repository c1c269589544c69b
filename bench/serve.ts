import type { ChildProcess } from "node:child_process";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { ask } from "./serve/answer.ts";
import type { BareAnswer } from "./serve/bare-server.ts";
import type { LoadOrder, LoadResult } from "./serve/load.ts";
import { startAcademy } from "./support/academy.ts";
import { cpuTime, messageFrom, startChild } from "./support/child.ts";
import { endProgress, progress } from "#server/progress.ts";
import { median, table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server with the same bytes";

const budget = 0.7;
// Many and short: what else the machine does then meets both servers alike.
const rounds = 40;
const roundMilliseconds = 250;
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
  const row = (name: string, read: (round: Round) => number, digits: number) => {
    const sorted = measured.map(read).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    return [name, ...[at(0.25), median(sorted), at(0.75)].map((value) => value.toFixed(digits))];
  };
  console.log(`GET ${path}, brotli, ${connections} connections kept alive, ${rounds} rounds`);
  console.log(
    table(
      ["", "lower quarter", "median", "upper quarter"],
      [
        row("product, requests/s", ({ product }) => product.rate, 0),
        row("bare node:http, requests/s", ({ bare }) => bare.rate, 0),
        row("ratio", ratioOf, 3),
        row("product, CPU µs a request", ({ product }) => product.cpu, 1),
        row("bare node:http, CPU µs a request", ({ bare }) => bare.cpu, 1),
        row("ratio by CPU", ({ product, bare }) => bare.cpu / product.cpu, 3),
      ],
    ),
  );
  const ratio = median(measured.map(ratioOf));
  const verdict = ratio >= budget ? "holds" : "is not met";
  console.log(`\nratio ${ratio.toFixed(3)}: the budget of at least ${budget} ${verdict}`);
  return ratio >= budget;
}

const ratioOf = ({ product, bare }: Round) => product.rate / bare.rate;
