import type { Academy } from "#content/site/academy.ts";
import { maxCountedEnquiries } from "#data/enquiries/mails.ts";

export const messages = {
  subject: (count: number) => {
    if (count === 1) return "A family is waiting for your answer";
    return count < maxCountedEnquiries
      ? `${count} families are waiting for your answer`
      : `${maxCountedEnquiries} or more families are waiting for your answer`;
  },
  text: (count: number, { emailReply }: Academy) =>
    count === 1
      ? `A family has asked for a free demo class, and nobody has answered yet. We promise an answer within ${emailReply}.`
      : `They have asked for a free demo class, and nobody has answered yet. We promise an answer within ${emailReply}.`,
  link: "Open the enquiries",
};
