import type pg from "pg";
import { expect } from "vitest";
import type { Database } from "#data/shared/database.ts";
import type { TestAcademy } from "./academy.ts";

/** How many statements of a database wait for what another transaction has locked. */
async function countWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** Does the first in a transaction, begins the second, and ends the first once that waits for it. */
export async function atOnce<First, Second>(
  { database, pool }: Pick<TestAcademy, "database" | "pool">,
  first: (trx: Database) => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const { done, later } = await database.transaction().execute(async (trx) => {
    const answer = await first(trx);
    const waiting = second();
    await expect.poll(() => countWaiting(pool)).toBe(1);
    // Not awaited here: it waits until this transaction ends.
    return { done: answer, later: { waiting } };
  });
  return [done, await later.waiting];
}
