import { formatDateTime } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person who, or in whose name somebody, signed in from a device that is new to the account. */
export const newDevice: Mail<"new-device"> = ({ browser, system, at }, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    {
      is: "facts",
      facts: [
        [messages.device, messages.deviceOf(browser, system)],
        [messages.when, formatDateTime(at)],
      ],
    },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/forgot-password" },
  ],
});
