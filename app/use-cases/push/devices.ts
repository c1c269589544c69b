import { deleteSubscription, refusePush, replaceSubscription } from "#data/push/subscriptions.ts";
import { insertTestPush } from "#data/push/pushes.ts";
import { readDeviceKeys, readEndpoint } from "#domain/push/endpoint.ts";
import { ok } from "#domain/shared/result.ts";
import { auditedChange, auditedTransaction, deny } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { isDeviceKey } from "#security/push-key.ts";
import { requireOwnSession } from "#use-cases/account/sessions.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";

/** Whether this device could get notices and its person has not said yes or no to them. */
export function isReminderOffered(context: Context): boolean {
  const { pushKey } = context.get(servicesContext);
  return pushKey !== null && currentActor(context).session.push === "off";
}

/** What a browser gives to be reached by, untrusted. */
export interface TypedSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Sends notices to this device from now on. Refused for what can't be a browser's: the server would call
 * any address.
 */
export async function turnRemindersOn(context: Context, typed: TypedSubscription): ChangeResult {
  const { accountId: id, session } = currentActor(context);
  const { pushKey } = context.get(servicesContext);
  const entry = { action: "start-push", subject: { kind: "account", id } } as const;
  const endpoint = readEndpoint(typed.endpoint);
  const keys = readDeviceKeys(typed.p256dh, typed.auth);
  if (!endpoint || !keys || !isDeviceKey(keys.p256dh) || pushKey === null) {
    return deny(context, { ...entry, reason: "not-possible" });
  }
  await auditedTransaction(context, async (trx, record) => {
    await replaceSubscription(trx, { sessionId: session.id, endpoint: endpoint.href, ...keys });
    await record(entry);
  });
  return ok();
}

/** Sends no more notices to one of the actor's own devices. @throws 404 for any other */
export async function turnRemindersOff(context: Context, sessionId: string): Promise<void> {
  await requireOwnSession(context, sessionId);
  const { accountId: id } = currentActor(context);
  const change = { action: "stop-push", subject: { kind: "account", id } } as const;
  await auditedChange(context, change, (trx) => deleteSubscription(trx, sessionId));
}

/** Sends no notices to this device, and asks there no more. */
export async function refuseReminders(context: Context): Promise<void> {
  const { accountId: id, session } = currentActor(context);
  await auditedTransaction(context, async (trx, record) => {
    await deleteSubscription(trx, session.id);
    await refusePush(trx, session.id);
    await record({ action: "refuse-push", subject: { kind: "account", id } });
  });
}

/** Sends a notice to this device, to try it. Refused where it gets none. */
export async function tryReminders(context: Context): ChangeResult {
  const { accountId: id, session } = currentActor(context);
  const change = { action: "try-push", subject: { kind: "account", id } } as const;
  return changeOrDeny(context, change, (trx) => insertTestPush(trx, session.id, new Date()));
}
