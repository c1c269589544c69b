import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { endProgress, progress } from "#server/progress.ts";
import { startBareServer, type Server } from "./serve/bare.ts";
import type { LoadOrder, LoadResult } from "./serve/load.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { askChild, cpuTime, startChild } from "./support/child.ts";
import { browserHeaders as headers, send } from "./support/request.ts";
import { median, quantile, table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server that sends the same bytes";

const budget = 0.7;
const roundMilliseconds = 250;
const connections = 16;

interface Speed {
  /** Requests per second. */
  rate: number;
  /** CPU microseconds per request. */
  cpu: number;
}

interface Round {
  product: Speed;
  bare: Speed;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      page: { type: "string", default: "/" },
      // Many short rounds, so that other load on the machine affects both servers alike.
      rounds: { type: "string", default: "40" },
    },
  });
  const { page: path } = values;
  const rounds = readCount("--rounds", values.rounds);
  const { url, child } = await startAcademy(ends);
  const product: Server = { child, port: Number(new URL(url).port) };
  const bare = await startBareServer(ends, await send(url + path, { headers }));
  const load = startChild("bench/serve/load.ts", ends);
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    const result: Partial<Round> = {};
    const turns = [
      async () => (result.bare = await measure(load, bare, path)),
      async () => (result.product = await measure(load, product, path)),
    ];
    // The order alternates between rounds.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    if (round > 0) measured.push(result as Round);
  }
  endProgress();
  return report(path, measured);
}

async function measure(load: ChildProcess, { child, port }: Server, path: string): Promise<Speed> {
  const before = await cpuTime(child);
  const order: LoadOrder = {
    ports: [port],
    path,
    headers,
    connections,
    milliseconds: roundMilliseconds,
  };
  const { requests, seconds, answers } = await askChild<LoadResult>(load, order);
  return { rate: requests / seconds, cpu: ((await cpuTime(child)) - before) / answers };
}

function report(path: string, measured: readonly Round[]): boolean {
  const row = (name: string, read: (round: Round) => number, digits: number) => {
    const values = measured.map(read);
    const shown = [quantile(values, 0.25), median(values), quantile(values, 0.75)];
    return [name, ...shown.map((value) => value.toFixed(digits))];
  };
  const ratioOf = ({ product, bare }: Round) => product.rate / bare.rate;
  console.log(
    `GET ${path}, brotli, ${connections} connections kept alive, ${measured.length} rounds`,
  );
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
