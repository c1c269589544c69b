import { joinMinutes } from "#domain/timetable/lesson.ts";
import { count } from "#content/shared/count.ts";
import type { CourseAccess } from "#domain/assignments/course-access.ts";
import type { ToDoKind } from "#domain/teaching/to-do.ts";

export const messages = {
  pageTitle: "Dashboard",
  welcome: (name: string) => `Welcome, ${name}`,
  sidebar: "Your account and courses",
  myCourses: "My Courses",
  summary: "Enrollment summary",
  progress: "Progress",
  /** Shorter than My Courses, for a phone's button. */
  courses: "Courses",
  close: "Close",
  loading: "Loading",
  announcements: "Announcements",
  allAnnouncements: "All announcements",
  myTeachers: "My Teachers",
  noCourses: "No courses assigned yet. Contact admin for course assignments.",
  noAnnouncements: "No announcements yet.",
  noTeachers: "No teachers assigned yet.",
  yourClass: "Class",
  yourSubjects: "Subjects",
  yourCourses: "Courses",
  noneChosen: "None chosen",
  courseTitle: (subject: string, className: string) => `${subject}, ${className}`,
  taughtBy: (tutor: string) => `with ${tutor}`,
  openCourse: "Open course",
  openLink: "Open link",
  access: {
    open: "Active",
    rejected: "Application Rejected",
    waiting: "Waiting for Teacher Assignment",
  } satisfies Record<CourseAccess, string>,
  tutorAway:
    "Your tutor can't teach at the moment. The academy is looking for another tutor for you.",
  ended: (date: string | null) => (date === null ? "Ended" : `Ended on ${date}`),
  noLessons: "No live sessions scheduled.",
  join: "Join lesson",
  newTab: "opens in a new tab",
  nextLesson: "Next lesson",
  /** "Mathematics today at 6:30 PM" */
  classAt: (subject: string, time: string) => `${subject} ${time}`,
  kinds: { homework: "Homework", exam: "Exam", recording: "Recording" },
  /** What a student ticks. */
  ticks: {
    homework: "Done",
    exam: "Done",
    mark: "Seen",
    recording: "Watched",
  } satisfies Record<ToDoKind, string>,
  /** @param day "today", "tomorrow" or "Monday, November 30" */
  until: (day: string) => `Until ${day}`,
  /** @param day "yesterday" or "Friday, November 20" */
  late: (day: string) => `Until ${day}. You can still hand it in.`,
  startsIn: (left: string) => `Starts in ${left}`,
  liveNow: "Live now",
  over: "This lesson is over.",
  opensBefore: `Opens ${joinMinutes} minutes before`,
  isOpen: "You can join now.",
  addToCalendar: "Add to calendar",
  new: "New",
  newItems: (number: number) => `${number} new`,
  newFor: "New for you",
  newAnnouncements: (number: number) => count(number, "new announcement", "new announcements"),
};
