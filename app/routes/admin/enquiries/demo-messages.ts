import type { DemoProblem } from "#domain/timetable/demo-lesson.ts";

/** For the loader and the action: the browser gets only those that it shows. */
export const messages = {
  book: { title: "Book a demo class", save: "Book Demo" },
  move: { title: "Change the demo class", save: "Save Demo" },
  labels: {
    tutor: "Tutor and subject",
    tutorHint: "First those who are free when the family would like it",
    choose: "Choose a tutor",
    saving: "Saving...",
    cancel: "Not Now",
    date: "Date",
    time: "Time (India)",
    minutes: "Minutes",
    url: "Link to join",
    urlHint: "The tutor and the family get it by mail. Left empty, it is the tutor's meeting room.",
  },
  noTutor: "No approved tutor teaches this class and subject.",
  free: (times: readonly string[]) => `free on ${times.join(" and ")}`,
  problems: {
    "tutor-missing": "Please choose a tutor.",
    "date-missing": "Please fill in the date.",
    "time-missing": "Please fill in the time.",
    "no-such-time": "There is no such time. Please check it.",
    "length-invalid": "Please use 10 to 480 minutes.",
    "url-missing": "Please give the link to join. This tutor has no meeting room.",
    "url-invalid": "Please give a link that begins with https://",
  } satisfies Record<DemoProblem, string>,
  refusals: {
    "not-possible":
      "This demo class can't be planned now. Somebody may have changed the enquiry meanwhile.",
    "tutor-not-eligible": "This tutor can't teach this class and subject any more.",
  },
};
