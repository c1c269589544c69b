import type { MailGroup } from "#domain/mail.ts";

export const messages = {
  section: "Mails",
  sectionText: "You choose what we write to you about.",
  choose: "Choose Your Mails",
  title: "Your Mails",
  legend: "Send me",
  groups: {
    reminders: "Reminders a day and an hour before live sessions",
    announcements: "Announcements of my tutors",
    news: "News of my courses, at most one mail an hour",
  } satisfies Record<MailGroup, string>,
  always: "Always on",
  alwaysText:
    "Mails about your account, your application and new courses: without them you could not use the academy.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
};
