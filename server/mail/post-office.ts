import type { EventLog, MailQueue } from "#access/context.ts";
import type { Database } from "#data/database.ts";
import { deleteOldMails, listWaitingMails } from "#data/mails.ts";
import { insertDueReminders } from "#data/reminders.ts";
import { startAnswering } from "./answering.ts";
import { createDelivery, type DeliveryOptions } from "./deliver.ts";
import { openMailQueue } from "./queue.ts";

export interface PostOffice {
  queue: MailQueue;
  /** Begins to send. @param origin what links begin with, without a final slash */
  start(origin: string): Promise<void>;
  /** Takes nothing further, and waits for the mails that are being sent. */
  stop(): Promise<void>;
}

const millisecondsBetweenSweeps = 3_600_000;
const millisecondsBetweenComplaints = 60_000;

/** Opens what sends mails while the server runs: those in the queue, and reminders when due. */
export async function openPostOffice(
  options: Omit<DeliveryOptions, "origin">,
  millisecondsBetweenReminders = 20_000,
): Promise<PostOffice> {
  const { database, transport, log, now } = options;
  const queue = await openMailQueue(database, complainNowAndThen(log));
  const timers: NodeJS.Timeout[] = [];
  let stopAnswering = async () => {};
  let reminding = Promise.resolve();
  // What a database that is away does not take, the next round makes up for.
  const remind = () => {
    reminding = reminding.then(() => putReminders(database, queue, now())).catch(() => {});
  };
  const sweep = async () => {
    await deleteOldMails(database);
    await putWaiting(database, queue);
  };
  return {
    queue,
    async start(origin) {
      await putWaiting(database, queue);
      await queue.work(createDelivery({ ...options, origin }));
      remind();
      stopAnswering = startAnswering({ database, mailQueue: queue, log });
      timers.push(
        setInterval(remind, millisecondsBetweenReminders),
        setInterval(() => void sweep().catch(() => {}), millisecondsBetweenSweeps),
      );
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await reminding;
      await stopAnswering();
      await queue.stop();
      transport.close();
    },
  };
}

/** Gives a place to each mail that is to be sent and has none, as after a restore. */
async function putWaiting(database: Database, queue: MailQueue): Promise<void> {
  await queue.put(database, await listWaitingMails(database));
}

async function putReminders(database: Database, queue: MailQueue, now: Date): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await queue.put(trx, await insertDueReminders(trx, now));
  });
}

function complainNowAndThen(log: EventLog): (error: Error) => void {
  let told = -Infinity;
  return (error) => {
    if (performance.now() - told < millisecondsBetweenComplaints) return;
    told = performance.now();
    const code = "code" in error ? String(error.code) : error.name;
    log("warn", "notice", { message: `The mail queue has to wait (${code}).` });
  };
}
