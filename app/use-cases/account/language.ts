import { updateLanguage } from "#data/account/accounts.ts";
import type { Database } from "#data/shared/database.ts";
import { parseLanguage } from "#domain/shared/language.ts";
import type { Context } from "#request/context.ts";
import { language } from "#content/shared/language.ts";
import { auditedTransaction } from "#request/audit.ts";
import { currentActor } from "#security/guards.ts";

/**
 * Stores the language in which the actor reads screens and mails. The next page is in it.
 *
 * @param chosen an untrusted code; an unknown one changes nothing
 */
export async function chooseLanguage(context: Context, chosen: string): Promise<void> {
  const { accountId: id } = currentActor(context);
  const known = parseLanguage(chosen);
  if (known === null) return;
  await auditedTransaction(context, async (trx, record) => {
    await updateLanguage(trx, id, known);
    await record({ action: "choose-language", subject: { kind: "account", id } });
  });
}

/** Gives a new account the language of the page that it was made on. Run it in the transaction of the sign-up. */
export async function keepPageLanguage(trx: Database, accountId: string): Promise<void> {
  if (language !== "en") await updateLanguage(trx, accountId, language);
}
