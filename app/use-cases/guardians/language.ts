import { findGuardianLink } from "#data/guardians/guardian-links.ts";
import { findChild } from "#data/guardians/guarded-children.ts";
import { updateGuardianLanguage } from "#data/guardians/guardians.ts";
import { parseLanguage } from "#domain/shared/language.ts";
import { auditedTransaction } from "#request/audit.ts";
import { cookiesContext, type Context } from "#request/context.ts";
import { languageCookie } from "#security/language-cookie.ts";
import { denyLink } from "./deny-link.ts";

/**
 * Stores the language of a guardian's mails, for all their children, and of their pages in this
 * browser.
 *
 * @param chosen an untrusted code; an unknown one changes nothing
 * @throws 404 for a link that is not valid
 */
export async function chooseGuardianLanguage(
  context: Context,
  token: string,
  chosen: string,
): Promise<void> {
  const language = parseLanguage(chosen);
  const isValid = await auditedTransaction(context, async (trx, record) => {
    const link = await findGuardianLink(trx, "page", token);
    const child = link && (await findChild(trx, link.guardianId));
    if (!child) return false;
    if (language === null) return true;
    await updateGuardianLanguage(trx, child.guardianEmail, language);
    const { guardianId: id } = child;
    const subject = { kind: "guardian", id } as const;
    await record({ action: "choose-language", subject, actor: { id, role: "guardian" } });
    return true;
  });
  if (!isValid) await denyLink(context);
  if (language) context.get(cookiesContext).push(languageCookie(context, language));
}
