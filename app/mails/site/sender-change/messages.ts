import type { MailData } from "#domain/mail/mail.ts";

type What = MailData["sender-change"]["what"];

const subjects: Record<What, string> = {
  waits: "Another sender of your emails waits for you",
  changed: "Your emails have another sender",
};

const texts: Record<What, string> = {
  waits:
    "The published site has another name or email address of the academy. Emails keep their sender until an owner confirms the new one.",
  changed: "From now on all emails of the academy come from the name and address below.",
};

export const messages = {
  subjects,
  texts,
  now: "Emails come from",
  published: "The site says",
  by: "Done by",
  nameless: "A person whose name is deleted",
  when: "When",
  not: "If this is not right, correct the name and the address on the site, and look at who is in the staff.",
  link: "Open the Sender of Emails",
};
