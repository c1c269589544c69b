import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import {
  paidNotice,
  razorpayKeys,
  refundNotice,
  sendNotice,
  startRazorpay,
} from "#test/support/razorpay.ts";
import { beginFees, makeOwingFamily, payOnline, price, readBooks, textOf } from "./family.ts";

// An accountant gives back what came through the gateway.
const razorpay = await startRazorpay();
const gateway = { ...razorpay.options, interval: 3_600_000 };
const academy = useAcademy(razorpayKeys, { ...fastAcademy, gateway });
let accountant: Person;

beforeAll(async () => {
  accountant = await beginFees(academy);
});
afterEach(() => razorpay.reset());

/** A family that has paid a lesson through the gateway. */
async function makePaid() {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  const payment = razorpay.pay(link);
  await sendNotice(academy, paidNotice(link, payment));
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from payments where reference = $1",
    [payment.id],
  );
  const office = `/admin-dashboard/fees/families/${owing.family.id}`;
  const paymentPath = `${office}/payments/${rows[0]?.id}`;
  return { ...owing, payment, office, paymentPath, path: `${paymentPath}/refund` };
}

const refundOf = ({ id }: { id: string }) =>
  [...razorpay.refunds.values()].find((one) => one.payment_id === id);

describe("a payment through the gateway", () => {
  test("is given back in three presses, in parts, and never more than it was", async () => {
    const { family, payment, office, path } = await makePaid();
    expect(await accountant.browser.read(office)).toContain(`href="${path}"`);
    expect(await accountant.browser.read(path)).toContain('value="643"');
    const given = await accountant.browser.submit(path, { amount: "43", reason: "Was ill" });
    expect(given.path).toBe(office);
    expect(textOf(given.page)).toContain("Razorpay has accepted the refund.");
    const refund = refundOf(payment);
    expect(refund).toMatchObject({ amount: 4_300 });
    const books = await readBooks(academy, family.id);
    expect(books).toMatchObject({ owes: 4_300, gateway: 60_000 });
    expect(books.payments[1]).toMatchObject({
      kind: "refund",
      way: "gateway",
      reference: refund?.id,
    });
    // Our own id, by which the gateway would know it again.
    expect(refund?.["receipt"]).toMatch(/^[\da-f-]{36}$/);
    // Its notices say nothing new, whichever id they name.
    if (refund) await sendNotice(academy, refundNotice("processed", refund, payment));
    if (refund) {
      await sendNotice(academy, refundNotice("processed", { ...refund, receipt: null }, payment));
    }
    expect(await readBooks(academy, family.id)).toEqual(books);

    const tooMuch = await accountant.browser.post(path, { amount: "600.01", reason: "More" });
    expect(tooMuch.status).toBe(400);
    expect(textOf(await tooMuch.text())).toContain("more than is left of this payment");
    await accountant.browser.submit(path, { amount: "600", reason: "The rest" });
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, gateway: 0 });
    expect(textOf(await accountant.browser.read(path))).toContain("All of it has been given back");
  });

  test("is given back once, though two press at once", async () => {
    const { family, path } = await makePaid();
    const press = () => accountant.browser.post(path, { amount: "643", reason: "Twice" });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, gateway: 0 });
  });

  test("stays where the gateway refuses, which the page says, with what was typed", async () => {
    const { family, path } = await makePaid();
    razorpay.behaviour.status = 400;
    const answer = await accountant.browser.post(path, { amount: "43", reason: "Was ill" });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(textOf(page)).toContain("Razorpay has refused it. Nothing was given back.");
    expect(page).toContain('value="Was ill"');
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, gateway: price });
    // The whole of it can be given back later.
    razorpay.reset();
    await accountant.browser.submit(path, { amount: "643", reason: "Was ill" });
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, gateway: 0 });
  });

  test("is not given back where the gateway says at once that it could not", async () => {
    const { family, path } = await makePaid();
    razorpay.behaviour.refunds = "failed";
    const answer = await accountant.browser.post(path, { amount: "43", reason: "Was ill" });
    expect(answer.status).toBe(409);
    expect(textOf(await answer.text())).toContain("Razorpay could not pay it out.");
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, payments: [{}] });
  });

  test("is owed again no more, once a notice says that the refund failed", async () => {
    const { family, payment, path } = await makePaid();
    razorpay.behaviour.refunds = "pending";
    await accountant.browser.submit(path, { amount: "43", reason: "Was ill" });
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 4_300 });
    const refund = refundOf(payment);
    if (!refund) throw new Error("no refund");
    await sendNotice(academy, refundNotice("failed", refund, payment));
    const books = await readBooks(academy, family.id);
    expect(books).toMatchObject({ owes: 0, gateway: price });
    expect(books.payments[1]).toMatchObject({ kind: "refund", isReversed: true });
    // It can be given back again.
    razorpay.reset();
    refund.status = "failed";
    await accountant.browser.submit(path, { amount: "643", reason: "Again" });
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, gateway: 0 });
  });

  test("is not taken back as one that was entered by mistake", async () => {
    const { family, office, paymentPath } = await makePaid();
    expect(await accountant.browser.read(office)).not.toContain(`${paymentPath}/reversal`);
    await accountant.browser.post(`${paymentPath}/reversal`);
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, gateway: price });
  });

  test("is nobody's to give back but the accountant's and the owner's", async () => {
    const { family, path } = await makePaid();
    const coordinator = await makeAdmin(academy, "coordinator");
    expect((await coordinator.browser.get(path)).status).toBe(403);
    const answer = await coordinator.browser.post(path, { amount: "43", reason: "Was ill" });
    expect(answer.status).toBe(403);
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0 });
  });

  test("of another family is none", async () => {
    const [one, other] = [await makePaid(), await makeOwingFamily(academy)];
    const path = one.path.replace(one.family.id, other.family.id);
    expect((await accountant.browser.get(path)).status).toBe(404);
    const answer = await accountant.browser.post(path, { amount: "43", reason: "Was ill" });
    expect(answer.status).toBe(404);
  });
});

test("a payment in cash is not given back through the gateway", async () => {
  const { family } = await makeOwingFamily(academy);
  const office = `/admin-dashboard/fees/families/${family.id}`;
  const day = new Date().toISOString().slice(0, 10);
  await accountant.browser.submit(office, { kind: "payment", way: "cash", amount: "643", day });
  const { rows } = await academy.pool.query<{ id: string }>(
    "select id from payments where family_id = $1",
    [family.id],
  );
  const answer = await accountant.browser.get(`${office}/payments/${rows[0]?.id}/refund`);
  expect(answer.status).toBe(404);
});

test("the way of a payment that is typed is never the gateway", async () => {
  const { family } = await makeOwingFamily(academy);
  const office = `/admin-dashboard/fees/families/${family.id}`;
  const day = new Date().toISOString().slice(0, 10);
  const typed = { kind: "payment", way: "gateway", amount: "643", day };
  expect((await accountant.browser.post(office, typed)).status).toBe(400);
  expect(await accountant.browser.read(office)).not.toContain('value="gateway"');
});
