import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { fastAcademy } from "#test/support/fast.ts";
import type { Person } from "#test/support/people.ts";
import {
  capturedNotice,
  noticeOf,
  paidNotice,
  razorpayKeys,
  refundNotice,
  sendNotice,
  signatureOf,
  startRazorpay,
} from "#test/support/razorpay.ts";
import { beginFees, makeOwingFamily, payOnline, price, readBooks, textOf } from "./family.ts";

// What the gateway tells us, and what it forgets to tell: it is asked only where a test waits for that.
const razorpay = await startRazorpay();
const gateway = { ...razorpay.options, interval: 3_600_000 };
const academy = useAcademy(razorpayKeys, { ...fastAcademy, gateway });
let accountant: Person;

beforeAll(async () => {
  accountant = await beginFees(academy);
});
afterEach(() => razorpay.reset());

/** A family, its page of the gateway, and what it has paid there. */
async function makePaid(changes = {}) {
  const owing = await makeOwingFamily(academy);
  const link = await payOnline(razorpay, owing);
  return { ...owing, link, payment: razorpay.pay(link, changes) };
}

const overview = () => accountant.browser.read("/admin-dashboard/fees/gateway");

describe("a notice that somebody has paid", () => {
  // Vacademy#1973, ERPNext#35685: the same payment comes by two notices, and each of them again.
  test("enters one payment, however often and by whatever notice it comes", async () => {
    const { family, link, payment } = await makePaid();
    const [paid, captured] = [paidNotice(link, payment), capturedNotice(payment)];
    const eventId = randomUUID();
    const answers = [
      await sendNotice(academy, paid, { eventId }),
      await sendNotice(academy, paid, { eventId }),
      await sendNotice(academy, paid),
      await sendNotice(academy, captured),
      await sendNotice(academy, captured),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const books = await readBooks(academy, family.id);
    expect(books).toMatchObject({ owes: 0, gateway: price });
    expect(books.payments).toHaveLength(1);
  });

  test("enters one payment, though ten come at once", async () => {
    const { family, link, payment } = await makePaid();
    const send = (body: string) => sendNotice(academy, body);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => send(paidNotice(link, payment))),
      ...Array.from({ length: 4 }, () => send(capturedNotice(payment))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    const books = await readBooks(academy, family.id);
    expect(books).toMatchObject({ owes: 0, gateway: price });
    expect(books.payments).toHaveLength(1);
  });

  test("waits for the one that says on which page, where that comes later", async () => {
    const { family, link, payment } = await makePaid();
    await sendNotice(academy, capturedNotice(payment));
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, payments: [] });
    expect(await overview()).toContain(payment.id);
    await sendNotice(academy, paidNotice(link, payment));
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, gateway: price });
  });

  test("counts after its page has expired", async () => {
    const { family, link, payment } = await makePaid();
    await sendNotice(academy, noticeOf("payment_link.expired", { payment_link: link }));
    await sendNotice(academy, noticeOf("payment_link.cancelled", { payment_link: link }));
    await sendNotice(academy, paidNotice(link, payment));
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 0, gateway: price });
  });

  test("counts what was paid, not what was asked for", async () => {
    const { family, link, payment } = await makePaid({ amount: price - 4_300 });
    await sendNotice(academy, paidNotice(link, payment));
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 4_300, gateway: 60_000 });
  });

  test("in another currency is no money of a family, and the office sees it", async () => {
    const { family, link, payment } = await makePaid({ currency: "USD" });
    expect((await sendNotice(academy, paidNotice(link, payment))).status).toBe(204);
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, payments: [] });
    const page = textOf(await overview());
    expect(page).toContain(payment.id);
    expect(page).toContain("USD 643");
    expect(page).toContain("It is not in rupees.");
  });

  test("for something else is no money of a family, and the office sees it", async () => {
    const payment = razorpay.payElsewhere();
    const before = await academy.pool.query("select count(*) from journal");
    expect((await sendNotice(academy, capturedNotice(payment))).status).toBe(204);
    const unknownLink = noticeOf("payment_link.paid", {
      payment_link: { id: "plink_unknown", reference_id: randomUUID(), status: "paid" },
      payment: { ...payment, id: "pay_OfUnknownPage" },
    });
    expect((await sendNotice(academy, unknownLink)).status).toBe(204);
    expect((await academy.pool.query("select count(*) from journal")).rows).toEqual(before.rows);
    const page = textOf(await overview());
    expect(page).toContain("Nobody knows what for");
    expect(page).toContain(payment.id);
    expect(page).toContain("pay_OfUnknownPage");
  });

  test("is one that somebody has entered by hand meanwhile", async () => {
    const { family, link, payment } = await makePaid();
    const path = `/admin-dashboard/fees/families/${family.id}`;
    const day = new Date().toISOString().slice(0, 10);
    const typed = { kind: "payment", way: "bank", amount: "643", day, reference: payment.id };
    expect((await accountant.browser.post(path, typed)).status).toBe(303);
    expect((await sendNotice(academy, paidNotice(link, payment))).status).toBe(204);
    const books = await readBooks(academy, family.id);
    expect(books.owes).toBe(0);
    expect(books.payments).toHaveLength(1);
  });

  test("goes to the family that it is a part of since it was joined", async () => {
    const [one, other] = [await makePaid(), await makeOwingFamily(academy)];
    const joined = await accountant.browser.post(
      `/admin-dashboard/fees/families/${other.family.id}/join`,
      { student: one.student.id, family: one.family.id },
    );
    expect(joined.status).toBe(303);
    await sendNotice(academy, paidNotice(one.link, one.payment));
    const { rows } = await academy.pool.query<{ family: string }>(
      "select family_id as family from payments where reference = $1",
      [one.payment.id],
    );
    expect(rows).toEqual([{ family: other.family.id }]);
  });
});

