import { assignToken } from "#data/account/mailed-links.ts";
import { linkMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the previous address of an account, unless the change was undone. */
export const emailChanged: Mail<"email-changed"> = async ({ linkId }, { database, name, now }) => {
  const link = await assignToken(database, linkId, "undo-email", now);
  if (!link) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "text", text: messages.not },
      { is: "link", label: messages.link, path: `/undo-email/${link.token}` },
      { is: "text", text: messages.days(linkMinutes["undo-email"] / (24 * 60)) },
    ],
  };
};
