import { countUnanswered } from "#data/enquiries/mails.ts";
import { mayEnter } from "#mails/shared/for-staff.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To the staff: how many enquiries wait for an answer. It has a number only, because whatever the
 * families typed is a stranger's text.
 */
export const enquiries: Mail<"enquiries"> = async (_, sending) => {
  if (!(await mayEnter(sending, "enquiries"))) return null;
  const { database, name, academy } = sending;
  const count = await countUnanswered(database);
  if (count === 0) return null;
  return {
    subject: messages.subject(count),
    name,
    notice: { kind: "arrival", path: "/admin-dashboard/enquiries" },
    blocks: [
      { is: "text", text: messages.text(count, academy) },
      { is: "link", label: messages.link, path: "/admin-dashboard/enquiries" },
    ],
  };
};
