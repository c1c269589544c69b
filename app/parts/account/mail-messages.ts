import type { ArrivalsChoice } from "#domain/mail/arrivals.ts";
import type { MailGroup } from "#domain/mail/mail.ts";

export const messages = {
  section: "Emails",
  sectionText: "Choose which emails you get from us.",
  choose: "Choose Your Emails",
  title: "Your Emails",
  legend: "Send me",
  groups: {
    reminders: "Reminders a day and an hour before lessons",
    lessons: "When lessons are planned, moved or cancelled",
    reports: "What tutors report about my lessons",
    announcements: "Announcements from my tutors",
    news: "News about my courses, at most one email an hour",
    courses: "When a course ends or another tutor takes it over",
  } satisfies Record<Exclude<MailGroup, "arrivals">, string>,
  arrivals: "New students and applications",
  arrivalsChoices: {
    "at-once": "At once, at most one email in 15 minutes",
    daily: "Daily, at 8 in the morning",
    never: "Never",
  } satisfies Record<ArrivalsChoice, string>,
  always: "Always on",
  alwaysText:
    "Emails about your account, your application and new courses. You need these to use the academy.",
  alwaysTextForAdmins: "Emails about your account and about guardians who withdraw their consent.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
};
