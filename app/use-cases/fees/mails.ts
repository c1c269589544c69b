import { findFeeMailSettings, updateFeeMailSettings } from "#data/fees/mails/settings.ts";
import { updateReminders } from "#data/fees/mails/reminders.ts";
import type { FeeMailSettings } from "#domain/fees/mails.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { requireFamily } from "./families.ts";

/** Which mails about fees are sent. */
export function loadFeeMailSettings(context: Context): Promise<FeeMailSettings> {
  return findFeeMailSettings(adminDatabase(context));
}

/** Changes which mails about fees are sent from now on. @param settings checked */
export async function setFeeMails(context: Context, settings: FeeMailSettings): Promise<void> {
  currentAdmin(context);
  await auditedTransaction(context, async (trx, record) => {
    await updateFeeMailSettings(trx, settings);
    await record({ action: "set-fee-mails", subject: null });
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
): Promise<Result<null, Refusal<"not-possible">>> {
  currentAdmin(context);
  await requireFamily(context, familyId);
  const action = "set-reminders";
  const detail = { familyId };
  const isChanged = await auditedTransaction(context, async (trx, record) => {
    if (!(await updateReminders(trx, familyId, hasReminders))) return false;
    await record({ action, subject: null, detail });
    return true;
  });
  if (isChanged) return ok();
  await recordDenial(context, { action, subject: null, reason: "not-possible", detail });
  return refuse("not-possible");
}
