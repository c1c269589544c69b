import { failLink, noteLink, reserveLink } from "#data/fees/gateway/links.ts";
import { familyCode } from "#domain/fees/payee.ts";
import { linkLifetime } from "#domain/fees/gateway/limits.ts";
import { minute } from "#domain/shared/durations.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import type { Claimant } from "../family-fees.ts";

/** A page of the gateway. */
export interface OnlinePage {
  /** Our id. */
  id: string;
  url: string;
}

/** Whether families can pay through a gateway. */
export const hasGateway = (context: Context): boolean =>
  context.get(servicesContext).gateway !== null;

/** Why nobody can pay through the gateway now. */
export type PayRefusal = "off" | "busy" | "unavailable";

/**
 * The page of the gateway on which a family pays an amount: a new one, or one of the same amount that
 * still waits. The gateway learns the family's code, and no name.
 *
 * @param family what it owes is checked (`checkOnline`)
 * @param returnTo where the gateway sends the family afterwards, with the origin
 */
export async function payOnline(
  context: Context,
  { studentId, actor }: Pick<Claimant, "studentId" | "actor">,
  family: { id: string; number: number; paise: number },
  { returnTo, now }: { returnTo: string; now: Date },
): Promise<Result<OnlinePage, Refusal<PayRefusal>>> {
  const { database, gateway } = context.get(servicesContext);
  const action = "pay-online";
  const subject = { kind: "student", id: studentId } as const;
  const deny = async (reason: PayRefusal) => {
    await recordDenial(context, { action, subject, reason: "not-possible" });
    return refuse(reason);
  };
  if (!gateway) return deny("off");
  const { id: familyId, number, paise } = family;
  const expiresAt = new Date(now.getTime() + linkLifetime);
  const reserved = await auditedTransaction(context, async (trx, record) => {
    const link = await reserveLink(trx, { familyId, paise, expiresAt }, now);
    if (link.is === "new") await record({ action, subject, actor, detail: { familyId } });
    return link;
  });
  if (reserved.is === "asked") return deny("busy");
  const { id } = reserved;
  if (reserved.is === "waiting") return ok({ id, url: reserved.url });
  // Outside of any transaction: nobody waits for the gateway.
  const made = await gateway.createLink({
    reference: id,
    paise,
    description: familyCode(number),
    returnTo,
    expiresAt,
  });
  if (!made.ok) {
    await failLink(database, id);
    return deny("unavailable");
  }
  await noteLink(database, id, made.value, new Date(now.getTime() + minute));
  return ok({ id, url: made.value.url });
}
