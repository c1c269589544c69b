import type { Database } from "#data/shared/database.ts";
import { extendSeries } from "#use-cases/timetable/extend-series.ts";
import { startRounds } from "./rounds.ts";

/** Series are extended about once a week, so an hour is soon enough. */
const defaultInterval = 3_600_000;

/**
 * Plans the next lessons of weekly series, at the start and at an interval. A round that fails is
 * repeated by the next one.
 *
 * @param interval in milliseconds
 * @returns a function that stops it and waits for the round in progress
 */
export function startExtendingSeries(
  database: Database,
  interval = defaultInterval,
): () => Promise<void> {
  let isStopped = false;
  const extendAll = async () => {
    while (!isStopped && (await extendSeries(database, new Date())) > 0);
  };
  const stop = startRounds(extendAll, interval, true);
  return () => {
    isStopped = true;
    return stop();
  };
}
