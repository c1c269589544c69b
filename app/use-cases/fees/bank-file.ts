import { listBankTransfers } from "#data/fees/pay-runs.ts";
import { payNumber } from "#domain/fees/pay-run.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase } from "#security/guards.ts";
import { decryptPayeeSecret } from "#security/tutor-payee-secrets.ts";
import { recordExport } from "#use-cases/office/list-export.ts";

/** A transfer that the bank is to make. */
export interface Transfer {
  holder: string;
  account: string;
  ifsc: string;
  /** In paise. */
  net: number;
  /** The statement's number. */
  number: string;
}

/**
 * The transfers of a run, for the bank's file; recorded, and the admin gets a mail. Tutors whose
 * account is missing or can't be decrypted have none.
 *
 * @throws 404 for no run, and for one that was taken back
 */
export async function exportTransfers(
  context: Context,
  runId: string,
  isDownload: boolean,
): Promise<Transfer[]> {
  const database = adminDatabase(context);
  const rows = isRecordId(runId) ? await listBankTransfers(database, runId) : null;
  if (!rows) return notFound(context, "no-run");
  if (isDownload) await recordExport(context, "transfers", "tutor");
  return rows.flatMap(({ tutorId, year, number, account: encrypted, ifsc, holder, net }) => {
    const account = decryptPayeeSecret(context, tutorId, "account", encrypted);
    return account ? [{ holder, account, ifsc, net, number: payNumber(year, number) }] : [];
  });
}
