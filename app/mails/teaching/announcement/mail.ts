import { listMailedItems } from "#data/mail/mail-facts.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the student of an assignment, unless they have already seen the announcement. */
export const announcement: Mail<"announcement"> = async (
  { itemId },
  { database, accountId, name },
) => {
  const [item] = await listMailedItems(database, accountId, [itemId]);
  if (!item) return null;
  return {
    subject: messages.subject(item.title),
    name,
    blocks: [
      { is: "text", text: messages.text(item.tutorName, subjectName(item.subjectId)) },
      { is: "quote", text: `${item.title}\n\n${item.description}` },
      { is: "link", label: messages.link, path: `/dashboard/courses/${item.assignmentId}` },
    ],
  };
};
