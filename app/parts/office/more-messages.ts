import { queueHours } from "#domain/lessons/settlement.ts";

export const messages = {
  title: "More",
  families: "Families",
  lessons: "Lessons",
  academy: "The academy",
  places: {
    enquiries: {
      label: "Enquiries",
      text: "Families who ask for a demo class and have no account yet.",
    },
    messages: {
      label: "Messages",
      text: "Who waits for the office, and messages to look at.",
    },
    referrals: { label: "Referrals", text: "Who came through whom." },
    import: {
      label: "Import",
      text: "Students, tutors, guardians and assignments from a spreadsheet.",
    },
    lessons: {
      label: "Lessons to settle",
      text: `Disputes, and lessons that nobody has settled in ${queueHours} hours.`,
    },
    away: { label: "Tutors away", text: "Lessons that are planned while their tutor is away." },
    quality: { label: "Quality", text: "How the lessons of a month turned out, by tutor." },
    overlaps: {
      label: "Overlapping lessons",
      text: "Lessons at the same time, from earlier days.",
    },
    holidays: { label: "Holidays", text: "The days without lessons." },
    syllabus: { label: "Syllabus", text: "The chapters of each class and subject." },
    fees: { label: "Fees", text: "What families owe, what tutors earn, and the prices." },
    site: {
      label: "Site",
      text: "What the public pages say: name, contacts, questions, policies.",
    },
    staff: { label: "Staff", text: "Who works here, with which role." },
    setup: { label: "Set-up", text: "The first steps of the academy." },
    log: { label: "Log", text: "Who did what, and when." },
  },
};
