import { academy } from "#content/academy.ts";
import type { MailGroup } from "#domain/mail.ts";

/** The words around every mail's content. */
export const messages = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  farewell: `Your team at ${academy.name}`,
  needed: `You get this mail because you have an account at ${academy.name}.`,
  reasons: {
    reminders: `You get this mail because reminders of live sessions are on in your account at ${academy.name}.`,
    announcements: `You get this mail because announcements are on in your account at ${academy.name}.`,
    courses: `You get this mail because mails about courses that end or change hands are on in your account at ${academy.name}.`,
    news: `You get this mail because news of your courses is on in your account at ${academy.name}.`,
    arrivals: `You get this mail because mails about new students and applications are on in your account at ${academy.name}.`,
  } satisfies Record<MailGroup, string>,
  stop: "Stop these mails",
  choose: "Choose your mails",
};
