import type { ChildProcess } from "node:child_process";
import { parseArgs } from "node:util";
import { ask } from "./serve/answer.ts";
import { startBareServer, type Server } from "./serve/bare.ts";
import { browserHeaders as headers } from "./serve/headers.ts";
import type { LoadOrder, LoadResult } from "./serve/load.ts";
import { hasNginx, startNginx } from "./serve/nginx.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { askChild, cpuTime, startChild } from "./support/child.ts";
import { endProgress, progress } from "#server/progress.ts";
import { median, table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server and nginx, the same bytes";

const budget = 0.7;
const roundMilliseconds = 250;
const connections = 16;

interface Speed {
  /** Requests per second. */
  rate: number;
  /** Microseconds of computing per request; null where we don't know. */
  cpu: number | null;
}

interface Round {
  product: Speed;
  bare: Speed;
  nginx: Speed | null;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      page: { type: "string", default: "/" },
      // Many and short: what else the machine does then meets all servers alike.
      rounds: { type: "string", default: "40" },
    },
  });
  const { page: path } = values;
  const rounds = readCount("--rounds", values.rounds);
  const { url, child } = await startAcademy(ends);
  const answer = await ask(url + path, headers);
  const product: Server = { child, port: Number(new URL(url).port) };
  const bare = await startBareServer(ends, answer);
  const nginx = hasNginx() ? { child: null, port: await startNginx(ends, answer) } : null;
  const load = startChild("bench/serve/load.ts", ends);

  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    const result: Partial<Round> = { nginx: null };
    const turns = [
      async () => (result.bare = await measure(load, bare, path)),
      async () => (result.product = await measure(load, product, path)),
      async () => (result.nginx = nginx && (await measure(load, nginx, path))),
    ];
    // Who is first in one round is last in the next.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    if (round > 0) measured.push(result as Round);
  }
  endProgress();
  return report(path, measured);
}

async function measure(
  load: ChildProcess,
  { child, port }: { child: ChildProcess | null; port: number },
  path: string,
): Promise<Speed> {
  const before = child && (await cpuTime(child));
  const order: LoadOrder = {
    ports: [port],
    path,
    headers,
    connections,
    milliseconds: roundMilliseconds,
  };
  const { requests, seconds, answers } = await askChild<LoadResult>(load, order);
  const cpu = child && before !== null ? ((await cpuTime(child)) - before) / answers : null;
  return { rate: requests / seconds, cpu };
}

function report(path: string, measured: readonly Round[]): boolean {
  const row = (name: string, read: (round: Round) => number, digits: number) => {
    const sorted = measured.map(read).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    return [name, ...[at(0.25), median(sorted), at(0.75)].map((value) => value.toFixed(digits))];
  };
  const cpuOf = ({ cpu }: Speed) => cpu ?? Number.NaN;
  const rateOf = (speed: Speed | null) => speed?.rate ?? Number.NaN;
  const hasNginxRounds = measured.every(({ nginx }) => nginx !== null);
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
        row("product, CPU µs a request", ({ product }) => cpuOf(product), 1),
        row("bare node:http, CPU µs a request", ({ bare }) => cpuOf(bare), 1),
        row("ratio by CPU", ({ product, bare }) => cpuOf(bare) / cpuOf(product), 3),
        ...(hasNginxRounds
          ? [
              row("nginx, one worker, requests/s", ({ nginx }) => rateOf(nginx), 0),
              row("ratio to nginx", ({ product, nginx }) => product.rate / rateOf(nginx), 3),
            ]
          : []),
      ],
    ),
  );
  if (!hasNginxRounds) {
    console.log("Measured without nginx, which is not installed: apt-get install -y nginx");
  }
  const ratio = median(measured.map(ratioOf));
  const verdict = ratio >= budget ? "holds" : "is not met";
  console.log(`\nratio ${ratio.toFixed(3)}: the budget of at least ${budget} ${verdict}`);
  return ratio >= budget;
}

const ratioOf = ({ product, bare }: Round) => product.rate / bare.rate;
