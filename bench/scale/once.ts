import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Database } from "#data/database.ts";
import { openMailQueue } from "#server/mail/queue.ts";
import { progress } from "#server/progress.ts";
import { makeListeners, openStreams } from "../live/listeners.ts";
import { compareWriters } from "../live/writers.ts";
import { cpuTime, memoryOf } from "../support/child.ts";
import { mailsGone, type Subject } from "./costs.ts";
import type { Once } from "./measured.ts";
import { readProcessTimes, timeBetween } from "./processes.ts";

const warmStreams = 100;
const streams = 600;
const messages = 3_000;
const mails = 300;
const firstMails = 60;

/** Measures what does not depend on how many students there are. */
export async function measureOnce(
  subject: Subject,
  { database, pool }: { database: Database; pool: pg.Pool },
  streamBytes: number,
  ends: AsyncDisposableStack,
): Promise<Once> {
  const serverBytes = (await memoryOf(subject.child)).rss;
  const mail = await measureMails(subject, database);
  const messageMicroseconds = await measureMessages(subject);
  const many = new pg.Pool({ ...pool.options, max: 10 });
  ends.defer(() => many.end());
  const writers = await compareWriters(many);
  return {
    streamBytes,
    messageMicroseconds,
    tellingCommits: writers.telling,
    silentCommits: writers.silent,
    mail,
    serverBytes,
  };
}

async function measureMails(subject: Subject, database: Database): Promise<Once["mail"]> {
  progress(`Sending ${mails} mails ...`);
  const { client, child, dataDir } = subject;
  await mailsGone(client);
  const read = async () => ({
    server: await cpuTime(child),
    processes: await readProcessTimes(client, dataDir, "all"),
  });
  const queue = await openMailQueue(database, () => {});
  try {
    await database.transaction().execute(async (trx) => {
      const { rows } = await client.query<{ item: string; student: string }>(
        `select n.id as item, a.student_id as student from announcements n
         join assignments a on a.id = n.assignment_id limit ${mails}`,
      );
      for (const { item, student } of rows) {
        const row = await trx
          .insertInto("mails")
          .values({
            account_id: student,
            kind: "announcement",
            data: JSON.stringify({ itemId: item }),
          })
          .returning(["id as mailId", "due_at as dueAt"])
          .executeTakeFirstOrThrow();
        await queue.put(trx, [row]);
      }
    });
  } finally {
    await queue.stop();
  }
  // Until the queue has been counted, a worker takes one mail each time it looks.
  await mailsGone(client, mails - firstMails);
  const before = await read();
  const began = performance.now();
  await mailsGone(client);
  const seconds = (performance.now() - began) / 1_000;
  const after = await read();
  const measured = mails - firstMails;
  return {
    server: (after.server - before.server) / measured,
    database: timeBetween(before.processes, after.processes) / measured,
    perSecond: measured / seconds,
  };
}

/** Messages that name two people who have no page open. */
async function measureMessages({ client, child }: Subject): Promise<number> {
  progress(`Telling ${messages} times ...`);
  const before = await cpuTime(child);
  for (let at = 0; at < messages; at += 1) {
    await client.query(
      "select pg_notify('viluva_changes', gen_random_uuid()::text || ' ' || gen_random_uuid()::text)",
    );
  }
  await delay(500);
  return ((await cpuTime(child)) - before) / messages;
}

/** Run it in a process that has not worked yet: later ones have memory to spare. */
export async function measureStreams(
  { url, child }: Subject,
  database: Database,
  ends: AsyncDisposableStack,
): Promise<number> {
  progress(`Opening ${streams} streams ...`);
  const cookies = await makeListeners(database, streams);
  await openStreams(url, cookies.slice(0, warmStreams), ends);
  await delay(2_000);
  const before = (await memoryOf(child)).rss;
  await openStreams(url, cookies.slice(warmStreams), ends);
  await delay(3_000);
  return ((await memoryOf(child)).rss - before) / (streams - warmStreams);
}
