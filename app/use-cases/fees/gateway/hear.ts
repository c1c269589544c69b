import { hearGateway } from "#data/fees/gateway/heard.ts";
import { readEvent } from "#domain/fees/gateway/event.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { recordDenial } from "#request/audit.ts";
import { requestIdContext, servicesContext, type Context } from "#request/context.ts";
import { logEntered } from "./log-entered.ts";

/** A notice as it came. */
export interface Notice {
  /** The bytes that were signed. */
  body: Uint8Array;
  signature: string;
  /** The gateway's id of it. */
  eventId: string;
}

/**
 * Takes a notice of the payment gateway. Refused where the gateway is off, has not signed it, or it is
 * none; what it says is never refused.
 */
export async function takeNotice(
  context: Context,
  { body, signature, eventId }: Notice,
): Promise<Result<null, Refusal<"off" | "forged" | "unreadable">>> {
  const { database, gateway, log } = context.get(servicesContext);
  const action = "hear-gateway";
  if (!gateway) {
    await recordDenial(context, { action, subject: null, reason: "not-possible" });
    return refuse("off");
  }
  if (!gateway.isSigned(body, signature)) {
    await recordDenial(context, { action, subject: null, reason: "wrong-signature" });
    return refuse("forged");
  }
  const event = readEvent(Buffer.from(body).toString("utf8"));
  if (!event || !/^[\w.-]{1,100}$/.test(eventId)) {
    await recordDenial(context, { action, subject: null, reason: "unreadable-form" });
    return refuse("unreadable");
  }
  const { kind, news } = event;
  const heard = await hearGateway(database, news, { id: eventId, kind });
  const requestId = context.get(requestIdContext);
  const { isRepeated, isUnknown, entered } = heard;
  log("info", "gateway-notice", { requestId, kind, isRepeated, isUnknown });
  logEntered(log, entered);
  return ok();
}
