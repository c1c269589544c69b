import type pg from "pg";

/** How many statements of a database wait for what another transaction has locked. */
export async function countWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
