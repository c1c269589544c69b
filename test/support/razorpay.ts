import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { TestAcademy } from "./academy.ts";

/** Keys for the stand-in, as the settings name them. */
export const razorpayKeys = {
  RAZORPAY_KEY_ID: "rzp_test_StandIn0000001",
  RAZORPAY_KEY_SECRET: "a secret of the stand-in",
  RAZORPAY_WEBHOOK_SECRET: "what the stand-in signs its notices with",
};

type Json = Record<string, unknown>;

/** A page of Razorpay (`payment_link` entity). */
export interface LinkEntity extends Json {
  id: string;
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  description: string;
  callback_url: string;
  short_url: string;
  status: "created" | "paid" | "expired" | "cancelled";
  payments: Json[];
}

/** A `payment` entity. */
export interface PaymentEntity extends Json {
  id: string;
  amount: number;
  currency: string;
  status: string;
  captured: boolean;
}

/** A `refund` entity. */
export interface RefundEntity extends Json {
  id: string;
  amount: number;
  payment_id: string;
  status: "pending" | "processed" | "failed";
}

/** How the stand-in behaves; each test sets it back. */
export interface Behaviour {
  /** It ends connections instead of answering; "after" does what is asked first. */
  drops: "at once" | "after" | null;
  /** It never answers. */
  hangs: boolean;
  /** It answers every request with this status. */
  status: number | null;
  /** What becomes of a refund that it accepts. */
  refunds: "pending" | "processed" | "failed";
  /** Where its pages are; null for itself. */
  shortUrl: string | null;
}

const standard: Behaviour = {
  drops: null,
  hangs: false,
  status: null,
  refunds: "processed",
  shortUrl: null,
};

const authorization = `Basic ${Buffer.from(
  `${razorpayKeys.RAZORPAY_KEY_ID}:${razorpayKeys.RAZORPAY_KEY_SECRET}`,
).toString("base64")}`;

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "").slice(0, 14)}`;
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * A stand-in for Razorpay on this machine, in the format that its documentation has
 * (https://razorpay.com/docs/api/payments/payment-links, /docs/webhooks/payment-links, /docs/api/refunds).
 * Call it at the top of a test file: `const razorpay = await startRazorpay()`.
 */
export async function startRazorpay() {
  const links = new Map<string, LinkEntity>();
  const payments = new Map<string, PaymentEntity>();
  const refunds = new Map<string, RefundEntity>();
  /** By the key of the request, which is made once. */
  const byKey = new Map<string, RefundEntity>();
  const behaviour = { ...standard };
  /** Every request that it got. */
  const asked: { method: string; path: string; body: Json }[] = [];

  const makeLink = (body: Json) => {
    const reference = typeof body["reference_id"] === "string" ? body["reference_id"] : "";
    const amount = Number(body["amount"]);
    if (!Number.isSafeInteger(amount) || amount < 100) return refusal("The amount is too small.");
    if (body["currency"] !== "INR") return refusal("The currency is not supported.");
    if (reference.length > 40) return refusal("The reference id may have 40 characters.");
    if ([...links.values()].some((one) => one.reference_id === reference)) {
      return refusal("A payment link with this reference id exists already.");
    }
    const expireBy = Number(body["expire_by"]);
    if (!(expireBy > seconds() + 15 * 60)) return refusal("It expires too soon.");
    if (body["callback_method"] !== "get") return refusal("The callback method has to be get.");
    const id = idOf("plink");
    const link: LinkEntity = {
      accept_partial: false,
      amount,
      amount_paid: 0,
      callback_method: "get",
      callback_url: String(body["callback_url"]),
      cancelled_at: 0,
      created_at: seconds(),
      currency: "INR",
      customer: {},
      description: String(body["description"]),
      expire_by: expireBy,
      expired_at: 0,
      first_min_partial_amount: 0,
      id,
      notes: null,
      notify: { email: false, sms: false, whatsapp: false },
      payments: [],
      reference_id: reference,
      reminder_enable: false,
      reminders: [],
      short_url: `${behaviour.shortUrl ?? url}/rzp/${id.slice(-7)}`,
      status: "created",
      updated_at: seconds(),
      upi_link: false,
      user_id: "",
      whatsapp_link: false,
    };
    links.set(id, link);
    return link;
  };

  const makeRefund = (paymentId: string, body: Json, key: string) => {
    const known = byKey.get(key);
    if (known) return known;
    const payment = payments.get(paymentId);
    const given = [...refunds.values()].filter(
      (one) => one.payment_id === paymentId && one.status !== "failed",
    );
    const left = (payment?.amount ?? 0) - given.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(body["amount"]);
    if (amount > left) {
      return refusal("The total refund amount is greater than the refund payment amount");
    }
    const refund: RefundEntity = {
      id: idOf("rfnd"),
      entity: "refund",
      amount,
      currency: "INR",
      payment_id: paymentId,
      notes: [],
      receipt: body["receipt"] ?? null,
      acquirer_data: { arn: null },
      created_at: seconds(),
      batch_id: null,
      status: behaviour.refunds,
      speed_processed: "normal",
      speed_requested: "normal",
    };
    refunds.set(refund.id, refund);
    if (key !== "") byKey.set(key, refund);
    return refund;
  };

  const answer = (method: string, path: string, body: Json, key: string): Json => {
    const [, version, what, id = "", more] = path.split("/");
    if (version !== "v1") return refusal("The requested URL was not found on the server.");
    if (method === "POST" && what === "payment_links" && id === "") return makeLink(body);
    if (method === "POST" && what === "payments" && more === "refund") {
      return makeRefund(id, body, key);
    }
    const found = { payment_links: links, refunds }[what ?? ""]?.get(id);
    return found ?? refusal("The id provided does not exist");
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    const body = text === "" ? {} : (JSON.parse(text) as Json);
    const { method = "", url: path = "", headers } = request;
    asked.push({ method, path, body });
    if (behaviour.hangs) return;
    if (behaviour.drops === "at once") {
      response.destroy();
      return;
    }
    const send = (status: number, json: Json) =>
      response
        .writeHead(status, { "content-type": "application/json", location: `${url}/elsewhere` })
        .end(JSON.stringify(json));
    if (behaviour.status !== null) {
      send(behaviour.status, refusal("It is as the test wants."));
      return;
    }
    if (headers.authorization !== authorization) {
      send(401, refusal("Authentication failed"));
      return;
    }
    const json = answer(method, path, body, String(headers["x-refund-idempotency"] ?? ""));
    if (behaviour.drops === "after") response.destroy();
    else send("error" in json ? 400 : 200, json);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** The entity of a payment of a page, or of none. */
  const makePayment = (changes: Json, link?: LinkEntity): PaymentEntity => ({
    acquirer_data: { rrn: "103608848276" },
    amount_refunded: 0,
    bank: null,
    contact: "+919876543210",
    created_at: seconds(),
    currency: "INR",
    description: link ? `#${link.id.slice("plink_".length)}` : null,
    email: "payer@canary.example",
    entity: "payment",
    fee: 24,
    id: idOf("pay"),
    international: false,
    method: "upi",
    notes: [],
    order_id: idOf("order"),
    refund_status: null,
    tax: 4,
    vpa: "payer@canary",
    amount: link?.amount ?? 0,
    status: "captured",
    captured: true,
    ...changes,
  });

  return {
    url,
    /** What `useAcademy` needs. */
    options: { url, interval: 50 },
    behaviour,
    asked,
    links,
    payments,
    refunds,
    reset: () => Object.assign(behaviour, standard),
    /** The page that an address leads to. */
    linkAt(address: string): LinkEntity {
      const link = [...links.values()].find(({ short_url: at }) => at === address);
      if (!link) throw new Error(`no page at ${address}`);
      return link;
    },
    /** Somebody pays on a page. @param changes of the payment */
    pay(link: LinkEntity, changes: Json = {}): PaymentEntity {
      const payment = makePayment(changes, link);
      payments.set(payment.id, payment);
      link.status = "paid";
      link.amount_paid = payment.amount;
      const { id, amount, status, method, created_at: at } = payment;
      link.currency = payment.currency;
      link.payments.push({
        amount,
        created_at: at,
        method,
        payment_id: id,
        plink_id: link.id,
        status,
        updated_at: at,
      });
      return payment;
    },
    /** Somebody pays for something else with the same account. */
    payElsewhere(changes: Json = {}): PaymentEntity {
      const payment = makePayment({ amount: 50_000, ...changes });
      payments.set(payment.id, payment);
      return payment;
    },
    /** A refund that was made with Razorpay itself. */
    refundElsewhere: (paymentId: string, amount: number) =>
      makeRefund(paymentId, { amount }, "") as RefundEntity,
  };
}

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

