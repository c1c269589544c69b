import { setTimeout as delay } from "node:timers/promises";
import { endProgress, progress } from "#server/progress.ts";
import { deliverMessage, makeLine } from "./live/message.ts";
import { openStreams } from "./live/streams.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll } from "./support/bench.ts";
import { memoryOf } from "./support/child.ts";
import { makeStudent } from "./support/people.ts";
import { median } from "./support/table.ts";

export const about = "1,000 open pages that are notified of a change, and a message on one of them";

const streamCount = 1_000;
const rounds = 10;
const budgets = { bytes: 100_000, milliseconds: 1_000, message: 1_000 };

export async function run(_options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  // Behind a proxy, which all connections come from.
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" });
  const { pool, database } = await openAsOwner(dataDir, ends);

  progress(`Making ${streamCount} students ...`);
  const cookies: string[] = [];
  while (cookies.length < streamCount) cookies.push((await makeStudent(database)).cookie);
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
  const line = await makeLine({ pool, database }, await makeStudent(database));
  const [tutorStream] = await openStreams(url, [line.tutor.cookie], ends);
  if (!tutorStream) throw new Error("the tutor's page is not open");
  const messageTimes: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    progress(`Writing a message, round ${round} of ${rounds} ...`);
    messageTimes.push(await deliverMessage(url, line, tutorStream.nextChange()));
    await delay(600);
  }
  endProgress();
  const message = Math.max(...messageTimes);
  const milliseconds = median(times);
  console.log(`${bytes.toFixed(0)} bytes of the server's memory per stream`);
  console.log(`A median of ${milliseconds.toFixed(0)} ms until all ${streamCount} are notified`);
  console.log(`${message.toFixed(0)} ms at most until a message is on the tutor's open page`);
  return judgeAll([
    ...(bytes > budgets.bytes ? [`${bytes.toFixed(0)} bytes per stream`] : []),
    ...(message > budgets.message ? [`a message after ${message.toFixed(0)} ms`] : []),
    ...(milliseconds > budgets.milliseconds ? [`${milliseconds.toFixed(0)} ms`] : []),
  ]);
}
