import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endProgress, progress } from "#server/progress.ts";
import type { SoakCounts } from "./soak/load.ts";
import { makeSoakOrder } from "./soak/people.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount, UsageError } from "./support/bench.ts";
import { askChild, memoryOf, startChild } from "./support/child.ts";
import { megabytes, readMemory } from "./support/memory.ts";
import { median, table } from "./support/table.ts";

export const about = "memory over half an hour of everything that people do";

const budget = 1.1;
const samples = 30;
/** As many samples come before the machine is warm. */
const warmUp = 6;

interface Sample {
  minute: number;
  answers: number;
  server: number;
  heap: number;
  database: number;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { minutes: { type: "string", default: "30" } },
  });
  const minutes = readCount("--minutes", values.minutes);
  if (minutes === 0) throw new UsageError("--minutes takes a whole number above 0");
  const academy = await startAcademy(ends, { TRUST_PROXY: "1" });
  const order = await makeSoakOrder(academy);
  const load = startChild("bench/soak/load.ts", ends);
  load.send(order);
  const taken: Sample[] = [];
  let counts: SoakCounts = { answers: 0, wrong: {} };
  for (let sample = 1; sample <= samples; sample += 1) {
    progress(`Minute ${((sample * minutes) / samples).toFixed(1)} of ${minutes} ...`);
    await delay((minutes * 60_000) / samples);
    const { heapUsed } = await memoryOf(academy.child);
    const { server, database } = await readMemory(academy.child.pid ?? 0);
    const before = counts.answers;
    counts = await askChild<SoakCounts>(load, "counts");
    taken.push({
      minute: (sample * minutes) / samples,
      answers: counts.answers - before,
      server,
      heap: heapUsed,
      database,
    });
  }
  endProgress();
  return report(taken, counts);
}

function report(taken: readonly Sample[], { answers, wrong }: SoakCounts): boolean {
  console.log(`${answers} answers; memory in MB`);
  console.log(
    table(
      ["minute", "answers", "server", "of it JavaScript", "PostgreSQL", "both"],
      taken.map(({ minute, answers, server, heap, database }) => [
        minute.toFixed(1),
        String(answers),
        megabytes(server),
        megabytes(heap),
        megabytes(database),
        megabytes(server + database),
      ]),
    ),
  );
  for (const [what, times] of Object.entries(wrong))
    console.log(`Not as expected: ${what}, ${times} times`);
  const warm = taken.slice(warmUp).map(({ server, database }) => server + database);
  const third = Math.floor(warm.length / 3);
  const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))];
  const ratio = last / first;
  const isFlat = ratio <= budget;
  console.log(
    `\nThe last third's median is ${ratio.toFixed(3)} times the first's (${megabytes(first)} MB): ` +
      `the budget of at most ${budget} ${isFlat ? "holds" : "is not met"}`,
  );
  return isFlat && Object.keys(wrong).length === 0;
}
