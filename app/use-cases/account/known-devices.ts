import {
  deleteKnownDevice,
  listKnownDevices,
  type KnownDevice,
} from "#data/account/known-devices.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedChange, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentAdmin } from "#security/guards.ts";

/** One of the admin's known devices. @throws 404 for a device that is not their own */
export async function requireKnownDevice(context: Context, deviceId: string): Promise<KnownDevice> {
  const { database } = context.get(servicesContext);
  const devices = await listKnownDevices(database, currentAdmin(context).accountId, new Date());
  const found = devices.find(({ id }) => id === deviceId);
  return found ?? notFound(context, "no-device", "account");
}

/** Removes one of the admin's known devices, which then needs a code again. @throws 404 for others */
export async function removeKnownDevice(context: Context, deviceId: string): Promise<void> {
  const { accountId: id } = currentAdmin(context);
  const change = { action: "forget-device", subject: { kind: "account", id } } as const;
  const wasDeleted =
    isRecordId(deviceId) &&
    (await auditedChange(context, change, (trx) => deleteKnownDevice(trx, id, deviceId)));
  if (!wasDeleted) await notFound(context, "no-device", "account");
}
