import { formatDateTime } from "#domain/shared/dates.ts";
import type { MailText } from "./mail.ts";

/** What a mail says about something that was done in an account. */
interface Words {
  subject: string;
  text: string;
  when: string;
  /** What to do if it wasn't the owner. */
  not: string;
  link: string;
}

/** A mail about something that was done in an account, with further `facts` before its time. */
export function aboutEvent(
  words: Words,
  {
    name,
    at,
    path,
    facts = [],
  }: {
    name: string;
    at: string;
    path: string;
    facts?: readonly (readonly [label: string, value: string])[];
  },
): MailText {
  return {
    subject: words.subject,
    name,
    blocks: [
      { is: "text", text: words.text },
      { is: "facts", facts: [...facts, [words.when, formatDateTime(at)]] },
      { is: "text", text: words.not },
      { is: "link", label: words.link, path },
    ],
  };
}
