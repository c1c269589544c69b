import { sql } from "kysely";
import { PgBoss, fromKysely } from "pg-boss";
import type { MailQueue } from "#request/context.ts";
import type { Database } from "#data/shared/database.ts";
import { listWaitingMails } from "#data/mail/mails.ts";

/** The schema of the library's tables, which contain only mail ids and times. */
export const queueSchema = "pgboss";

const name = "mail";

const batchSize = 1_000;

/**
 * A failed mail is retried for about two days: after 10 seconds, then after twice as long each time,
 * up to 2 hours. If a process dies while sending, another one takes over after `heartbeatSeconds`.
 */
const options = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 180,
  heartbeatSeconds: 10,
  // A mail may be due in days. Failed mails stay in the table `mails`.
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3_600,
} as const;

// The key of an advisory lock; any number that no other lock uses.
const lock = 4_070_112_027;

/** Creates or updates the queue's tables. Call it as the owner, after the migrations. */
export async function installMailQueue(owner: Database): Promise<void> {
  await owner.connection().execute(async (connection) => {
    // Two instances that start at the same time would both create the schema.
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    const boss = new PgBoss({
      db: fromKysely(connection),
      schema: queueSchema,
      supervise: false,
      schedule: false,
    });
    try {
      await boss.start();
      if (!(await boss.getQueue(name))) await boss.createQueue(name, options);
    } finally {
      await boss.stop({ graceful: false, close: false });
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

/** The queue of a running server. */
export interface RunningQueue extends MailQueue {
  /**
   * Calls `deliver` for each mail that is due, and again later if it throws.
   *
   * @param deliver `isLast` is true for the last attempt
   * @param poll interval of polling an empty queue, in milliseconds
   */
  work(deliver: (mailId: string, isLast: boolean) => Promise<void>, poll: number): Promise<void>;
  /** Takes no more mails and waits some seconds for those being sent. */
  stop(): Promise<void>;
}

/** Opens the queue for a server. @param onError called with errors of the library's own work */
export async function openMailQueue(
  database: Database,
  onError: (error: Error) => void,
): Promise<RunningQueue> {
  const boss = new PgBoss({
    db: fromKysely(database),
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    // Only the owner of the tables may reindex them.
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    queueCacheIntervalSeconds: 10,
    maintenanceIntervalSeconds: 3_600,
  });
  boss.on("error", onError);
  await boss.start();
  return {
    async put(trx, mails) {
      const jobs = mails.map(({ mailId, dueAt }) => ({ id: mailId, startAfter: dueAt }));
      for (let first = 0; first < jobs.length; first += batchSize) {
        // Inserting an id a second time has no effect.
        const batch = jobs.slice(first, first + batchSize);
        await boss.insert(name, batch, { db: fromKysely(trx) });
      }
    },
    async work(deliver, poll) {
      const workOptions = {
        includeMetadata: true,
        pollingIntervalSeconds: poll / 1_000,
        // Sends waiting mails without pauses, instead of one mail per poll.
        burstWhenReadyExceeds: 1,
        localConcurrency: 2,
      } as const;
      await boss.work(name, workOptions, async ([job]) => {
        if (!job) return;
        await deliver(job.id, job.retryCount >= job.retryLimit).catch(() => {
          // The library stores the error beside the job, and a mail server's quotes the address.
          throw new Error("The mail was not sent; the log says why.");
        });
      });
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 8_000 }),
  };
}

/** Queues each unsent mail that has no job, as after a restore. */
export async function putWaitingMails(database: Database, queue: MailQueue): Promise<void> {
  await queue.put(database, await listWaitingMails(database));
}

/** The same for a command, whose mails a running server sends at once, or the next one that starts. */
export async function queueWaitingMails(database: Database): Promise<void> {
  const queue = await openMailQueue(database, () => {});
  try {
    await putWaitingMails(database, queue);
  } finally {
    await queue.stop();
  }
}
