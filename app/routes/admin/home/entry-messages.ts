import { queueHours } from "#domain/lessons/settlement.ts";
import { numberOf } from "./number-of.ts";

/** The words of the home's entries, which its loader writes: the browser does not load them. */
export const entryMessages = {
  applications: {
    title: "Applications",
    empty: "No applications are waiting.",
    more: "All applications",
  },
  students: {
    title: "Students without a tutor",
    empty: "Every student has a tutor.",
    more: "All students without a tutor",
  },
  enquiries: {
    title: "Enquiries",
    empty: "Every enquiry is answered.",
    more: { to: "/admin-dashboard/enquiries", text: "All enquiries" },
  },
  written: {
    title: "Messages",
    more: { to: "/admin-dashboard/messages", text: "All messages" },
    reported: (number: number, most: number) => `Reported: ${numberOf(number, most)}`,
    flagged: (number: number, most: number) => `Flagged: ${numberOf(number, most)}`,
    toAnswer: (number: number, most: number) => `Waiting for an answer: ${numberOf(number, most)}`,
  },
  promises: { title: "Promises", more: "All that is due" },
  late: (number: number, most: number) => `${numberOf(number, most)} late`,
  guardians: { title: "Guardians", empty: "No guardians need your attention.", more: null },
  today: {
    title: "Today",
    empty: "No lessons today.",
    over: "Today's lessons are over.",
    links: [
      { to: "/admin-dashboard/away", text: "A tutor is away" },
      { to: "/admin-dashboard/evening", text: "The evening's list" },
      { to: "/admin-dashboard/holidays", text: "Holidays of the academy" },
    ],
  },
  evening: {
    title: "This evening",
    empty: "Nothing is left for this evening.",
    link: "The evening's list",
    withoutLink: (lessons: string) => `${lessons} tomorrow without link`,
    withoutTutor: (lessons: string) => `${lessons} tomorrow without tutor`,
    unsettled: (lessons: string) => `${lessons} today not settled`,
    enquiries: (enquiries: string) =>
      `${enquiries === "1" ? "1 enquiry" : `${enquiries} enquiries`} without an answer`,
  },
  setup: {
    id: "setup-request",
    title: "Welcome to your academy",
    text: "Six short steps make it yours: its name, how to reach you, your tutors and students, mails, and what to check before you go live.",
    links: [{ to: "/admin-dashboard/setup", label: "Open the Set-up" }],
  },
  secondFactor: {
    id: "second-factor-request",
    title: "Protect this dashboard with a second factor",
    text: "Your account has none yet, so anyone who learns your password can read about every student. Codes from an app stop them on a new device. With a passkey you need no password at all.",
    links: [
      { to: "/account/second-factor", label: "Set Up a Second Factor" },
      { to: "/account/passkeys", label: "Add a Passkey" },
    ],
  },
  clear: { title: "All clear", text: "No application, student or guardian is waiting for you." },
  withoutLink:
    "These lessons have a link that doesn't lead to a meeting. Ask the tutor to correct it.",
  hold: "Lessons on hold",
  more: (shown: number, all: number, most: number) => `${numberOf(all - shown, most - shown)} more`,
  applied: (date: string) => `Applied on ${date}`,
  background: (qualification: string, band: string) => `${qualification}, ${band} of experience`,
  waiting: (className: string, date: string, days: number) => {
    if (days === 0) return `${className}, waiting since today`;
    return `${className}, waiting for ${days === 1 ? "1 day" : `${days} days`}, since ${date}`;
  },
  otherSubjects: (subjects: readonly string[]) =>
    subjects.length === 1
      ? `Tutors for ${subjects[0]}`
      : `Tutors for ${subjects.length} more subjects`,
  demo: (times: readonly string[]) => `Wants a demo class on ${times.join(" or ")}`,
  guardianOf: (guardian: string) => `Guardian: ${guardian}`,
  since: (date: string) => `since ${date}`,
  who: (student: string, tutor: string) => `${student} with ${tutor}`,
  formerTutor: "a former tutor",
  /** "5:30 PM IST" */
  at: (time: string) => `${time} IST`,
  held: (courses: string, lessons: string) => `${courses} on hold, ${lessons} planned`,
  courses: (number: number, most: number) =>
    number === 1 ? "1 course" : `${numberOf(number, most)} courses`,
  lessons: (number: number, most: number) =>
    number === 1 ? "1 lesson" : `${numberOf(number, most)} lessons`,
  suspendedSince: (date: string) => `Suspended since ${date}`,
  quality: { text: "Quality of lessons", to: "/admin-dashboard/quality" },
  toSettle: (number: number, most: number) =>
    `${number === 1 ? "1 lesson" : `${numberOf(number, most)} lessons`} to settle: disputed, or over for ${queueHours} hours`,
  whileAway: (number: number, most: number) =>
    number === 1
      ? "1 lesson while its tutor is away"
      : `${numberOf(number, most)} lessons while their tutor is away`,
  refused: (number: number, most: number) =>
    `Changed lessons that do not suit the family: ${numberOf(number, most)}`,
  makeUps: (number: number, most: number) => `Make-up lessons to plan: ${numberOf(number, most)}`,
  toGive: (number: number, most: number) =>
    number === 1
      ? "1 lesson without a substitute"
      : `${numberOf(number, most)} lessons without a substitute`,
  overlaps: (number: number, most: number) => `${numberOf(number, most)} lessons overlap`,
  tutorLeft: (courses: string) => `${courses} without a tutor, because the tutor has left`,
};