function refusal(description: string): Json {
  return { error: { code: "BAD_REQUEST_ERROR", description, source: "business" } };
}

/** The body of a notice, with the entities that it is about. */
export function noticeOf(event: string, entities: Record<string, Json>): string {
  return JSON.stringify({
    entity: "event",
    account_id: "acc_OU2H3nkLn9jDVo",
    event,
    contains: Object.keys(entities),
    payload: Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity }]),
    ),
    created_at: seconds(),
  });
}

/** A notice that somebody has paid on a page. */
export const paidNotice = (link: LinkEntity, payment: PaymentEntity) =>
  noticeOf("payment_link.paid", {
    payment_link: { ...link, payments: undefined },
    order: { id: payment["order_id"], entity: "order", status: "paid" },
    payment,
  });

/** A notice that a payment was captured: it does not say on which page. */
export const capturedNotice = (payment: PaymentEntity) => noticeOf("payment.captured", { payment });

/** A notice about a refund. */
export const refundNotice = (event: "processed" | "failed", refund: RefundEntity, payment: Json) =>
  noticeOf(`refund.${event}`, { refund: { ...refund, status: event }, payment });

/** What Razorpay signs a body with. */
export const signatureOf = (body: string, secret = razorpayKeys.RAZORPAY_WEBHOOK_SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Sends a notice as Razorpay does: without an origin, a cookie or a browser's headers. */
export function sendNotice(
  { url }: Pick<TestAcademy, "url">,
  body: string,
  {
    eventId = randomUUID(),
    signature = signatureOf(body),
  }: { eventId?: string; signature?: string } = {},
): Promise<Response> {
  return fetch(`${url}/webhooks/razorpay`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Razorpay-Webhook/v1",
      "x-razorpay-event-id": eventId,
      "x-razorpay-signature": signature,
    },
    body,
  });
}
