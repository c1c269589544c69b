import type { ConsentState } from "#domain/guardian.ts";

export const messages = {
  title: "Your children's classes",
  course: (subject: string, className: string) => `${subject}, ${className}`,
  next: "Next classes",
  noNext: "No live sessions scheduled.",
  liveNow: "Live now",
  with: (tutor: string) => `with ${tutor}`,
  calendar: "Put the classes into your calendar",
  calendarHint:
    "A calendar file with the times only; the links to the classes stay with your child.",
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
  closed: {
    unanswered: "You have not answered our question about your consent yet. It is in your mail.",
    given: "",
    withheld: "You do not consent, so no lessons are shown here.",
    withdrawn: "You have withdrawn your consent, so no lessons are shown here.",
  } satisfies Record<ConsentState, string>,
  since: (date: string) => `You consented on ${date}.`,
  change: "Change your answer by a link in our mail",
  keepTitle: "This link",
  keep: "Whoever has the address of this page can read it. If somebody has it who should not, end it and get a new link.",
  end: "End this link",
};
