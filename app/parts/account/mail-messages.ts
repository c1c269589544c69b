import type { ArrivalsChoice } from "#domain/mail/arrivals.ts";
import type { MailGroup } from "#domain/mail/mail.ts";
import type { PushGroup } from "#domain/push/push.ts";

export const messages = {
  section: "Messages",
  sectionText: "Choose what we tell you by email and on your lock screen.",
  choose: "Choose Your Messages",
  openReminders: "Reminders on This Device",
  title: "Your Messages",
  legend: "Send me emails",
  groups: {
    reminders: "Reminders a day and an hour before lessons",
    lessons: "When lessons are planned, moved or cancelled",
    reports: "What tutors say of my lessons and homework",
    messages: "Messages that I have not read for ten minutes",
    announcements: "Announcements from my tutors",
    news: "News about my courses, at most one email an hour",
    courses: "When a course ends or another tutor takes it over",
  } satisfies Record<Exclude<MailGroup, "arrivals">, string>,
  pushLegend: "On devices with reminders",
  pushGroups: {
    reminders: "Ten minutes before a lesson",
    lessons: "When a lesson is moved, cancelled or asked about",
    reports: "When a report or marked homework is there",
    homework: "Homework that is due tomorrow",
    messages: "When somebody writes to me",
    arrivals: "New applications and enquiries",
    away: "Answers about lessons while a tutor is away",
  } satisfies Record<PushGroup, string>,
  pushText: "A device gets them once you have turned reminders on there.",
  pushLink: "Reminders on this device",
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
