import {
  findTutorPayee,
  upsertTutorPayee,
  type Sealed,
  type TutorPayee,
} from "#data/fees/tutor-payees.ts";
import { endOf } from "#domain/fees/tutor-payee.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedTransaction, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { encryptPayeeSecret, type PayeeSecret } from "#security/tutor-payee-secrets.ts";

/** What is deducted from a tutor's pay and where it goes, as it is shown. @throws 404 for no tutor */
export async function loadTutorPayee(
  context: Context,
  tutorId: string,
): Promise<{ name: string; payee: TutorPayee }> {
  const found = isRecordId(tutorId) ? await findTutorPayee(adminDatabase(context), tutorId) : null;
  return found ?? notFound(context, "no-tutor", "tutor", tutorId);
}

/** Checked (`checkTutorPayee`). */
export interface CheckedTutorPayee {
  section: string;
  /** In hundredths of a percent. */
  rate: number;
  /** Undefined leaves it as it is, null removes it. */
  pan: string | null | undefined;
  account: string | null | undefined;
  ifsc: string;
  holder: string;
}

/**
 * Sets what is deducted from a tutor's pay and where it goes. Runs that are made keep what they have.
 *
 * @throws 404 for no tutor
 */
export async function setTutorPayee(
  context: Context,
  tutorId: string,
  payee: CheckedTutorPayee,
): Promise<void> {
  const changedBy = currentAdmin(context).accountId;
  await loadTutorPayee(context, tutorId);
  const seal = (what: PayeeSecret): Sealed | null | undefined => {
    const code = payee[what];
    if (code === undefined || code === null) return code;
    return { value: encryptPayeeSecret(context, tutorId, what, code), end: endOf(code) };
  };
  const { section, rate, ifsc, holder } = payee;
  const sealed = { pan: seal("pan"), account: seal("account") };
  await auditedTransaction(context, async (trx, record) => {
    await upsertTutorPayee(trx, { tutorId, section, rate, ...sealed, ifsc, holder, changedBy });
    await record({ action: "set-tutor-payee", subject: { kind: "tutor", id: tutorId } });
  });
}
