import { parseArgs } from "node:util";
import { endProgress } from "#server/progress.ts";
import { connections, measureDocument } from "./documents/measure.ts";
import { startGenerator, wrk } from "./serve/generators.ts";
import { startAcademy } from "./support/academy.ts";
import { judge, readCount } from "./support/bench.ts";
import { queryWatcher } from "./support/queries.ts";
import { table } from "./support/table.ts";

export const about = "a prerendered page against a bare node:http server that sends the same bytes";

const budget = 0.9;

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      page: { type: "string", default: "/" },
      // Many short rounds, so that other load on the machine affects both servers alike.
      rounds: { type: "string", default: "20" },
    },
  });
  const path = values.page;
  const rounds = readCount("--rounds", values.rounds);
  const { url, child } = await startAcademy(ends, {}, [queryWatcher]);
  const product = { child, port: Number(new URL(url).port) };
  const own = { name: "our own", load: startGenerator(ends), milliseconds: 250 };
  const generators = wrk ? [own, { name: "wrk", load: wrk, milliseconds: 1_000 }] : [own];
  const measured = [];
  for (const { name, load, milliseconds } of generators) {
    const figures = await measureDocument(
      { name: `${path}, ${name}`, path, cookie: null },
      { product, load, connection: {}, rounds, milliseconds, warmUp: 0 },
    );
    measured.push({ name, ...figures });
  }
  endProgress();
  console.log(`GET ${path}, brotli, ${connections} connections kept alive, ${rounds} rounds`);
  const rows = measured.map(({ name, rate, cpu, ofBytes, ofBytesByCpu }) => [
    name,
    rate.toFixed(0),
    cpu.toFixed(1),
    ofBytes.toFixed(3),
    ofBytesByCpu.toFixed(3),
  ]);
  const head = ["generator", "requests/s", "CPU µs a request", "of bare node:http", "by CPU"];
  console.log(table(head, rows));
  if (!wrk) console.log("wrk is not installed; it takes less of the machine and is stricter.");
  const least = Math.min(...measured.map(({ ofBytes }) => ofBytes));
  return judge(`\nratio ${least.toFixed(3)}, at least ${budget}`, least >= budget);
}
