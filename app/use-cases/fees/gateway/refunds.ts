import { hearGateway } from "#data/fees/gateway/heard.ts";
import { findGatewayOverview, type GatewayOverview } from "#data/fees/gateway/overview.ts";
import {
  findPaidOnline,
  insertRefund,
  refuseRefund,
  type PaidOnline,
} from "#data/fees/gateway/refunds.ts";
import { minute } from "#domain/shared/durations.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, notFound, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { logEntered } from "./log-entered.ts";
import { hasGateway } from "./pay-online.ts";

/** What came through the gateway, and whether families can pay through it. */
export async function loadGateway(context: Context): Promise<GatewayOverview & { isOn: boolean }> {
  return { ...(await findGatewayOverview(adminDatabase(context))), isOn: hasGateway(context) };
}

/** A family's payment through the gateway. @throws 404 for another one */
export async function loadPaidOnline(
  context: Context,
  ids: { familyId: string; paymentId: string },
): Promise<PaidOnline & { isOn: boolean }> {
  const database = adminDatabase(context);
  const isId = isRecordId(ids.familyId) && isRecordId(ids.paymentId);
  const found = isId ? await findPaidOnline(database, ids) : null;
  if (found) return { ...found, isOn: hasGateway(context) };
  return notFound(context, "no-payment");
}

/**
 * What came of giving something back: it is in the books; the gateway has not answered and is asked again;
 * or it was refused, and nothing has changed.
 */
export type RefundAnswer = Result<
  "entered" | "asked",
  Refusal<"off" | "too-much" | "refused" | "failed">
>;

/**
 * Gives a part of a payment back through the gateway. It is in the books once the gateway has accepted it.
 *
 * @param refund checked (`checkRefund`)
 */
export async function giveBack(
  context: Context,
  ids: { familyId: string; paymentId: string },
  refund: { paise: number; reason: string },
  now: Date,
): Promise<RefundAnswer> {
  const { database, gateway, log } = context.get(servicesContext);
  const madeBy = currentAdmin(context).accountId;
  const { gatewayId } = await loadPaidOnline(context, ids);
  const action = "refund-payment";
  const deny = async <R extends "off" | "too-much" | "refused" | "failed">(reason: R) => {
    await recordDenial(context, { action, subject: null, reason: "not-possible", detail: ids });
    return refuse(reason);
  };
  if (!gateway) return deny("off");
  const { paise, reason } = refund;
  // A request that is lost in between is asked again by the server.
  const askAt = new Date(now.getTime() + minute);
  const receipt = await auditedTransaction(context, async (trx, record) => {
    const id = await insertRefund(trx, { gatewayId, paise, reason, madeBy }, askAt);
    if (id !== null) await record({ action, subject: null, detail: ids });
    return id;
  });
  if (receipt === null) return deny("too-much");
  const made = await gateway.refund({ paymentId: gatewayId, paise, receipt });
  if (made.ok) {
    // What it gives back is known by our id, also where the answer does not repeat it.
    const news = { is: "refund", refund: { ...made.value, receipt } } as const;
    const { entered } = await hearGateway(database, news, null);
    logEntered(log, entered);
    return made.value.state === "failed" ? deny("failed") : ok("entered");
  }
  if (made.reason === "unavailable") return ok("asked");
  await refuseRefund(database, receipt);
  return deny("refused");
}
