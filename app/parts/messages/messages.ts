import type { WriterRole } from "#domain/messages/line.ts";

/** What the lines of students, tutors and guardians say. */
export const messages = {
  title: "Messages",
  office: "The academy's office",
  formerTutor: "A tutor who has left",
  canRead: "The academy can read this.",
  withGuardian:
    "The academy can read this, and a parent or guardian who has agreed to messages can too.",
  none: "Nobody has written yet.",
  notAllowed:
    "You can write to a tutor once a parent or guardian has agreed to it. We ask them by email.",
  unread: (count: number) => `${count} new`,
  readOnly: "You can only read this now.",
  withdrawn: "This message was taken back.",
  you: "You",
  writers: {
    student: "Student",
    guardian: "Parent or guardian",
    tutor: "Tutor",
    staff: "The academy",
  } satisfies Record<WriterRole, string>,
  seen: "Seen",
  takeBack: "Take back",
  report: "Report",
  toRead: (title: string) => `To read: ${title}`,
  older: "Older messages",
  newest: "Newest messages",
  label: "Your message",
  limit: (most: number) => `At most ${most} characters.`,
  send: "Send",
  sendAnyway: "Send it all the same",
  sending: "Sending…",
  draft: "This is what you typed before and have not sent.",
  discard: "Discard it",
  back: "Back",
  reportTitle: "Report a message",
  reportIntro:
    "Our staff read this message first of all and talk with whoever is concerned. The other person is not told that it was you.",
  reason: "What is wrong with it?",
  sendReport: "Send the report",
  linkTitle: "Would you like to answer?",
  linkText:
    "For your child's safety this page only reads. We mail you a link that is valid for a day.",
  mailLink: "Mail me the link",
  linkMailed: "We have mailed you the link.",
  linkLimited: "We have mailed you several links today. Please use one of them, or try tomorrow.",
};
