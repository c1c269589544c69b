import { academy } from "#content/academy.ts";
import type { MailGroup } from "#domain/mail.ts";

/** The words around every mail's content. */
export const messages = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  farewell: `Your team at ${academy.name}`,
  needed: `You get this email because you have an account at ${academy.name}.`,
  reasons: {
    reminders: `You get this email because reminders of live sessions are on in your account at ${academy.name}.`,
    lessons: `You get this email because emails about planned, moved and cancelled live sessions are on in your account at ${academy.name}.`,
    reports: `You get this email because reports about your lessons are on in your account at ${academy.name}.`,
    announcements: `You get this email because announcements are on in your account at ${academy.name}.`,
    courses: `You get this email because emails about courses that end or change hands are on in your account at ${academy.name}.`,
    news: `You get this email because news about your courses is on in your account at ${academy.name}.`,
    arrivals: `You get this email because emails about new students and applications are on in your account at ${academy.name}.`,
  } satisfies Record<MailGroup, string>,
  subject: "Subject",
  class: "Class",
  when: "When",
  student: "Student",
  tutor: "Tutor",
  stop: "Stop these emails",
  choose: "Choose your emails",
};
