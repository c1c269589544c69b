import { expect, test } from "vitest";
import { razorpayKeys, startRazorpay } from "#test/support/razorpay.ts";
import { readSettings } from "../settings.ts";
import { createRazorpay } from "./razorpay.ts";

const standIn = await startRazorpay();
const { razorpay: keys } = readSettings(razorpayKeys);
if (!keys) throw new Error("no keys");

const reference = () => crypto.randomUUID();
const page = () => ({
  reference: reference(),
  paise: 64_300,
  description: "F1001",
  returnTo: "https://academy.example/guardian/paid",
  expiresAt: new Date(Date.now() + 3_600_000),
});

test("a gateway that never answers is given up", async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const gateway = createRazorpay(keys, log, { url: standIn.url, timeout: 20 });
  standIn.behaviour.hangs = true;
  const unavailable = { ok: false, reason: "unavailable" };
  expect(await gateway.createLink(page())).toEqual(unavailable);
  expect(await gateway.findLink("plink_1")).toEqual(unavailable);
  standIn.reset();
  expect(lines).toEqual([
    ["warn", "gateway-failed", { call: "create-link", reason: "unavailable", status: null }],
    ["warn", "gateway-failed", { call: "find-link", reason: "unavailable", status: null }],
  ]);
});

test("a refund that is asked for twice with the same id is made once", async () => {
  const gateway = createRazorpay(keys, () => {}, { url: standIn.url });
  const made = await gateway.createLink(page());
  if (!made.ok) throw new Error("not made");
  const payment = standIn.pay(standIn.linkAt(made.value.url));
  const refund = { paymentId: payment.id, paise: 30_000, receipt: reference() };
  const first = await gateway.refund(refund);
  expect(first).toMatchObject({ ok: true, value: { paise: 30_000, receipt: refund.receipt } });
  expect(await gateway.refund(refund)).toEqual(first);
  // Another id is another refund, for which too little is left.
  const another = { ...refund, paise: 40_000, receipt: reference() };
  expect(await gateway.refund(another)).toEqual({ ok: false, reason: "refused" });
});

test("an id of somebody else changes no address of ours", async () => {
  const gateway = createRazorpay(keys, () => {}, { url: standIn.url });
  await gateway.findLink("../payments?x=");
  expect(standIn.asked.at(-1)?.path).toBe("/v1/payment_links/..%2Fpayments%3Fx%3D");
});

test("the keys are in no line of the log", async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => void lines.push(line);
  const wrong = { ...keys, keySecret: "another secret" };
  const gateway = createRazorpay(wrong, log, { url: standIn.url });
  expect(await gateway.createLink(page())).toEqual({ ok: false, reason: "refused" });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/secret|rzp_test/);
});

test("no redirect of the gateway is followed", async () => {
  const gateway = createRazorpay(keys, () => {}, { url: standIn.url });
  standIn.behaviour.status = 307;
  expect(await gateway.createLink(page())).toEqual({ ok: false, reason: "unavailable" });
  standIn.reset();
  expect(standIn.asked.at(-1)?.path).toBe("/v1/payment_links");
});
