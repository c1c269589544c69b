import { sql } from "kysely";
import { PgBoss, fromKysely } from "pg-boss";
import type { MailQueue } from "#access/context.ts";
import type { Database } from "#data/database.ts";

/** The schema of the library's own tables: they hold ids of mails, and times. */
export const queueSchema = "pgboss";

const name = "mail";

const mostAtOnce = 1_000;

/**
 * A mail is tried again for about two days: after 10 seconds, then twice as long each time, up to
 * 2 hours. One that is being sent when its process dies is taken for lost after `heartbeatSeconds`.
 */
const options = {
  retryLimit: 30,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 7_200,
  expireInSeconds: 180,
  heartbeatSeconds: 10,
  // A mail may be due in days; what nobody could send is in `mails`.
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 3_600,
} as const;

// Any number that nothing else locks.
const lock = 4_070_112_027;

/** Makes or updates the queue's tables. Run it as the owner, after the migrations. */
export async function installMailQueue(owner: Database): Promise<void> {
  await owner.connection().execute(async (connection) => {
    // Two first starts at once would make the schema twice.
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

/** What a running server does with the queue. */
export interface RunningQueue extends MailQueue {
  /**
   * Hands over each mail when it is due, until told to stop. It is handed over again, later, where
   * that failed.
   *
   * @param isLast whether this is the last attempt
   */
  work(deliver: (mailId: string, isLast: boolean) => Promise<void>): Promise<void>;
  /** Takes no further mail and waits for those that are being sent, for some seconds. */
  stop(): Promise<void>;
}

/** Opens the queue for a server. @param onError told of what went wrong, now and again */
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
    // The tables are the owner's.
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
      for (let first = 0; first < jobs.length; first += mostAtOnce) {
        // The same id again changes nothing.
        const some = jobs.slice(first, first + mostAtOnce);
        await boss.insert(name, some, { db: fromKysely(trx) });
      }
    },
    async work(deliver) {
      const how = {
        includeMetadata: true,
        pollingIntervalSeconds: 2,
        // A queue is emptied without a pause: one mail for each poll would be one a second.
        burstWhenReadyExceeds: 1,
        localConcurrency: 2,
      } as const;
      await boss.work(name, how, async ([job]) => {
        if (job) await deliver(job.id, job.retryCount >= job.retryLimit);
      });
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 8_000 }),
  };
}
