import type { MailGroup } from "#domain/mail/mail.ts";

/** The words around every mail's content. `academy` is its name. */
export const messages = {
  greeting: (name: string | null) => (name ? `Hello ${name},` : "Hello,"),
  farewell: (academy: string) => `Your team at ${academy}`,
  needed: (academy: string) => `You get this email because you have an account at ${academy}.`,
  reasons: (academy: string): Record<MailGroup, string> => ({
    reminders: `You get this email because reminders of lessons are on in your account at ${academy}.`,
    lessons: `You get this email because emails about planned, moved and cancelled lessons are on in your account at ${academy}.`,
    reports: `You get this email because reports about your lessons are on in your account at ${academy}.`,
    messages: `You get this email because emails about unread messages are on in your account at ${academy}.`,
    announcements: `You get this email because announcements are on in your account at ${academy}.`,
    courses: `You get this email because emails about courses that end or change hands are on in your account at ${academy}.`,
    news: `You get this email because news about your courses is on in your account at ${academy}.`,
    arrivals: `You get this email because emails about new students and applications are on in your account at ${academy}.`,
  }),
  subject: "Subject",
  class: "Class",
  when: "When",
  student: "Student",
  tutor: "Tutor",
  stop: "Stop these emails",
  choose: "Choose your emails",
};
