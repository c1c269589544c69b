import { expect, test } from "vitest";
import { eraseNarrations } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { billWaiting } from "#data/fees/bills.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { undisputableSince } from "#domain/fees/pay-run.ts";
import { actAtRandom, hands } from "./hands.ts";
import { checkBooks, checkPayRuns, compareLessons, compareRuns } from "./model.ts";
import { acts } from "./acts/all.ts";
import { deletions } from "./acts/deletions.ts";
import { payRun } from "./acts/pay.ts";
import { useWorld } from "./use-world.ts";
import { issueRest, makeRun, staff } from "./world.ts";

const used = useWorld(hands);

async function countLines(): Promise<number> {
  const { rows } = await used.academy.pool.query<{ lines: number }>(
    "select count(*)::int as lines from bank_lines",
  );
  return rows[0]?.lines ?? 0;
}

/** The runs that nobody has paid or taken back. */
async function waitingRuns(): Promise<string[]> {
  const { rows } = await used.academy.pool.query<{ id: string }>(
    "select id from pay_runs where id not in (select run_id from pay_run_ends)",
  );
  return rows.map(({ id }) => id);
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await used.academy.pool.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
}

/**
 * Eight people at a time settle, dispute, cancel and delete lessons, hand over courses, change rates,
 * take and return money, pay online, import statements and say whose their lines are, close months, pay tutors and
 * delete students. A second model says what each lesson costs and pays.
 */
test(
  "each entry sums to zero, and each lesson has what the rates of its day say",
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    const before = await countDeadlocks();
    let left = runs({ usual: 600, deep: 8_000 });
    await actAtRandom(used.world, seed(), () => (left -= 1) >= 0, acts);
    // Each takes a second, and everybody waits for it. Beside the deletion of a student there may be some.
    expect(await countDeadlocks()).toBe(before);
    left = runs({ usual: 200, deep: 2_000 });
    await actAtRandom(used.world, seed() + 1, () => (left -= 1) >= 0, { ...acts, ...deletions });
    await billWaiting(used.world.db, Infinity);
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    expect(await issueRest(used.world.db, used.academy.pool)).toBeGreaterThan(10);
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    expect(await compareLessons(used.academy.pool, used.world.startedOn)).toEqual([]);
    const undisputable = undisputableSince(new Date());
    await makeRun(used.world.db, toIndiaDateTimeFields(new Date()).date);
    expect(await checkPayRuns(used.academy.pool)).toEqual([]);
    expect(await compareRuns(used.academy.pool, undisputable)).toEqual([]);
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    for (const runId of await waitingRuns()) await payRun(used.world, runId, 0);
    expect(await checkPayRuns(used.academy.pool)).toEqual([]);
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    const { rows: ends } = await used.academy.pool.query<{ how: string }>(
      "select distinct how from pay_run_ends",
    );
    expect(ends.map(({ how }) => how)).toContain("paid");
    // A short run may take none back.
    if (isDeep()) expect(ends.map(({ how }) => how)).toContain("taken-back");
    // Every line of the bank once, however often it was imported; equal ones both count.
    expect(await countLines()).toBeGreaterThan(20);
    for (const _ of ["once", "twice"]) {
      await used.world.db
        .transaction()
        .execute((trx) => insertStatement(trx, { lines: used.world.bank, debits: 0 }, staff));
      expect(await countLines()).toBe(used.world.bank.length);
    }
    expect(await checkBooks(used.academy.pool)).toEqual([]);
    const { rows } = await used.academy.pool.query<{
      entries: number;
      discounted: number;
      joined: number;
      online: number;
    }>(
      `select (select count(*)::int from journal) as entries,
         (select count(*)::int from lesson_bills where discount <> 0) as discounted,
         (select count(*)::int from journal where kind = 'transfer') as joined,
         (select count(*)::int from gateway_payments where entered_as is not null) as online`,
    );
    expect(rows[0]?.entries).toBeGreaterThan(20);
    expect(rows[0]?.discounted).toBeGreaterThan(0);
    expect(rows[0]?.online).toBeGreaterThan(0);
    // A short run may join no family that owes something.
    if (isDeep()) expect(rows[0]?.joined).toBeGreaterThan(0);
  },
);

test("what the bank has written is not changed or deleted, only removed of a family that is erased", async () => {
  const run = (text: string) => used.academy.pool.query(text);
  await expect(run("update bank_lines set paise = paise + 1")).rejects.toThrow("not changed");
  await expect(run("update bank_lines set narration = 'F1001'")).rejects.toThrow("not changed");
  await expect(run("delete from bank_lines")).rejects.toThrow("not changed");
  const { rowCount } = await run("select from bank_lines where narration = ''");
  await eraseNarrations(used.world.db);
  expect((await run("select from bank_lines where narration = ''")).rowCount).toBe(rowCount);
});

test("the books refuse to be changed, to be unbalanced, and to be dated in a closed month", async () => {
  const run = (text: string) => used.academy.pool.query(text);
  const tables = ["journal", "postings", "rates", "rate_shares", "discounts", "discount_ends"];
  const payTables = ["pay_runs", "pay_run_lines", "pay_run_lessons", "pay_run_ends"];
  for (const table of [...tables, ...payTables]) {
    await expect(run(`delete from ${table}`)).rejects.toThrow("append-only");
    await expect(used.app.pool.query(`delete from ${table}`)).rejects.toThrow(
      /permission|append-only/,
    );
  }
  const entry = (day: string) =>
    `insert into journal (day, kind, source, version) values ('${day}', 'payment', gen_random_uuid(), 1)`;
  await expect(run(entry("2099-01-01"))).rejects.toThrow("does not sum to zero");
  await run("insert into closed_months (month) values ('2098-01-01')");
  await expect(run(entry("2098-01-31"))).rejects.toThrow("is closed");
  await expect(run(entry("2097-06-01"))).rejects.toThrow("is closed");
});
