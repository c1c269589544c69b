import type { Database } from "#data/shared/database.ts";
import { hasResult, rowOrNull } from "#data/shared/rows.ts";
import type { Payee } from "#domain/fees/payee.ts";

/** Where families pay to, and whether a link may open their payment program. */
export interface StoredPayee extends Payee {
  hasUpiLink: boolean;
}

/** Where families pay to; null before fees began. */
export function findPayee(db: Database): Promise<StoredPayee | null> {
  return db
    .selectFrom("fee_settings")
    .select([
      "upi_id as upiId",
      "payee_name as payeeName",
      "bank_account as bankAccount",
      "ifsc",
      "has_upi_link as hasUpiLink",
    ])
    .$call(rowOrNull);
}

/** Changes where families pay to; false before fees began. */
export function updatePayee(trx: Database, payee: StoredPayee) {
  const { upiId, payeeName, bankAccount, ifsc, hasUpiLink } = payee;
  return trx
    .updateTable("fee_settings")
    .set({
      upi_id: upiId,
      payee_name: payeeName,
      bank_account: bankAccount,
      ifsc,
      has_upi_link: hasUpiLink,
    })
    .returning("one")
    .$call(hasResult);
}
