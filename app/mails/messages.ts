import { academy } from "#content/academy.ts";
import type { MailGroup } from "#domain/mail.ts";

/** The words around every mail. */
export const messages = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  farewell: `Your team at ${academy.name}`,
  needed: `You get this mail because you have an account at ${academy.name}.`,
  reasons: {
    reminders: `You get this mail because you chose reminders of live sessions at ${academy.name}.`,
    announcements: `You get this mail because you chose announcements of your courses at ${academy.name}.`,
    news: `You get this mail because you chose news of your courses at ${academy.name}.`,
  } satisfies Record<MailGroup, string>,
  stop: "Stop these mails",
  choose: "Choose your mails",
};
