import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { endProgress, progress } from "#server/progress.ts";
import { openStreams } from "./live/streams.ts";
import { compareWriters } from "./live/writers.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll } from "./support/bench.ts";
import { memoryOf } from "./support/child.ts";
import { makeStudent } from "./support/people.ts";
import { median, table } from "./support/table.ts";

export const about = "1,000 open pages notified of a change, and what notifying costs writers";

const streamCount = 1_000;
const rounds = 10;
// Notifying commits are serialized: eight writers that only commit would reach 0.125.
const budgets = { bytes: 100_000, milliseconds: 1_000, ratio: 0.2 };

export async function run(_options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { url, dataDir, child } = await startAcademy(ends);
  const owner = await openAsOwner(dataDir, ends);
  const pool = new pg.Pool({ ...owner.pool.options, max: 12 });
  ends.defer(() => pool.end());

  progress(`Making ${streamCount} students ...`);
  const cookies: string[] = [];
  while (cookies.length < streamCount) cookies.push((await makeStudent(owner.database)).cookie);
  // The first hundred also pay for what the server allocates once.
  const firstStreams = await openStreams(url, cookies.slice(0, 100), ends);
  await delay(2_000);
  const before = (await memoryOf(child)).rss;
  progress(`Opening ${streamCount} streams ...`);
  const moreStreams = await openStreams(url, cookies.slice(100), ends);
  await delay(5_000);
  const bytes = ((await memoryOf(child)).rss - before) / moreStreams.length;

  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`Notifying all, round ${round} of ${rounds} ...`);
    const changes = [...firstStreams, ...moreStreams].map(({ nextChange }) => nextChange());
    const start = performance.now();
    await pool.query("update students set username = username");
    await Promise.all(changes);
    times.push(performance.now() - start);
    await delay(600);
  }
  const { notifying, silent, ratio } = await compareWriters(pool, owner.database);
  endProgress();
  const milliseconds = median(times);
  console.log(
    table(
      ["", "median"],
      [
        ["memory of the server, bytes per stream", bytes.toFixed(0)],
        [`until all ${streamCount} are notified, ms`, milliseconds.toFixed(0)],
        ["8 writers with notifications, commits/s", notifying.toFixed(0)],
        ["8 writers without, commits/s", silent.toFixed(0)],
        ["ratio", ratio.toFixed(3)],
      ],
    ),
  );
  return judgeAll([
    ...(bytes > budgets.bytes ? [`${bytes.toFixed(0)} bytes per stream`] : []),
    ...(milliseconds > budgets.milliseconds ? [`${milliseconds.toFixed(0)} ms`] : []),
    ...(ratio < budgets.ratio ? [`ratio ${ratio.toFixed(3)}`] : []),
  ]);
}
