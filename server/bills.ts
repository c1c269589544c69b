import { beginNightlyCheck, billWaiting } from "#data/fees/bills.ts";
import { deleteOldDocuments } from "#data/fees/documents/documents.ts";
import { issueWaiting } from "#data/fees/documents/invoicing.ts";
import type { Database } from "#data/shared/database.ts";
import { minute } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import type { EventLog } from "#request/context.ts";
import { startRounds } from "./rounds.ts";

/** At this hour in India nobody works. */
const checkTime = "02:00";

/** How many lessons one round bills; the next one goes on. */
const aRound = 5_000;

/** How many families' documents one round issues. */
const issuedInARound = 500;

/** Somebody waits for it, in milliseconds. */
const betweenIssuing = 3_000;

interface Jobs {
  database: Database;
  log: EventLog;
}

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
  { database, log }: Jobs,
  interval: number = minute,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  return startRounds(() => billRound(database, log, now()), interval);
}

/**
 * Issues the invoices and credit notes that the office has asked for. A round that fails is repeated by
 * the next one, and issues none twice.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the round in progress
 */
export function startInvoicing(
  { database }: Pick<Jobs, "database">,
  interval: number = betweenIssuing,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  const round = async () => {
    const today = toIndiaDateTimeFields(now()).date;
    await issueWaiting(database, { today, limit: issuedInARound });
  };
  return startRounds(round, interval);
}

async function billRound(database: Database, log: EventLog, now: Date): Promise<void> {
  const { date, time } = toIndiaDateTimeFields(now);
  const isCheck =
    time >= checkTime &&
    (await database.transaction().execute((trx) => beginNightlyCheck(trx, date)));
  const { lessons, changed } = await billWaiting(database, isCheck ? Infinity : aRound);
  if (isCheck) await deleteOldDocuments(database, date);
  if (isCheck) log(changed > 0 ? "warn" : "info", "bills-checked", { lessons, changed });
}
