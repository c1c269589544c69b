import type { ConsentState } from "#domain/guardians/guardian.ts";

export const messages = {
  title: "Your children's lessons",
  course: (subject: string, className: string) => `${subject}, ${className}`,
  next: "Next lesson",
  later: "Later lessons",
  noNext: "No live sessions scheduled.",
  waits: "This lesson is waiting for another tutor.",
  liveNow: "Live now",
  with: (tutor: string) => `with ${tutor}`,
  calendar: "Put the lessons into your calendar",
  calendarHint:
    "A calendar file with the times only; the links to the lessons stay with your child.",
  lastReport: "Last report",
  noReport: "No report yet.",
  past: "Past lessons",
  noPast: "No lesson is over yet.",
  recordings: "Recordings",
  noRecordings: "No recordings available.",
  watch: "Watch recording",
  announcements: "Announcements",
  noAnnouncements: "No announcements yet.",
  open: "Open link",
  newTab: "opens in a new tab",
  tutors: "Tutors",
  noTutors: "No teachers assigned yet.",
  newest: (shown: number, all: number) => `The newest ${shown} of ${all}.`,
  nearest: (shown: number, all: number) => `The next ${shown} of ${all}.`,
  closed: {
    unanswered:
      "You have not answered our question about your consent yet. You will find it in your email.",
    given: "",
    withheld: "You do not consent, so no lessons are shown here.",
    withdrawn: "You have withdrawn your consent, so no lessons are shown here.",
  } satisfies Record<ConsentState, string>,
  outdated:
    "Families and tutors can write to each other now. To open that, please answer our new question: we have mailed you a link to it.",
  answerAgain: "Get the link again",
  since: (date: string) => `You consented on ${date}.`,
  call: "Call us",
  messages: "Messages",
  whatsapp: "WhatsApp",
  /** What is typed already in a chat with the academy. */
  hello: (academy: string, child: string) =>
    `Hello ${academy}, I am writing about ${child}'s lessons.`,
  progress: "Progress",
  fees: "Fees",
  times: "Times that suit your family",
  change: "Get a link to change your answer",
  keepTitle: "This link",
  keep: "Anyone who has this page's address can read it. If the wrong person has it, end this link and get a new one.",
  end: "End this link",
};
