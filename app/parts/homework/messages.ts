import { count } from "#content/shared/count.ts";

/** What a student, a tutor and a guardian read about an answer. */
export const messages = {
  homework: "Homework",
  /** Leads to an answer from a report. */
  open: "Answer and marks",
  answer: "Answer",
  yourAnswer: "Your answer",
  /** @param when "Today at 6:10 PM" */
  handedIn: (when: string) => `Handed in: ${when}`,
  fromTutor: (tutor: string) => (tutor ? `From ${tutor}` : "From the tutor"),
  photo: (number: number) => `Photo ${number}`,
  /** What is drawn on a photo, for whoever doesn't see it. */
  ticks: (number: number) => count(number, "tick", "ticks"),
  crosses: (number: number) => count(number, "cross", "crosses"),
  lines: (number: number) => count(number, "line", "lines"),
  drawn: (list: string) => `Drawn on it: ${list}`,
  written: "Written on it",
  gone: "The picture is deleted after 120 days. What was drawn on it stays.",
};
