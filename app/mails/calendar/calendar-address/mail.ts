import { formatDateTime } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person whose calendar got an address. The address itself is not in it. */
export const calendarAddress: Mail<"calendar-address"> = ({ at }, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "facts", facts: [[messages.when, formatDateTime(at)]] },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/calendar" },
  ],
});
