import type { CourseAccess } from "#domain/assignments/course-access.ts";
import type { EmbedHost } from "#domain/teaching/embed.ts";

export const messages = {
  accessDetail: {
    open: "",
    rejected: "Contact the academy if you think this is a mistake.",
    waiting: "You will see your lessons here as soon as a teacher is assigned.",
  } satisfies Record<CourseAccess, string>,
  endedText: "This course is over. You can still read and watch everything in it.",
  lessonWaits: "This lesson is waiting for another tutor.",
  homework: "Homework",
  openHomework: "Answer",
  lastReport: "Last report",
  exams: "Exams",
  recordings: "Recordings",
  lessons: "Live Sessions",
  showAllLessons: (count: number) => `Show all ${count} lessons`,
  /** The rest of a list, below its first lines. */
  all: (number: number) => `All ${number}`,
  inThisCourse: "In this course",
  searchRecordings: "Search recordings",
  found: (number: number, all: number) => `${number} of ${all}`,
  noneFound: "No recordings match.",
  noExams: "No upcoming exams.",
  noRecordings: "No recordings available.",
  takeExam: "Open exam",
  watch: "Watch recording",
  pastLessons: "Past Lessons",
  hosts: {
    youtube: "YouTube",
    vimeo: "Vimeo",
    "google-drive": "Google Drive",
    "google-forms": "Google Forms",
  } satisfies Record<EmbedHost, string>,
  playsFrom: (host: string) => `Plays here, from ${host}`,
  openOn: (host: string) => `Open on ${host}`,
  openInNewTab: "Open in a new tab",
  closeExam: "Close exam",
};
