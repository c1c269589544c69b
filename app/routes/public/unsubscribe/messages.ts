import { academy } from "#content/academy.ts";
import type { MailGroup } from "#domain/mail.ts";

const groups: Record<MailGroup, string> = {
  reminders: "reminders of live sessions",
  announcements: "announcements of your tutors",
  news: "news of your courses",
  courses: "mails about courses that end or change hands",
  arrivals: "mails about new students and applications",
};

export const messages = {
  pageTitle: `Stop mails · ${academy.name}`,
  title: "Stop these mails?",
  text: (group: MailGroup) =>
    `We then send you no more ${groups[group]}. Everything stays on your dashboard.`,
  stop: "Stop these mails",
  stopped: "Stopped",
  stoppedText: (group: MailGroup) =>
    `You get no more ${groups[group]} by mail. You can turn them on again on your account's page.`,
  choose: "Choose your mails",
};
