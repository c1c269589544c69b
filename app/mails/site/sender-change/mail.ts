import { senderOf } from "#content/site/academy-sender.ts";
import { readSiteChanges } from "#content/site/changes.ts";
import { findKeptSender } from "#data/site/kept-sender.ts";
import { findPublishedSite } from "#data/site/site.ts";
import { findStaffPerson, findStaffRole } from "#data/people/staff.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import type { Sender } from "#domain/site/sender.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To each owner when what is published would change the sender of mails, and when it has; null for who
 * is no longer an owner, and once nothing waits any more.
 */
export const senderChange: Mail<"sender-change"> = async (
  { what, by, at },
  { database, accountId, name },
) => {
  if ((await findStaffRole(database, accountId)) !== "owner") return null;
  const kept = await findKeptSender(database);
  if (what === "waits" && !kept) return null;
  // The instance may not have rendered it yet.
  const site = readSiteChanges((await findPublishedSite(database))?.changes);
  const published = asHeader(senderOf(site));
  const author = await findStaffPerson(database, by);
  return {
    subject: messages.subjects[what],
    name,
    blocks: [
      { is: "text", text: messages.texts[what] },
      {
        is: "facts",
        facts: [
          [messages.now, kept ? asHeader(kept) : published],
          ...(kept ? [[messages.published, published] as const] : []),
          [messages.by, author?.name ?? messages.nameless],
          [messages.when, formatDateTime(at)],
        ],
      },
      { is: "text", text: messages.not },
      { is: "link", label: messages.link, path: "/admin-dashboard/setup/mail" },
    ],
  };
};

const asHeader = ({ name, address }: Sender) => `${name} <${address}>`;
