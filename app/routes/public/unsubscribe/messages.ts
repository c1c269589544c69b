import type { MailGroup } from "#domain/mail/mail.ts";

const groups: Record<MailGroup, string> = {
  reminders: "reminders of lessons",
  lessons: "emails about planned, moved and cancelled lessons",
  reports: "reports about your lessons",
  messages: "emails about unread messages",
  announcements: "announcements from your tutors",
  news: "news about your courses",
  courses: "emails about courses that end or change hands",
  arrivals: "emails about new students and applications",
};

export const messages = {
  pageTitle: (name: string) => `Stop emails · ${name}`,
  title: "Stop these emails?",
  text: (group: MailGroup) =>
    `You will no longer get ${groups[group]}. Everything stays on your dashboard.`,
  stop: "Stop these emails",
  stopped: "Stopped",
  stoppedText: (group: MailGroup) =>
    `You will no longer get ${groups[group]} by email. You can turn them on again on your account page.`,
  choose: "Choose your emails",
};
