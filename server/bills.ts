import { beginNightlyCheck, billWaiting } from "#data/fees/bills.ts";
import type { Database } from "#data/shared/database.ts";
import { minute } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { EventLog } from "#request/context.ts";

/** At this hour in India nobody works. */
const checkTime = "02:00";

/** How many lessons one round bills; the next one goes on. */
const aRound = 5_000;

/**
 * Bills the lessons that wait for it, and once a night all of the open months again: a difference that
 * no change of a lesson or a rate explains is entered and logged. A round that fails is repeated by
 * the next one.
 *
 * @param interval in milliseconds
 * @param now the time
 * @returns a function that stops it and waits for the round in progress
 */
export function startBilling(
  { database, log }: { database: Database; log: EventLog },
  interval: number = minute,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  let billing: Promise<void> | null = null;
  const bill = () => {
    billing ??= billRound(database, log, now())
      .catch(() => {})
      .then(() => {
        billing = null;
      });
  };
  const timer = setInterval(bill, interval);
  return async () => {
    clearInterval(timer);
    await billing;
  };
}

async function billRound(database: Database, log: EventLog, now: Date): Promise<void> {
  const { date, time } = toIndiaDateTimeFields(now);
  const isCheck =
    time >= checkTime &&
    (await database.transaction().execute((trx) => beginNightlyCheck(trx, date)));
  const { lessons, changed } = await billWaiting(database, isCheck ? Infinity : aRound);
  if (isCheck) log(changed > 0 ? "warn" : "info", "bills-checked", { lessons, changed });
}
