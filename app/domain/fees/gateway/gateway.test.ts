import { describe, expect, test } from "vitest";
import { readEvent } from "./event.ts";
import { readLink, readRefund } from "./facts.ts";
import { checkOnline } from "./online.ts";
import { isGatewayPage, pagesOf } from "./pages.ts";
import { checkRefund } from "./refund.ts";

const payment = {
  id: "pay_Qfldmt5StKZFCB",
  entity: "payment",
  amount: 1000,
  currency: "INR",
  status: "captured",
  captured: true,
  // 11 June 2025, 01:30 in India.
  created_at: 1_749_585_600,
};
const link = { id: "plink_QflcnnZqCekuvL", reference_id: "23", status: "paid", currency: "INR" };
const refund = {
  id: "rfnd_FS8TWyPrCsa0OB",
  amount: 500,
  payment_id: payment.id,
  receipt: null,
  status: "processed",
};

const notice = (event: string, entities: Record<string, unknown>) =>
  JSON.stringify({
    entity: "event",
    event,
    payload: Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity }]),
    ),
  });
const newsOf = (event: string, entities: Record<string, unknown>) =>
  readEvent(notice(event, entities))?.news;

describe("a notice of the gateway", () => {
  const paid = {
    paymentId: payment.id,
    paise: 1000,
    currency: "INR",
    day: "2025-06-11",
    reference: "23",
    linkId: link.id,
  };

  test("says what was paid, on which page and on which day in India", () => {
    const news = newsOf("payment_link.paid", { payment, payment_link: link });
    expect(news).toEqual({ is: "payment", payment: paid });
  });

  test("may not say the page", () => {
    const news = newsOf("payment.captured", { payment });
    expect(news).toEqual({ is: "payment", payment: { ...paid, reference: null, linkId: null } });
  });

  test.each([
    ["not captured", { ...payment, captured: false }],
    ["failed", { ...payment, status: "failed" }],
    ["a part of a paisa", { ...payment, amount: 10.5 }],
    ["nothing", { ...payment, amount: 0 }],
    ["less than nothing", { ...payment, amount: -1000 }],
    ["a text for an amount", { ...payment, amount: "1000" }],
    ["more than a number holds", { ...payment, amount: 2 ** 60 }],
    ["no currency", { ...payment, currency: undefined }],
    ["another id", { ...payment, id: "order_1" }],
    ["no day", { ...payment, created_at: Number.NaN }],
    ["a day too far", { ...payment, created_at: 1e15 }],
    ["a list", [payment]],
    ["no payment", undefined],
  ])("with %s says nothing for the books", (_, wrong) => {
    expect(newsOf("payment_link.paid", { payment: wrong, payment_link: link })).toEqual({
      is: "other",
    });
  });

  test("says that a page can no longer be paid", () => {
    expect(newsOf("payment_link.expired", { payment_link: link })).toEqual({
      is: "end",
      end: "expired",
      linkId: link.id,
      reference: "23",
    });
    expect(newsOf("payment_link.cancelled", { payment_link: link })).toMatchObject({
      end: "cancelled",
    });
  });

  test("says how a refund ended, whatever its own state says", () => {
    const read = { refundId: refund.id, paymentId: payment.id, paise: 500, receipt: null };
    expect(newsOf("refund.processed", { refund: { ...refund, status: "pending" } })).toEqual({
      is: "refund",
      refund: { ...read, state: "processed" },
    });
    expect(newsOf("refund.failed", { refund })).toEqual({
      is: "refund",
      refund: { ...read, state: "failed" },
    });
  });

  test.each(["payment_link.partially_paid", "order.paid", "invoice.paid", "payment.failed"])(
    "%s is taken, and says nothing for the books",
    (event) => {
      expect(newsOf(event, { payment, payment_link: link })).toEqual({ is: "other" });
    },
  );

  test.each(["", "[]", "null", "{}", '{"event":7}', '{"event":"<script>"}', "{"])(
    "is not %j",
    (body) => {
      expect(readEvent(body)).toBeNull();
    },
  );
});

describe("an answer of the gateway", () => {
  test("has what was paid on a page in the page's currency, and no payment that failed", () => {
    const row = { amount: 1000, created_at: payment.created_at };
    const read = readLink({
      ...link,
      short_url: "https://rzp.io/rzp/twH5w1Y",
      payments: [
        { ...row, payment_id: "pay_1", status: "failed" },
        { ...row, payment_id: payment.id, status: "captured" },
      ],
    });
    expect(read?.payments).toEqual([
      expect.objectContaining({ paymentId: payment.id, currency: "INR", linkId: link.id }),
    ]);
    expect(read?.end).toBeNull();
    expect(readLink({ ...link, status: "expired", payments: null })?.end).toBe("expired");
    expect(readLink({ id: "pay_1" })).toBeNull();
  });

  test("with a refund whose state we don't know is none", () => {
    expect(readRefund(refund)).toMatchObject({ state: "processed" });
    expect(readRefund({ ...refund, status: "created" })).toBeNull();
  });
});

describe("a page of the gateway", () => {
  const api = "https://api.razorpay.com";

  test.each([
    "https://rzp.io/rzp/a",
    "https://razorpay.com/payment-link/a",
    "https://pages.razorpay.com/a",
  ])("may be %s", (address) => {
    expect(isGatewayPage(address, api)).toBe(true);
  });

  test.each([
    "http://rzp.io/rzp/a",
    "https://rzp.io.example/a",
    "https://evilrazorpay.com/a",
    "https://razorpay.com.example/a",
    "https://razorpay.com@evil.example/a",
    "https://user@rzp.io/a",
    "https://rzp.io:8443/a",
    "//rzp.io/a",
    "javascript:alert(1)//rzp.io",
    "/guardian",
    "",
  ])("is never %j", (address) => {
    expect(isGatewayPage(address, api)).toBe(false);
  });

  test("is of the gateway's own origin, where it is another one", () => {
    expect(isGatewayPage("http://127.0.0.1:9/rzp/a", "http://127.0.0.1:9")).toBe(true);
    expect(isGatewayPage("https://rzp.io/rzp/a", "http://127.0.0.1:9")).toBe(false);
    expect(pagesOf("http://127.0.0.1:9/x")).toEqual(["http://127.0.0.1:9"]);
    expect(pagesOf(api)).toContain("https://rzp.io");
  });
});

test.each([
  ["", "amount-missing"],
  ["six", "no-amount"],
  ["0.99", "too-little"],
  ["1", null],
  ["643", null],
  ["643.01", "not-owed"],
  ["500001", "too-much"],
])("%j can be paid of ₹643: %s", (amount, problem) => {
  expect(checkOnline({ amount }, 64_300)?.problem ?? null).toBe(problem);
});

test.each([
  ["", "Twice", "amount-missing"],
  ["0", "Twice", "no-amount"],
  ["643.01", "Twice", "too-much"],
  ["643", " ", "reason-missing"],
  ["643", "x".repeat(501), "reason-too-long"],
  ["643", "Twice", null],
])("%j can be given back of ₹643 because of %j: %s", (amount, reason, problem) => {
  expect(checkRefund({ amount, reason }, 64_300)?.problem ?? null).toBe(problem);
});
