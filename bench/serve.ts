import { parseArgs } from "node:util";
import { endProgress } from "#server/progress.ts";
import { connections, measureDocument } from "./documents/measure.ts";
import { startAcademy } from "./support/academy.ts";
import { judge, readCount } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { queryWatcher } from "./support/queries.ts";
import { table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server that sends the same bytes";

const budget = 0.7;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      page: { type: "string", default: "/" },
      // Many short rounds, so that other load on the machine affects both servers alike.
      rounds: { type: "string", default: "40" },
    },
  });
  const path = values.page;
  const rounds = readCount("--rounds", values.rounds);
  const { url, child } = await startAcademy(ends, {}, [queryWatcher]);
  const { rate, cpu, ofBytes, ofBytesByCpu } = await measureDocument(
    { name: path, path, cookie: null },
    {
      product: { child, port: Number(new URL(url).port) },
      load: startChild("bench/serve/load.ts", ends),
      connection: {},
      rounds,
      milliseconds: 250,
      warmUp: 0,
    },
  );
  endProgress();
  console.log(`GET ${path}, brotli, ${connections} connections kept alive, ${rounds} rounds`);
  const shown = [rate.toFixed(0), cpu.toFixed(1), ofBytes.toFixed(3), ofBytesByCpu.toFixed(3)];
  console.log(table(["requests/s", "CPU µs a request", "of bare node:http", "by CPU"], [shown]));
  return judge(`\nratio ${ofBytes.toFixed(3)}, at least ${budget}`, ofBytes >= budget);
}
