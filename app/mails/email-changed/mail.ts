import { giveToken } from "#data/mailed-links.ts";
import { linkMinutes } from "#domain/mailed-link.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To the address that an account had, unless the change was taken back meanwhile. */
export const emailChanged: Mail<"email-changed"> = async ({ linkId }, { database, name, now }) => {
  const link = await giveToken(database, linkId, "undo-email", now);
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
