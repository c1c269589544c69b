import { isCalendarDate, toIndiaDateTimeFields } from "#domain/shared/india-time.ts";

/** Money that the gateway has received. */
export interface GatewayPayment {
  /** The gateway's id. */
  paymentId: string;
  /** Our id of the page on which it was paid, as the gateway says it; null where it does not. */
  reference: string | null;
  /** The gateway's id of that page; null where it does not say it. */
  linkId: string | null;
  paise: number;
  /** ISO 4217, such as INR. */
  currency: string;
  /** YYYY-MM-DD, in India. */
  day: string;
}

/** How a refund stands: the gateway has accepted it, paid it out, or could not. */
export type RefundState = "pending" | "processed" | "failed";

/** Money that the gateway gives back. */
export interface GatewayRefund {
  /** The gateway's id. */
  refundId: string;
  /** The gateway's id of the payment. */
  paymentId: string;
  /** Our id; null where it was not asked for by us. */
  receipt: string | null;
  paise: number;
  state: RefundState;
}

/** How a page of the gateway stands. */
export interface GatewayLink {
  /** The gateway's id. */
  linkId: string;
  /** Our id. */
  reference: string | null;
  /** Where it is paid, as the gateway says it: not checked. */
  url: string;
  /** Whether it can no longer be paid; null while it can. */
  end: "expired" | "cancelled" | null;
  /** What was paid on it. */
  payments: GatewayPayment[];
}

/** An object of the gateway, of which nothing is known. */
export type Entity = Readonly<Record<string, unknown>>;

/** An object; an empty one for anything else. */
export function entityOf(value: unknown): Entity {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= 500 ? value : null;

/** A gateway's id, such as pay_Qfldmt5StKZFCB. */
const idOf = (value: unknown, prefix: string): string | null => {
  const id = text(value);
  return id !== null && id.startsWith(prefix) && /^[\w-]{1,60}$/.test(id) ? id : null;
};

const paiseOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;

/** @param seconds since 1970 */
function dayOf(seconds: unknown): string | null {
  if (typeof seconds !== "number" || !Number.isSafeInteger(seconds) || seconds <= 0) return null;
  if (seconds > 10_000_000_000) return null;
  const { date } = toIndiaDateTimeFields(new Date(seconds * 1000));
  return isCalendarDate(date) ? date : null;
}

/** Where a payment was made. */
type Place = Pick<GatewayPayment, "reference" | "linkId">;

/**
 * A payment that the gateway has captured; null for another one, and for what is none.
 *
 * @param payment the gateway's `payment` entity
 */
export function readPayment(payment: Entity, place: Place): GatewayPayment | null {
  const paymentId = idOf(payment["id"], "pay_");
  const paise = paiseOf(payment["amount"]);
  const currency = text(payment["currency"]);
  const day = dayOf(payment["created_at"]);
  if (paymentId === null || paise === null || currency === null || day === null) return null;
  // Only what is captured is the academy's; what is refunded was.
  if (!["captured", "refunded"].includes(String(payment["status"]))) return null;
  if (payment["captured"] === false) return null;
  return { paymentId, paise, currency, day, ...place };
}

/** Where a page is, of the gateway's `payment_link` entity; nulls for what is none. */
export function readPlace(link: Entity): Place {
  return { linkId: idOf(link["id"], "plink_"), reference: text(link["reference_id"]) };
}

/** A page of the gateway with what was paid on it; null for what is none. */
export function readLink(link: Entity): GatewayLink | null {
  const { linkId, reference } = readPlace(link);
  if (linkId === null) return null;
  const status = link["status"];
  const payments = Array.isArray(link["payments"]) ? link["payments"].map(entityOf) : [];
  return {
    linkId,
    reference,
    url: text(link["short_url"]) ?? "",
    end: status === "expired" || status === "cancelled" ? status : null,
    payments: payments.flatMap(({ payment_id: id, ...payment }) => {
      // Here the gateway says the currency of the page only.
      const currency = link["currency"];
      const read = readPayment({ ...payment, id, currency }, { linkId, reference });
      return read ? [read] : [];
    }),
  };
}

const refundStates: readonly RefundState[] = ["pending", "processed", "failed"];

/** A refund of the gateway; null for what is none. @param refund the gateway's `refund` entity */
export function readRefund(refund: Entity): GatewayRefund | null {
  const refundId = idOf(refund["id"], "rfnd_");
  const paymentId = idOf(refund["payment_id"], "pay_");
  const paise = paiseOf(refund["amount"]);
  const state = refundStates.find((one) => one === refund["status"]);
  if (refundId === null || paymentId === null || paise === null || !state) return null;
  return { refundId, paymentId, paise, state, receipt: text(refund["receipt"]) };
}