describe("a notice that the gateway has not sent", () => {
  test.each([
    ["another secret", (body: string) => signatureOf(body, "another secret, as long as it is")],
    [
      "the secret of the key",
      (body: string) => signatureOf(body, razorpayKeys.RAZORPAY_KEY_SECRET),
    ],
    ["the signature of another one", () => signatureOf("{}")],
    ["no signature", () => ""],
    ["half a signature", (body: string) => signatureOf(body).slice(0, 32)],
    ["no hexadecimal digits", () => "z".repeat(64)],
  ])("is refused with %s, and changes nothing", async (_, sign) => {
    const { family, link, payment } = await makePaid();
    const body = paidNotice(link, payment);
    const answer = await sendNotice(academy, body, { signature: sign(body) });
    expect(answer.status).toBe(403);
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: price, payments: [] });
    expect(await overview()).not.toContain(payment.id);
    const requestId = answer.headers.get("x-request-id");
    expect(academy.logged.find((line) => line.requestId === requestId)).toMatchObject({
      event: "hear-gateway",
      outcome: "denied",
      reason: "wrong-signature",
    });
  });

  test("is refused where one byte differs from what was signed", async () => {
    const { family, link, payment } = await makePaid();
    const body = paidNotice(link, payment);
    const signature = signatureOf(body);
    // The same to whoever parses it.
    expect((await sendNotice(academy, ` ${body}`, { signature })).status).toBe(403);
    expect(await readBooks(academy, family.id)).toMatchObject({ payments: [] });
  });

  test("is refused where it is no notice, or too long", async () => {
    expect((await sendNotice(academy, "no notice")).status).toBe(400);
    expect((await sendNotice(academy, "{}")).status).toBe(400);
    expect(
      (await sendNotice(academy, capturedNotice(razorpay.payElsewhere()), { eventId: "" })).status,
    ).toBe(400);
    expect((await sendNotice(academy, " ".repeat(128 * 1024 + 1))).status).toBe(413);
  });

  test("from a page of another site is refused as any form", async () => {
    const body = "{}";
    const answer = await fetch(`${academy.url}/webhooks/razorpay`, {
      method: "POST",
      headers: { origin: "https://evil.example", "x-razorpay-signature": signatureOf(body) },
      body,
    });
    expect(answer.status).toBe(403);
    expect(academy.logged.at(-1)).toMatchObject({ event: "send-form", reason: "cross-site" });
  });
});

test("what people have typed is in no line of the log and no row", async () => {
  const { link, payment } = await makePaid();
  await sendNotice(academy, paidNotice(link, payment));
  const { rows } = await academy.pool.query(
    "select to_jsonb(p) from gateway_payments p union all select to_jsonb(e) from gateway_events e",
  );
  expect(JSON.stringify([rows, academy.logged])).not.toMatch(/canary|9876543210/);
});

describe("a refund that was made with the gateway itself", () => {
  test("is entered once, and taken back where it failed", async () => {
    const { family, link, payment } = await makePaid();
    await sendNotice(academy, paidNotice(link, payment));
    const refund = razorpay.refundElsewhere(payment.id, 10_000);
    const [done, failed] = (["processed", "failed"] as const).map((how) =>
      refundNotice(how, refund, payment),
    );
    await sendNotice(academy, done ?? "");
    await sendNotice(academy, done ?? "");
    expect(await readBooks(academy, family.id)).toMatchObject({ owes: 10_000, gateway: 54_300 });
    await sendNotice(academy, failed ?? "");
    await sendNotice(academy, done ?? "");
    const books = await readBooks(academy, family.id);
    expect(books).toMatchObject({ owes: 0, gateway: price });
    expect(books.payments).toMatchObject([
      { kind: "payment", isReversed: false },
      { kind: "refund", reference: refund.id, isReversed: true },
    ]);
  });
});
