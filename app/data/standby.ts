import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Reads what takes long or is asked for often, wherever that is best done. */
export type Read = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

const looks = 4;
const millisecondsBetweenLooks = 15;
/** How long a standby that failed is left alone. */
const millisecondsOfRest = 10_000;

/**
 * Reads from a standby whenever it has all that was acknowledged by now, so that nobody misses what
 * they, or anybody else, just wrote; else from the primary, as also where the standby fails.
 *
 * @param standby null where there is none
 */
export function readFrom(primary: Database, standby: Database | null): Read {
  if (!standby) return (work) => work(primary);
  let restsUntil = 0;
  return async (work) => {
    if (performance.now() < restsUntil) return work(primary);
    const place = await placeOf(primary);
    try {
      // Replaying may cancel a query on the standby; the primary then answers the same.
      if (await reaches(standby, place)) return await work(standby);
    } catch {
      restsUntil = performance.now() + millisecondsOfRest;
    }
    return work(primary);
  };
}

/** The place in the log of changes up to which everything has been acknowledged. */
async function placeOf(primary: Database): Promise<string> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_flush_lsn() as place`.execute(
    primary,
  );
  return rows[0]?.place ?? "";
}

async function reaches(standby: Database, place: string): Promise<boolean> {
  const question = sql<{ hasAll: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as "hasAll"`;
  for (let look = 1; ; look += 1) {
    const { rows } = await question.execute(standby);
    if (rows[0]?.hasAll) return true;
    if (look === looks) return false;
    await delay(millisecondsBetweenLooks);
  }
}
