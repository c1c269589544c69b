import {
  entityOf,
  readPayment,
  readPlace,
  readRefund,
  type GatewayPayment,
  type GatewayRefund,
} from "./facts.ts";

/** What a notice of the gateway says. */
export type GatewayNews =
  | { is: "payment"; payment: GatewayPayment }
  | { is: "refund"; refund: GatewayRefund }
  | { is: "end"; end: "expired" | "cancelled"; reference: string | null; linkId: string }
  /** Nothing that concerns the books. */
  | { is: "other" };

/** A notice of the gateway. */
export interface GatewayEvent {
  /** The gateway's name of what happened, such as payment_link.paid. */
  kind: string;
  news: GatewayNews;
}

const other: GatewayNews = { is: "other" };

/**
 * Reads a notice whose signature was checked.
 *
 * @param body the text of the request
 * @returns null for what is no notice
 */
export function readEvent(body: string): GatewayEvent | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  const event = entityOf(parsed);
  const kind = event["event"];
  if (typeof kind !== "string" || !/^[a-z_.]{1,60}$/.test(kind)) return null;
  const payload = entityOf(event["payload"]);
  return { kind, news: readNews(kind, (name) => entityOf(entityOf(payload[name])["entity"])) };
}

function readNews(
  kind: string,
  entity: (name: string) => ReturnType<typeof entityOf>,
): GatewayNews {
  switch (kind) {
    case "payment_link.paid":
    case "payment.captured": {
      const payment = readPayment(entity("payment"), readPlace(entity("payment_link")));
      return payment ? { is: "payment", payment } : other;
    }
    case "payment_link.expired":
    case "payment_link.cancelled": {
      const { linkId, reference } = readPlace(entity("payment_link"));
      const end = kind === "payment_link.expired" ? "expired" : "cancelled";
      return linkId === null ? other : { is: "end", end, linkId, reference };
    }
    case "refund.processed":
    case "refund.failed": {
      const refund = readRefund({
        ...entity("refund"),
        status: kind === "refund.failed" ? "failed" : "processed",
      });
      return refund ? { is: "refund", refund } : other;
    }
    default:
      return other;
  }
}
