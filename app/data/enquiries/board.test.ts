import { maxCountedEnquiries } from "#domain/enquiries/stage.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryStages } from "#domain/enquiries/stage.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { sql, type Transaction } from "kysely";
import { listEnquiriesOf, listEnquiryColumns } from "./board.ts";
import type { Tables } from "#data/shared/tables.ts";

let academy: TestDatabase;
beforeAll(async () => {
  academy = await createDatabase("template");
  // As after years: nearly all are lost.
  await academy.pool.query(`
    insert into enquiries (source, asker, asker_name, phone, class_id, stage, lost_reason, created_at, stage_at)
    select 'website', 'parent', 'Family ' || n, '1', 'class-8', stage,
      case when stage = 'lost' then 'price' end, now() - n * interval '10 minutes',
      now() - n * interval '10 minutes'
    from generate_series(1, 10000) n,
      lateral (select case when n % 500 = 0 then 'new' when n % 300 = 0 then 'called' else 'lost' end) s (stage)`);
  await academy.pool.query("analyze enquiries");
});
afterAll(() => academy.drop());

/** How many enquiries a call reads, from the table or through an index. */
function countRead(call: (trx: Transaction<Tables>) => Promise<unknown>): Promise<number> {
  return academy.database.transaction().execute(async (trx) => {
    // The counts of a connection include what PostgreSQL has yet to add to the statistics.
    const read = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relname = 'enquiries'`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    await call(trx);
    return (await read()) - before;
  });
}

const all = { source: null, ownerId: null, lateSince: null };
const now = new Date();

test.each([
  ["all", all],
  ["late ones", { ...all, lateSince: now }],
  ["a source", { ...all, source: "website" as const }],
])(
  "of 10,000 enquiries the board of %s reads no more than it counts and shows",
  async (_, chosen) => {
    const read = await countRead((trx) => listEnquiryColumns(trx, chosen));
    expect(read).toBeGreaterThan(maxCountedEnquiries);
    // 53 are open, each of them counted and shown once.
    expect(read).toBeLessThanOrEqual(2 * 53 + maxCountedEnquiries + 5 + enquiryStages.length);
  },
);

test("a later page of the lost ones reads its own length", async () => {
  const limit = 50;
  const { next: after } = await listEnquiriesOf(academy.database, "lost", all, {
    after: null,
    limit,
  });
  const read = await countRead((trx) => listEnquiriesOf(trx, "lost", all, { after, limit }));
  expect(read).toBeGreaterThan(limit);
  // The page, one more, and the last one of the page before.
  expect(read).toBeLessThanOrEqual(limit + 3);
});
