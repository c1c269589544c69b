import type { ArrivalsChoice } from "#domain/arrivals.ts";
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
  } satisfies Record<Exclude<MailGroup, "arrivals">, string>,
  arrivals: "New students and applications",
  arrivalsChoices: {
    "at-once": "At once, at most one mail in 15 minutes",
    daily: "Daily, at 8 in the morning",
    never: "Never",
  } satisfies Record<ArrivalsChoice, string>,
  always: "Always on",
  alwaysText:
    "Mails about your account, your application and new courses. You need these to use the academy.",
  alwaysTextForAdmins: "Mails about your account and about guardians who withdraw their consent.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
};
