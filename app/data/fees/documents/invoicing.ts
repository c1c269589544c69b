import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue, hasResult } from "#data/shared/rows.ts";
import { isUndocumented, issueDocuments, type Issuing } from "./issue.ts";

/** How far the issuing of all families' documents is. */
export interface Invoicing {
  /** The last day of its lessons, YYYY-MM-DD. */
  until: string;
  families: number;
  done: number;
  isStopped: boolean;
  isEnded: boolean;
}

/** What there is to issue for lessons until a day. */
export interface Undocumented {
  families: number;
  /** What lessons cost more than documents say, and what less, in paise. */
  more: number;
  less: number;
}

/** Begins to issue all families' documents for lessons until a day; false while that goes on already. */
export async function beginInvoicing(
  trx: Database,
  until: string,
  begunBy: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into invoicing (until_day, begun_by, families)
    select ${until}::date, ${begunBy}::uuid, count(distinct family_id)::int from lesson_bills
    where ${isUndocumented(until)}
    on conflict (one) do update set until_day = excluded.until_day, begun_by = excluded.begun_by,
      families = excluded.families, done = 0, after_family = default, is_stopped = false,
      begun_at = now(), ended_at = null
    where invoicing.ended_at is not null`.execute(trx);
  return numAffectedRows === 1n;
}

/** Stops the issuing after the family at which it is; false where there is none. */
export const stopInvoicing = (trx: Database) =>
  trx
    .updateTable("invoicing")
    .set({ is_stopped: true, ended_at: sql<Date>`now()` })
    .where("ended_at", "is", null)
    .returning("one")
    .$call(hasResult);

/**
 * Issues the documents of the next families, each in a transaction of its own. What is issued stays
 * when it is stopped, and is not issued again.
 *
 * @param limit how many families at most
 * @returns how many families were looked at
 */
export async function issueWaiting(
  db: Database,
  { today, limit }: { today: string; limit: number },
): Promise<number> {
  let families = 0;
  while (families < limit && (await issueNext(db, today))) families += 1;
  return families;
}

/** False where none waits, or another instance is at it. */
function issueNext(db: Database, today: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await findRow<{ until: string; after: string; madeBy: string | null }>(trx)`
      select until_day::text as until, after_family as after, begun_by as "madeBy" from invoicing
      where ended_at is null and begun_at <= now() for update skip locked`;
    if (!due) return false;
    const { until, after, madeBy } = due;
    const familyId = await findValue<string>(trx)`
      select family_id from lesson_bills
      where ${isUndocumented(until)} and family_id > ${after}::uuid
      order by family_id limit 1`;
    if (!familyId) {
      await trx
        .updateTable("invoicing")
        .set({ ended_at: sql<Date>`now()` })
        .execute();
      return false;
    }
    const issuing: Issuing = { today, madeBy };
    await issueDocuments(trx, familyId, until, issuing);
    await trx
      .updateTable("invoicing")
      .set(({ eb }) => ({ done: eb("done", "+", 1), after_family: familyId }))
      .execute();
    return true;
  });
}
