import { normaliseEmail } from "#domain/account/account.ts";

/** Google's two domains of one mailbox, which also ignores dots in the name. */
const gmailDomains = ["gmail.com", "googlemail.com"];

/**
 * The mailbox that mails to an address arrive in, as far as addresses tell: without what follows a "+",
 * and at Gmail without dots. Limits count by it, so that one person is not mailed once for each
 * spelling; an address itself is stored and mailed as it was typed. `mailbox_of` in the database is the same.
 *
 * @param address an email address
 */
export function mailboxOf(address: string): string {
  const [local = "", domain = ""] = normaliseEmail(address).split("@");
  const [untagged = ""] = local.split("+");
  const name = untagged === "" ? local : untagged;
  if (!gmailDomains.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
