import { deleteOldLinks } from "#data/mailed-links.ts";
import { deleteOldMails, listWaitingMails } from "#data/mails.ts";
import { insertDueReminders } from "#data/reminders.ts";
import { deleteExpiredSessions } from "#data/sessions.ts";
import { deleteOldMarks } from "#data/student-courses.ts";
import type { Database } from "#data/database.ts";
import { progress } from "#server/progress.ts";
import { median } from "../support/table.ts";

/** What each instance does by the clock, as one or a few statements. */
const jobs = {
  "reminders, every 20 s": (trx: Database) => insertDueReminders(trx, new Date()),
  "expired sessions, hourly": deleteExpiredSessions,
  "old marks, hourly": (trx: Database) => deleteOldMarks(trx, new Date()),
  "old links, hourly": (trx: Database) => deleteOldLinks(trx, new Date()),
  "old mails, hourly": deleteOldMails,
  "waiting mails, hourly": listWaitingMails,
} satisfies Record<string, (trx: Database) => Promise<unknown>>;

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];

const rounds = 3;

/** Milliseconds of each, taken back each time. @param database the owner's, without a limit */
export async function measureJobs(database: Database): Promise<Record<JobName, number>> {
  const measured: Partial<Record<JobName, number>> = {};
  for (const name of jobNames) {
    progress(`Measuring: ${name} ...`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(database, jobs[name]));
    measured[name] = median(times);
  }
  return measured as Record<JobName, number>;
}

class TakenBack extends Error {}

async function timeOf(
  database: Database,
  job: (trx: Database) => Promise<unknown>,
): Promise<number> {
  let milliseconds = 0;
  await database
    .transaction()
    .execute(async (trx) => {
      const began = performance.now();
      await job(trx);
      milliseconds = performance.now() - began;
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return milliseconds;
}
