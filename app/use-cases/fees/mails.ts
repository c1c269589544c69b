import { findFeeMailSettings, updateFeeMailSettings } from "#data/fees/mails/settings.ts";
import { updateReminders } from "#data/fees/mails/reminders.ts";
import type { FeeMailSettings } from "#domain/fees/mails.ts";
import { auditedChange } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeOrDeny, type ChangeResult } from "#use-cases/shared/change-record.ts";
import { requireFamily } from "./families.ts";

/** Which mails about fees are sent. */
export function loadFeeMailSettings(context: Context): Promise<FeeMailSettings> {
  return findFeeMailSettings(adminDatabase(context));
}

/** Changes which mails about fees are sent from now on. @param settings checked */
export async function setFeeMails(context: Context, settings: FeeMailSettings): Promise<void> {
  currentAdmin(context);
  await auditedChange(context, { action: "set-fee-mails", subject: null }, async (trx) => {
    await updateFeeMailSettings(trx, settings);
    return true;
  });
}

/**
 * Changes whether a family is reminded of open invoices. Refused where it is so already.
 *
 * @throws 404 for no family
 */
export async function setReminders(
  context: Context,
  familyId: string,
  hasReminders: boolean,
): ChangeResult {
  currentAdmin(context);
  await requireFamily(context, familyId);
  const change = { action: "set-reminders", subject: null, detail: { familyId } } as const;
  return changeOrDeny(context, change, (trx) => updateReminders(trx, familyId, hasReminders));
}
