import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { hearGateway } from "#data/fees/gateway/heard.ts";
import { insertRefund } from "#data/fees/gateway/refunds.ts";
import { noteLink, reserveLink } from "#data/fees/gateway/links.ts";
import { readEvent } from "#domain/fees/gateway/event.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { runs, seed } from "#test/support/depth.ts";
import { capturedNotice, noticeOf, paidNotice, refundNotice } from "#test/support/razorpay.ts";

// Whatever order the gateway's notices come in, and however often: the books are the same in the end.
let owned: TestDatabase;

beforeAll(async () => {
  owned = await createDatabase("template");
  await owned.pool.query("insert into fee_settings (started_on) values ('2026-01-01')");
  return () => owned.drop();
});

const day = Math.floor(Date.parse("2026-11-20T06:00:00Z") / 1000);
const price = 64_300;

/** A family with a page of the gateway that waits, and all that the gateway will say of it. */
async function makeStory() {
  const { database, pool } = owned;
  const { rows } = await pool.query<{ id: string }>(
    `with f as (insert into families default values returning id)
     select id, family_account(id) from f`,
  );
  const familyId = rows[0]?.id ?? "";
  const [linkId, paymentId, refundId, failedId] = ["plink", "pay", "rfnd", "rfnd"].map(
    (kind) => `${kind}_${randomUUID().slice(0, 8)}`,
  );
  const expiresAt = new Date(Date.now() + 3_600_000);
  const reserved = await reserveLink(database, { familyId, paise: price, expiresAt }, new Date());
  const reference = reserved.is === "new" ? reserved.id : "";
  await noteLink(database, reference, { linkId: linkId ?? "", url: "" }, expiresAt);
  const link = { id: linkId, reference_id: reference, status: "paid", currency: "INR" } as never;
  const payment = {
    id: paymentId,
    amount: price,
    currency: "INR",
    status: "captured",
    captured: true,
    created_at: day,
  } as never;
  const refund = { id: refundId, payment_id: paymentId, amount: 10_000, receipt: null } as never;
  const failed = { id: failedId, payment_id: paymentId, amount: 5_000, receipt: null } as never;
  const notices = [
    paidNotice(link, payment),
    capturedNotice(payment),
    noticeOf("payment_link.expired", { payment_link: link }),
    noticeOf("payment_link.cancelled", { payment_link: link }),
    noticeOf("payment_link.partially_paid", { payment_link: link, payment }),
    refundNotice("processed", refund, payment),
    refundNotice("processed", failed, payment),
    refundNotice("failed", failed, payment),
  ];
  return { familyId, paymentId: paymentId ?? "", notices };
}

const hear = (notice: string, id: string) => {
  const event = readEvent(notice);
  if (!event) throw new Error("no notice");
  return hearGateway(owned.database, event.news, { id, kind: event.kind });
};

/** By account, what all entries of a family make. */
async function readLedger(familyId: string) {
  const { rows } = await owned.pool.query<{ kind: string; paise: string }>(
    `select a.kind, sum(p.paise)::int as paise from postings p
       join ledger_accounts a on a.id = p.account_id
     where p.entry_id in (select entry_id from postings q join ledger_accounts f
       on f.id = q.account_id and f.family_id = $1)
     group by a.kind order by a.kind`,
    [familyId],
  );
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]));
}

const count = 8;
/** The notices in any order, each one to three times; some of them at once with the next one. */
const orders = fc
  .shuffledSubarray(
    Array.from({ length: count * 3 }, (_, place) => place),
    { minLength: count },
  )
  .map((places) => [...places, ...Array.from({ length: count }, (_, place) => place)])
  .chain((places) =>
    fc.tuple(
      fc.constant(places),
      fc.array(fc.boolean(), { minLength: places.length, maxLength: places.length }),
    ),
  );

test("the books are the same for each order of the notices", async () => {
  await fc.assert(
    fc.asyncProperty(orders, async ([places, isAtOnce]) => {
      const { familyId, notices } = await makeStory();
      let running: Promise<unknown>[] = [];
      for (const [step, place] of places.entries()) {
        // The same notice has the same id the first time, and a new one later.
        const id = `${familyId}-${place}`;
        running.push(hear(notices[place % count] ?? "", id));
        if (isAtOnce[step]) continue;
        await Promise.all(running);
        running = [];
      }
      await Promise.all(running);
      expect(await readLedger(familyId)).toEqual({ family: -54_300, gateway: 54_300 });
    }),
    { numRuns: runs({ usual: 20, deep: 500 }), seed: seed() },
  );
});

test("a refund that we ask for and the gateway's notice of it are one, in any order", async () => {
  for (const isNoticeFirst of [true, false]) {
    const { familyId, paymentId, notices } = await makeStory();
    await hear(notices[0] ?? "", randomUUID());
    const receipt = await insertRefund(
      owned.database,
      { gatewayId: paymentId, paise: 4_300, reason: "Ill", madeBy: randomUUID() },
      new Date(),
    );
    const refundId = `rfnd_${randomUUID().slice(0, 8)}`;
    const refund = { refundId, paymentId, receipt, paise: 4_300, state: "processed" } as const;
    const says = [
      () => hearGateway(owned.database, { is: "refund", refund }, { id: randomUUID(), kind: "x" }),
      () =>
        hearGateway(
          owned.database,
          { is: "refund", refund: { ...refund, state: "pending" } },
          null,
        ),
    ];
    for (const say of isNoticeFirst ? says : says.toReversed()) await say();
    expect(await readLedger(familyId)).toEqual({ family: -60_000, gateway: 60_000 });
    const { rows } = await owned.pool.query(
      "select state, ask_at from gateway_refunds where payment_id = $1",
      [paymentId],
    );
    expect(rows).toEqual([{ state: "processed", ask_at: null }]);
  }
});
