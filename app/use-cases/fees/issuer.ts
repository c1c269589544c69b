import { findPayer, updatePayer, type StoredPayer } from "#data/fees/documents/payer.ts";
import { insertIssuer, listIssuers, type Issuer } from "#data/fees/documents/issuer.ts";
import { auditedTransaction } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { loadFamily, requireFamily } from "./families.ts";

/** What was said of who issues documents, the newest first. */
export function loadIssuers(context: Context): Promise<Issuer[]> {
  return listIssuers(adminDatabase(context));
}

/** Sets who issues documents from a day on; what was issued before stays. @param issuer checked */
export async function setIssuer(context: Context, issuer: Issuer): Promise<void> {
  const madeBy = currentAdmin(context).accountId;
  await auditedTransaction(context, async (trx, record) => {
    await insertIssuer(trx, issuer, madeBy);
    await record({ action: "set-issuer", subject: null });
  });
}

/** To whom a family's documents are made out. @throws 404 for no family */
export async function loadPayer(context: Context, familyId: string) {
  const { students } = await loadFamily(context, familyId, 1);
  return { students, payer: await findPayer(adminDatabase(context), familyId) };
}

/** Changes to whom a family's next documents are made out. @param payer checked @throws 404 */
export async function setPayer(
  context: Context,
  familyId: string,
  payer: StoredPayer,
): Promise<void> {
  await requireFamily(context, familyId);
  await auditedTransaction(context, async (trx, record) => {
    await updatePayer(trx, familyId, payer);
    await record({ action: "set-payer", subject: null, detail: { familyId } });
  });
}
