import type { EventLog, MailQueue } from "#request/context.ts";
import type { Database } from "#data/shared/database.ts";
import { deleteOldMails } from "#data/mail/mails.ts";
import { insertDueArrivals } from "#data/mail/arrivals.ts";
import { insertSettlementReminders } from "#data/lessons/outcome-mails.ts";
import { insertEndedSubstitutions } from "#data/timetable/substitution-mails.ts";
import { reminderPeriod } from "#domain/lessons/reminder.ts";
import { insertConsentRenewals } from "#data/guardians/consent-renewals.ts";
import { insertDueReminders } from "#data/mail/reminders.ts";
import { listNewFeeMails } from "#data/fees/mails/mails.ts";
import { insertDueFeeReminders } from "#data/fees/mails/reminders.ts";
import { endUnansweredRequests } from "./expired-requests.ts";
import { createDelivery, type DeliveryOptions } from "./deliver.ts";
import { openMailQueue, putWaitingMails } from "./queue.ts";
import { startProcessingResetRequests } from "./reset-requests.ts";
import { defaultMailTimings, type MailTimings } from "./timings.ts";

export interface MailSender {
  queue: MailQueue;
  /** Starts sending. @param origin the origin of links, without a final slash */
  start(origin: string): Promise<void>;
  /** Takes no more mails and waits for those being sent. */
  stop(): Promise<void>;
}

const millisecondsBetweenSweeps = 3_600_000;
const millisecondsBetweenErrors = 60_000;

/** Opens the sender of queued mails and of reminders. */
export async function openMailSender(
  options: Omit<DeliveryOptions, "origin">,
  timings: MailTimings = defaultMailTimings,
): Promise<MailSender> {
  const { database, transport, log, now } = options;
  const queue = await openMailQueue(database, createErrorLog(log));
  const timers: NodeJS.Timeout[] = [];
  let stopResetRequests = async () => {};
  let queueingReminders = Promise.resolve();
  // After a failure, such as an unavailable database, the next round tries again.
  const remind = () => {
    queueingReminders = queueingReminders
      .then(() => queueReminders(database, queue, now()))
      .catch(() => {});
  };
  const sweep = async () => {
    await deleteOldMails(database);
    await putWaitingMails(database, queue);
  };
  return {
    queue,
    async start(origin) {
      await putWaitingMails(database, queue);
      await queue.work(createDelivery({ ...options, origin }), timings.queue);
      remind();
      stopResetRequests = startProcessingResetRequests(
        { database, mailQueue: queue, log },
        timings.resetRequests,
      );
      timers.push(
        setInterval(remind, timings.reminders),
        setInterval(() => void sweep().catch(() => {}), millisecondsBetweenSweeps),
      );
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await queueingReminders;
      await stopResetRequests();
      await queue.stop();
      transport.close();
    },
  };
}

/** Queues the mails that are due: reminders of lessons, about sign-ups, about unanswered requests, about a new consent text, about lessons to settle, about lessons that substitutes lost, about fees. */
async function queueReminders(database: Database, queue: MailQueue, now: Date): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await queue.put(trx, await insertDueReminders(trx, now));
    await queue.put(trx, await insertDueArrivals(trx, now));
    await queue.put(trx, await insertConsentRenewals(trx));
    await queue.put(trx, await insertSettlementReminders(trx, reminderPeriod(now)));
    await queue.put(trx, await endUnansweredRequests(trx, now));
    await queue.put(trx, await insertEndedSubstitutions(trx, now));
    await queue.put(trx, await insertDueFeeReminders(trx, now));
    await queue.put(trx, await listNewFeeMails(trx));
  });
}

/** Logs errors of the queue, at most one a minute. */
function createErrorLog(log: EventLog): (error: Error) => void {
  let loggedAt = -Infinity;
  return (error) => {
    if (performance.now() - loggedAt < millisecondsBetweenErrors) return;
    loggedAt = performance.now();
    const code = "code" in error ? String(error.code) : error.name;
    log("warn", "notice", { message: `The mail queue is unavailable (${code}).` });
  };
}
