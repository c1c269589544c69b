import { afterEach, beforeAll, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import type { Person } from "#test/support/people.ts";
import { paidNotice, razorpayKeys, sendNotice, startRazorpay } from "#test/support/razorpay.ts";
import { beginFees, makeOwingFamily, payOnline, price, readBooks, textOf } from "./family.ts";

// The gateway is asked about what waits: no notice comes here, unless a test sends it.
const razorpay = await startRazorpay();
const academy = useAcademy(razorpayKeys, { ...fastAcademy, gateway: razorpay.options });
let accountant: Person;

beforeAll(async () => {
  accountant = await beginFees(academy);
});
afterEach(() => razorpay.reset());

/** Moves the next question of all pages and refunds to now. */
const hurry = () =>
  academy.pool.query(`
    with l as (update gateway_links set ask_at = now() where ask_at is not null)
    update gateway_refunds set ask_at = now() where ask_at is not null`);

const linkRow = async (linkId: string) => {
  const { rows } = await academy.pool.query<{ state: string; asks: number; asked: boolean }>(
    `select state, asks, ask_at is not null as asked from gateway_links where link_id = $1`,
    [linkId],
  );
  return rows[0];
};

test("a payment whose notice was lost is entered once the gateway is asked", async () => {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  const payment = razorpay.pay(link);
  await hurry();
  await expect.poll(() => readBooks(academy, owing.family.id)).toMatchObject({ owes: 0 });
  const books = await readBooks(academy, owing.family.id);
  expect(books).toMatchObject({ gateway: price, payments: [{ reference: payment.id }] });
  expect(await linkRow(link.id)).toMatchObject({ state: "paid", asked: false });
  const paymentLine = academy.logged.findLast(({ event }) => event === "gateway-entered");
  expect(paymentLine).toMatchObject({ level: "info", what: "payment", familyId: owing.family.id });
  // The notice that is late after all.
  await sendNotice(academy, paidNotice(link, payment));
  expect((await readBooks(academy, owing.family.id)).payments).toHaveLength(1);
});

test("whoever comes back from the gateway has it asked at once", async () => {
  const owing = await makeOwingFamily(academy);
  razorpay.pay(await payOnline(razorpay, owing));
  await owing.browser.get("/guardian/paid");
  await expect.poll(() => readBooks(academy, owing.family.id)).toMatchObject({ owes: 0 });
});

test("a page that waits is asked about later and later, through an outage too", async () => {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  const pauses: number[] = [];
  for (let asks = 1; asks <= 12; asks += 1) {
    razorpay.behaviour.status = asks === 3 ? 503 : null;
    await hurry();
    await expect.poll(() => linkRow(link.id)).toMatchObject({ asks, state: "waiting" });
    const { rows } = await academy.pool.query<{ minutes: number }>(
      `select round(extract(epoch from ask_at - now()) / 60)::int as minutes
       from gateway_links where link_id = $1`,
      [link.id],
    );
    pauses.push(rows[0]?.minutes ?? 0);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  razorpay.reset();
  razorpay.pay(link);
  await hurry();
  await expect.poll(() => readBooks(academy, owing.family.id)).toMatchObject({ owes: 0 });
});

test("a page that has expired is not asked about any more, and another one is made", async () => {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  link.status = "expired";
  await hurry();
  await expect.poll(() => linkRow(link.id)).toMatchObject({ state: "expired", asked: false });
  expect((await payOnline(razorpay, owing)).id).not.toBe(link.id);
});

test("a refund that the gateway has not answered is asked for again, and made once", async () => {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  const payment = razorpay.pay(link);
  await sendNotice(academy, paidNotice(link, payment));
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from payments where reference = $1",
    [payment.id],
  );
  const path = `/admin-dashboard/fees/families/${owing.family.id}/payments/${rows[0]?.id}/refund`;
  razorpay.behaviour.drops = "after";
  const asked = await accountant.browser.submit(path, { amount: "43", reason: "Ill" });
  expect(textOf(asked.page)).toContain("Razorpay has not answered. It is asked again by itself");
  expect(await readBooks(academy, owing.family.id)).toMatchObject({ owes: 0, gateway: price });
  expect(textOf(await accountant.browser.read("/admin-dashboard/fees/gateway"))).toContain(
    "Razorpay has not answered yet and is asked again.",
  );
  razorpay.reset();
  await hurry();
  await expect.poll(() => readBooks(academy, owing.family.id)).toMatchObject({ owes: 4_300 });
  const given = [...razorpay.refunds.values()].filter((one) => one.payment_id === payment.id);
  expect(given).toHaveLength(1);
  expect(await readBooks(academy, owing.family.id)).toMatchObject({ gateway: 60_000 });
});

test("a refund that the gateway could not pay out is taken back, though its notice was lost", async () => {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  const payment = razorpay.pay(link);
  await sendNotice(academy, paidNotice(link, payment));
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from payments where reference = $1",
    [payment.id],
  );
  const path = `/admin-dashboard/fees/families/${owing.family.id}/payments/${rows[0]?.id}/refund`;
  razorpay.behaviour.refunds = "pending";
  await accountant.browser.submit(path, { amount: "43", reason: "Ill" });
  expect(await readBooks(academy, owing.family.id)).toMatchObject({ owes: 4_300 });
  const refund = [...razorpay.refunds.values()].find((one) => one.payment_id === payment.id);
  if (!refund) throw new Error("no refund");
  refund.status = "failed";
  await hurry();
  await expect.poll(() => readBooks(academy, owing.family.id)).toMatchObject({ owes: 0 });
  const page = textOf(await accountant.browser.read("/admin-dashboard/fees/gateway"));
  expect(page).toContain("Razorpay could not pay it out.");
});
