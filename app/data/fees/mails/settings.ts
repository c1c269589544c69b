import type { Database } from "#data/shared/database.ts";
import { firstSettings, type FeeMailSettings } from "#domain/fees/mails.ts";

/** Which mails about fees are sent. */
export async function findFeeMailSettings(db: Database): Promise<FeeMailSettings> {
  const row = await db
    .selectFrom("fee_mail_settings")
    .select([
      "has_invoices as hasInvoices",
      "has_receipts as hasReceipts",
      "first_days as firstDays",
      "second_days as secondDays",
    ])
    .executeTakeFirst();
  return row ?? firstSettings;
}

/** Changes which mails about fees are sent. @param settings checked */
export async function updateFeeMailSettings(
  trx: Database,
  settings: FeeMailSettings,
): Promise<void> {
  const row = {
    has_invoices: settings.hasInvoices,
    has_receipts: settings.hasReceipts,
    first_days: settings.firstDays,
    second_days: settings.secondDays,
  };
  await trx
    .insertInto("fee_mail_settings")
    .values(row)
    .onConflict((conflict) => conflict.column("one").doUpdateSet(row))
    .execute();
}
