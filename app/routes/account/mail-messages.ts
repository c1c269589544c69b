import type { MailGroup } from "#domain/mail.ts";

export const messages = {
  section: "Mails",
  sectionText: "Choose which mails you get from us.",
  choose: "Choose Your Mails",
  title: "Your Mails",
  legend: "Send me",
  groups: {
    reminders: "Reminders a day and an hour before live sessions",
    announcements: "Announcements of my tutors",
    news: "News of my courses, at most one mail an hour",
    courses: "When a course ends or another tutor takes it over",
  } satisfies Record<MailGroup, string>,
  always: "Always on",
  alwaysText:
    "Mails about your account, your application and new courses. You need these to use the academy.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
};
