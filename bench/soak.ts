import { setTimeout as delay } from "node:timers/promises";
import { endProgress, progress } from "#server/progress.ts";
import type { SoakCounts } from "./soak/load.ts";
import { makeSoakOrder } from "./soak/order.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judge, readCounts, UsageError } from "./support/bench.ts";
import { askChild, memoryOf, startChild } from "./support/child.ts";
import { megabytes, readMemory } from "./support/memory.ts";
import { median, table } from "./support/table.ts";

export const about = "memory during half an hour of everything that people do";

const budget = 1.1;
const sampleCount = 30;
const warmUpSamples = 6;

interface Sample {
  minute: number;
  answers: number;
  server: number;
  heap: number;
  database: number;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { minutes } = readCounts(options, { minutes: 30 });
  if (minutes === 0) throw new UsageError("--minutes takes a whole number above 0");
  const academy = await startAcademy(ends, { TRUST_PROXY: "1" });
  const { client, database } = await openAsOwner(academy.dataDir, ends);
  const order = await makeSoakOrder(academy.url, client, database);
  const load = startChild("bench/soak/load.ts", ends);
  load.send(order);
  const samples: Sample[] = [];
  let counts: SoakCounts = { answers: 0, unexpected: {} };
  for (let number = 1; number <= sampleCount; number += 1) {
    const minute = (number * minutes) / sampleCount;
    progress(`Minute ${minute.toFixed(1)} of ${minutes} ...`);
    await delay((minutes * 60_000) / sampleCount);
    const { heapUsed: heap } = await memoryOf(academy.child);
    const memory = await readMemory(academy.child.pid ?? 0);
    const before = counts.answers;
    counts = await askChild<SoakCounts>(load, "counts");
    samples.push({ minute, answers: counts.answers - before, heap, ...memory });
  }
  endProgress();
  return report(samples, counts);
}

function report(samples: readonly Sample[], { answers, unexpected }: SoakCounts): boolean {
  console.log(`${answers} answers; memory in MB`);
  console.log(
    table(
      ["minute", "answers", "server", "of it JavaScript", "PostgreSQL", "both"],
      samples.map((sample) => [
        sample.minute.toFixed(1),
        String(sample.answers),
        megabytes(sample.server),
        megabytes(sample.heap),
        megabytes(sample.database),
        megabytes(sample.server + sample.database),
      ]),
    ),
  );
  for (const [request, times] of Object.entries(unexpected)) {
    console.log(`Unexpected answer: ${request}, ${times} times`);
  }
  const warm = samples.slice(warmUpSamples).map(({ server, database }) => server + database);
  const third = Math.floor(warm.length / 3);
  const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))];
  const ratio = last / first;
  const isFlat = judge(
    `\nThe last third's median is ${ratio.toFixed(3)} times the first's (${megabytes(first)} MB), at most ${budget}`,
    ratio <= budget,
  );
  return isFlat && Object.keys(unexpected).length === 0;
}
