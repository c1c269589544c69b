import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, findValue, valueOrNull } from "#data/shared/rows.ts";
import { retryDeadlocks } from "#data/shared/deadlock.ts";
import { holdEntries } from "./hold.ts";

/** Since when lessons are charged, YYYY-MM-DD; null for not at all. */
export const findFeesStart = (db: Database) =>
  db
    .selectFrom("fee_settings")
    .select(sql<string | null>`started_on::text`.as("startedOn"))
    .$call(valueOrNull);

/** Sets since when lessons are charged. Who bills a lesson meanwhile waits. @param day YYYY-MM-DD */
export async function updateFeesStart(trx: Database, day: string): Promise<void> {
  await trx
    .insertInto("fee_settings")
    .values({ started_on: day })
    .onConflict((conflict) => conflict.column("one").doUpdateSet({ started_on: day }))
    .execute();
}

/**
 * Has all lessons billed again that start on a day or later: `billWaiting` does it.
 *
 * @param day YYYY-MM-DD, in India
 */
export async function checkBillsFrom(trx: Database, day: string): Promise<void> {
  await sql`
    insert into bill_checks (starts_at) values (${day}::date::timestamp at time zone 'Asia/Kolkata')
    on conflict (one) do update set starts_at = least(bill_checks.starts_at, excluded.starts_at),
      lesson_id = default`.execute(trx);
}

/**
 * Has all lessons of the open months billed again once a day, for one instance; false for the others,
 * and where fees have not begun.
 *
 * @param today YYYY-MM-DD, in India
 */
export async function beginNightlyCheck(trx: Database, today: string): Promise<boolean> {
  const from = await findValue<string>(trx)`
    update fee_settings set checked_on = ${today}::date
    where checked_on is distinct from ${today}::date
    returning open_day(started_on)::text`;
  if (from === null) return false;
  await checkBillsFrom(trx, from);
  return true;
}

/** What was done of the lessons that wait to be billed. */
export interface BillCheck {
  /** How many lessons were looked at, and of how many the entries changed. */
  lessons: number;
  changed: number;
}

/**
 * Bills the lessons that wait for it, each in a transaction of its own: several in one would hold the
 * accounts of several families, and wait for whoever settles one of these lessons.
 *
 * @param limit how many at most
 */
export async function billWaiting(db: Database, limit: number): Promise<BillCheck> {
  const done = { lessons: 0, changed: 0 };
  while (done.lessons < limit) {
    const isChanged = await billNext(db);
    if (isChanged === null) return done;
    done.lessons += 1;
    if (isChanged) done.changed += 1;
  }
  return done;
}

/**
 * Bills the lessons of a student again whose deletion was undone: what changed meanwhile, as a rate, passed
 * them by. Each is in a transaction of its own.
 */
export async function billStudent(db: Database, studentId: string): Promise<void> {
  const bills = await db
    .selectFrom("lesson_bills")
    .where("student_id", "=", studentId)
    .select("lesson_id as lessonId")
    .execute();
  for (const { lessonId } of bills) {
    // Whoever deletes another student may hold what this waits for.
    await retryDeadlocks(() => sql`select bill_lesson(${lessonId}::uuid)`.execute(db));
  }
}

/** Whether the next lesson's entries changed; null if none waits, or another instance is at it. */
function billNext(db: Database): Promise<boolean | null> {
  return db.transaction().execute(async (trx) => {
    // In the order of those who add a rate.
    await holdEntries(trx);
    // As text: a date has milliseconds only, and a lesson after which none comes would be the next one again.
    const from = await findRow<{ startsAt: string; lessonId: string }>(trx)`
      select starts_at::text as "startsAt", lesson_id as "lessonId" from bill_checks
      for update skip locked`;
    if (!from) return null;
    const after = sql`(starts_at, lesson_id) > (${from.startsAt}::timestamptz, ${from.lessonId}::uuid)`;
    const next = sql`order by starts_at, lesson_id limit 1`;
    const billed = await findRow<{ startsAt: string; lessonId: string; isChanged: boolean }>(trx)`
      with due as materialized (
        select starts_at, lesson_id from (
          (select starts_at, lesson_id from lesson_records
            where ${after} and (outcome is not null or disputed_at is not null) ${next})
          union all (select starts_at, lesson_id from lesson_bills where ${after} ${next})
          union all (select starts_at, id from content_items
            where cancelled_late and (starts_at, id)
              > (${from.startsAt}::timestamptz, ${from.lessonId}::uuid)
            order by starts_at, id limit 1)) l
        ${next})
      select starts_at::text as "startsAt", lesson_id as "lessonId",
        bill_lesson(lesson_id) as "isChanged" from due`;
    if (!billed) {
      await trx.deleteFrom("bill_checks").execute();
      return null;
    }
    await trx
      .updateTable("bill_checks")
      .set({ starts_at: sql<Date>`${billed.startsAt}::timestamptz`, lesson_id: billed.lessonId })
      .execute();
    return billed.isChanged;
  });
}
