import { isEmailFree } from "#data/account/email-addresses.ts";
import { assignToken } from "#data/account/mailed-links.ts";
import { linkMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail, MailText } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To the address that a person wants to change to. If it belongs to another account, the mail says
 * so, without a link and without the name of that person.
 */
export const changeEmail: Mail<"change-email"> = async (
  { linkId },
  { database, accountId, name, now, academy },
) => {
  const link = await assignToken(database, linkId, "change-email", now);
  if (!link) return null;
  if (!(await isEmailFree(database, link.email, accountId))) return taken(academy.name);
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.link, path: `/change-email/${link.token}` },
      { is: "text", text: messages.hours(linkMinutes["change-email"] / 60) },
      { is: "text", text: messages.not },
    ],
  };
};

const taken = (academy: string): MailText => ({
  subject: messages.taken.subject,
  name: null,
  blocks: [
    { is: "text", text: messages.taken.text },
    { is: "text", text: messages.taken.not },
    { is: "link", label: messages.taken.link(academy), path: "/" },
  ],
});
