import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { openAcademyDatabase } from "#server/academy.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import { makeListeners, openStreams } from "./live/listeners.ts";
import { compareWriters } from "./live/writers.ts";
import { startAcademy } from "./support/academy.ts";
import { memoryOf } from "./support/child.ts";
import { median, table } from "./support/table.ts";

export const about = "1,000 open pages that are told of changes, and what telling costs who writes";

const streams = 1_000;
const rounds = 10;
const mostBytes = 100_000;
const mostMilliseconds = 1_000;
// Commits that tell come one after the other; eight that did nothing else would be at 0.125.
const leastRatio = 0.2;

export async function run(_options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { url, dataDir, child } = await startAcademy(ends);
  const settings = readSettings({ DATA_DIR: dataDir });
  const open = await openAcademyDatabase(settings, progress, "share", "owner");
  ends.defer(() => open.close());
  const pool = new pg.Pool({ ...open.pool.options, max: 12 });
  ends.defer(() => pool.end());

  progress(`Making ${streams} people ...`);
  const cookies = await makeListeners(open.database, streams);
  // What the first hundred cost once is not a stream's.
  const warm = await openStreams(url, cookies.slice(0, 100), ends);
  await delay(2_000);
  const before = (await memoryOf(child)).rss;
  progress(`Opening ${streams} streams ...`);
  const listening = await openStreams(url, cookies.slice(100), ends);
  await delay(5_000);
  const bytes = ((await memoryOf(child)).rss - before) / (streams - 100);
  const all = [...warm, ...listening];

  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`Telling all, round ${round} of ${rounds} ...`);
    const heard = all.map(({ next }) => next());
    const begun = performance.now();
    await pool.query("update students set username = username");
    await Promise.all(heard);
    times.push(performance.now() - begun);
    await delay(600);
  }
  const writers = await compareWriters(pool);
  endProgress();
  const told = median(times);
  console.log(
    table(
      ["", "median"],
      [
        ["memory of the server, bytes a stream", bytes.toFixed(0)],
        [`until all ${streams} are told, ms`, told.toFixed(0)],
        ["8 writers that tell, commits/s", writers.telling.toFixed(0)],
        ["8 writers that don't, commits/s", writers.silent.toFixed(0)],
        ["ratio", writers.ratio.toFixed(3)],
      ],
    ),
  );
  return bytes <= mostBytes && told <= mostMilliseconds && writers.ratio >= leastRatio;
}
