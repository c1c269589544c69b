import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseNarrations } from "#data/fees/bank/lines.ts";
import { insertStatement } from "#data/fees/bank/statements.ts";
import { billWaiting } from "#data/fees/bills.ts";
import { beginInvoicing, issueWaiting, stopInvoicing } from "#data/fees/documents/invoicing.ts";
import { isDeadlock } from "#data/shared/deadlock.ts";
import { openDatabaseWithoutTimeouts } from "#data/shared/database.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { appRole } from "#server/app-role.ts";
import { createDatabase, type TestAcademy, type TestDatabase } from "../support/academy.ts";
import { createChance } from "../support/chance.ts";
import { isDeep, runs, seed } from "../support/depth.ts";
import { undisputableSince } from "#domain/fees/pay-run.ts";
import { checkBooks, checkPayRuns, compareLessons, compareRuns } from "./model.ts";
import { acts, makeRun, makeWorld, staff, type World } from "./world.ts";

let academy: TestDatabase;
let app: ReturnType<typeof openDatabaseWithoutTimeouts>;
let world: World;
const hands = 8;

beforeAll(async () => {
  academy = await createDatabase("template");
  const people = { ...academy, url: "", origin: "" } as unknown as TestAcademy;
  // With the product's own rights.
  app = openDatabaseWithoutTimeouts({ ...academy.config, user: appRole, max: hands });
  world = await makeWorld(people, app.database, app.pool);
});
afterAll(async () => {
  await app.pool.end();
  await academy.drop();
});

const weights = Object.fromEntries(Object.entries(acts).map(([name, { often }]) => [name, often]));

/** As the product does: a change that ran into a deadlock runs again. */
async function tryAgain(act: () => Promise<void>): Promise<void> {
  for (let attempts = 5; ; attempts -= 1) {
    try {
      return await act();
    } catch (error) {
      // A lesson of a closed month is entered later, but never refused.
      if (!isDeadlock(error) || attempts === 0) throw error;
    }
  }
}

/** Issues all that is missing; then documents say what each lesson costs, but a disputed one. */
async function issueRest(): Promise<void> {
  const today = toIndiaDateTimeFields(new Date()).date;
  await world.db.transaction().execute(stopInvoicing);
  await world.db.transaction().execute((trx) => beginInvoicing(trx, today, staff));
  await issueWaiting(world.db, { today, limit: Infinity });
  const { rows } = await academy.pool.query<{ documents: number; different: number }>(
    `select (select count(*)::int from documents) as documents, count(*)::int as different
     from lesson_bills where charge <> documented and standing <> 'disputed'`,
  );
  expect(rows[0]?.different).toBe(0);
  expect(rows[0]?.documents).toBeGreaterThan(10);
}

async function countLines(): Promise<number> {
  const { rows } = await academy.pool.query<{ lines: number }>(
    "select count(*)::int as lines from bank_lines",
  );
  return rows[0]?.lines ?? 0;
}

/**
 * Eight people at a time settle, dispute, cancel and delete lessons, hand over courses, change rates,
 * take and return money, import statements and say whose their lines are, close months and pay tutors. A
 * second model says what each lesson costs and pays.
 */
test(
  "each entry sums to zero, and each lesson has what the rates of its day say",
  { timeout: isDeep() ? 3_600_000 : 120_000 },
  async () => {
    let left = runs({ usual: 800, deep: 10_000 });
    const work = async (hand: number) => {
      const chance = createChance(seed() + hand * 7919);
      while (left > 0) {
        left -= 1;
        const name = chance.weighted(weights);
        await tryAgain(() => acts[name]?.act(world, chance) ?? Promise.resolve());
      }
    };
    await Promise.all(Array.from({ length: hands }, (_, hand) => work(hand)));
    await billWaiting(world.db, Infinity);
    expect(await checkBooks(academy.pool)).toEqual([]);
    await issueRest();
    expect(await checkBooks(academy.pool)).toEqual([]);
    expect(await compareLessons(academy.pool, world.startedOn)).toEqual([]);
    const undisputable = undisputableSince(new Date());
    await makeRun(world.db, toIndiaDateTimeFields(new Date()).date);
    expect(await checkPayRuns(academy.pool)).toEqual([]);
    expect(await compareRuns(academy.pool, undisputable)).toEqual([]);
    expect(await checkBooks(academy.pool)).toEqual([]);
    const { rows: ends } = await academy.pool.query<{ how: string | null }>(
      "select distinct how from pay_runs r left join pay_run_ends e on e.run_id = r.id order by 1",
    );
    expect(ends.map(({ how }) => how)).toEqual(["paid", "taken-back", null]);
    // Every line of the bank once, however often it was imported; equal ones both count.
    expect(await countLines()).toBeGreaterThan(20);
    for (const _ of ["once", "twice"]) {
      await world.db
        .transaction()
        .execute((trx) => insertStatement(trx, { lines: world.bank, debits: 0 }, staff));
      expect(await countLines()).toBe(world.bank.length);
    }
    expect(await checkBooks(academy.pool)).toEqual([]);
    const { rows } = await academy.pool.query<{
      entries: number;
      discounted: number;
      joined: number;
      deadlocks: number;
    }>(
      `select (select count(*)::int from journal) as entries, deadlocks::int as deadlocks,
         (select count(*)::int from lesson_bills where discount <> 0) as discounted,
         (select count(*)::int from journal where kind = 'transfer') as joined
       from pg_stat_database where datname = current_database()`,
    );
    expect(rows[0]?.entries).toBeGreaterThan(20);
    expect(rows[0]?.discounted).toBeGreaterThan(0);
    expect(rows[0]?.joined).toBeGreaterThan(0);
    // Each takes a second, and everybody waits for it.
    expect(rows[0]?.deadlocks).toBe(0);
  },
);

test("what the bank has written is not changed or deleted, only removed of a family that is erased", async () => {
  const run = (text: string) => academy.pool.query(text);
  await expect(run("update bank_lines set paise = paise + 1")).rejects.toThrow("not changed");
  await expect(run("update bank_lines set narration = 'F1001'")).rejects.toThrow("not changed");
  await expect(run("delete from bank_lines")).rejects.toThrow("not changed");
  const { rowCount } = await run("select from bank_lines where narration = ''");
  await eraseNarrations(world.db);
  expect((await run("select from bank_lines where narration = ''")).rowCount).toBe(rowCount);
});

test("the books refuse to be changed, to be unbalanced, and to be dated in a closed month", async () => {
  const run = (text: string) => academy.pool.query(text);
  const tables = ["journal", "postings", "rates", "rate_shares", "discounts", "discount_ends"];
  const payTables = ["pay_runs", "pay_run_lines", "pay_run_lessons", "pay_run_ends"];
  for (const table of [...tables, ...payTables]) {
    await expect(run(`delete from ${table}`)).rejects.toThrow("append-only");
    await expect(app.pool.query(`delete from ${table}`)).rejects.toThrow(/permission|append-only/);
  }
  const entry = (day: string) =>
    `insert into journal (day, kind, source, version) values ('${day}', 'payment', gen_random_uuid(), 1)`;
  await expect(run(entry("2099-01-01"))).rejects.toThrow("does not sum to zero");
  await run("insert into closed_months (month) values ('2098-01-01')");
  await expect(run(entry("2098-01-31"))).rejects.toThrow("is closed");
  await expect(run(entry("2097-06-01"))).rejects.toThrow("is closed");
});
