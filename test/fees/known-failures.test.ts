import { beforeAll, describe, expect, test } from "vitest";
import { issueDocuments } from "#data/fees/documents/issue.ts";
import { insertFreeLesson } from "#data/fees/families.ts";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "../support/academy.ts";
import { fastAcademy } from "../support/fast.ts";
import { beginFees, daysAgo, holdLesson, issue, makeFamily, pay } from "../support/fees.ts";
import { publish } from "../support/people.ts";

// What other systems are known to do wrong with money, by the thread that reports it. Others stand with
// the screens of fees and with the rules.

const academy = useAcademy({}, fastAcademy, 10);
const madeBy = "00000000-0000-4000-8000-000000000001";

beforeAll(() => beginFees(academy));

/** What a family owes, in paise. */
async function balanceOf(familyId: string): Promise<number> {
  const { balance } = await academy.database
    .selectFrom("ledger_accounts")
    .where("family_id", "=", familyId)
    .select("balance")
    .executeTakeFirstOrThrow();
  return Number(balance);
}

/** The invoices and credit notes of a family, in their order. */
async function documentsOf(familyId: string): Promise<[kind: string, paise: number][]> {
  const { rows } = await academy.pool.query<{ kind: string; paise: number }>(
    `select kind, paise::float8 as paise from documents where family_id = $1 and kind <> 'receipt'
     order by made_at`,
    [familyId],
  );
  return rows.map(({ kind, paise }) => [kind, paise]);
}

describe("Paymenter#1244, openemr#11818: a number that is read, raised and written is given twice", () => {
  test("invoices that are issued at once have numbers without a gap", async () => {
    const families = await Promise.all(Array.from({ length: 8 }, () => makeFamily(academy)));
    for (const { first } of families) await holdLesson(academy, first);
    const issued = await Promise.all(families.map(({ familyId }) => issue(academy, familyId)));
    const { rows } = await academy.pool.query<{ number: number }>(
      "select number from documents where id = any ($1::uuid[]) order by number",
      [issued.flat()],
    );
    const from = rows[0]?.number ?? 0;
    expect(rows.map(({ number }) => number)).toEqual(families.map((_, index) => from + index));
  });

  test("a transaction that fails gives its number back", async () => {
    const { familyId, first } = await makeFamily(academy);
    await holdLesson(academy, first);
    const issuing = { today: daysAgo(0), madeBy };
    const failed = academy.database.transaction().execute(async (trx) => {
      await issueDocuments(trx, familyId, daysAgo(0), issuing);
      throw new Error("a stop in the middle");
    });
    await expect(failed).rejects.toThrow("a stop in the middle");
    await issue(academy, familyId);
    const { rows } = await academy.pool.query<{ count: number; last: number }>(
      "select count(*)::int as count, max(number) as last from documents where kind = 'invoice'",
    );
    expect(rows[0]?.count).toBe(rows[0]?.last);
  });
});

test("killbill#154: what was corrected once is not invoiced again", async () => {
  const { familyId, first } = await makeFamily(academy);
  const lessonId = await holdLesson(academy, first);
  await issue(academy, familyId);
  await academy.database
    .transaction()
    .execute((trx) => insertFreeLesson(trx, { familyId, lessonId, why: "goodwill", madeBy }));
  for (const _ of ["once", "twice"]) await issue(academy, familyId);
  expect(await documentsOf(familyId)).toEqual([
    ["invoice", 60_000],
    ["credit-note", 60_000],
  ]);
});

test("killbill#362: what was given back pays open lessons by itself", async () => {
  const { familyId, first } = await makeFamily(academy);
  const lessonId = await holdLesson(academy, first);
  await pay(academy, familyId, 600);
  await academy.database
    .transaction()
    .execute((trx) => insertFreeLesson(trx, { familyId, lessonId, why: "goodwill", madeBy }));
  expect(await balanceOf(familyId)).toBe(-60_000);
  await holdLesson(academy, first);
  expect(await balanceOf(familyId)).toBe(0);
});

test("a lesson that was cancelled, in time or late, costs nothing until the owner names a charge", async () => {
  const { familyId, first } = await makeFamily(academy);
  await holdLesson(academy, first);
  for (const [hour, isLate] of [false, true].entries()) {
    const startsAt = new Date(Date.now() - 5 * day - hour * 2 * 3_600_000);
    const content = { title: `Cancelled ${hour}`, startsAt, minutes: 60 };
    const { assignmentId, tutor } = first;
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", content);
    await academy.pool.query(
      `update content_items set cancelled_at = now(), cancelled_as = 'student', cancel_reason = '',
         cancelled_late = $2 where id = $1`,
      [lessonId, isLate],
    );
  }
  expect(await balanceOf(familyId)).toBe(60_000);
});
