import { count } from "#content/shared/count.ts";
import type { CourseAccess } from "#domain/assignments/course-access.ts";

export const messages = {
  pageTitle: "Dashboard",
  welcome: (name: string) => `Welcome, ${name}`,
  sidebar: "Your account and courses",
  myCourses: "My Courses",
  summary: "Enrollment summary",
  progress: "Progress",
  /** Shorter labels for the bar on a phone. */
  bar: { summary: "Summary", courses: "Courses", announcements: "Announcements" },
  close: "Close",
  loading: "Loading",
  announcements: "Announcements",
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
  noLiveSessions: "No live sessions scheduled.",
  join: "Join session",
  newTab: "opens in a new tab",
  nextSession: "Next live session",
  /** "Mathematics today at 6:30 PM" */
  classAt: (subject: string, time: string) => `${subject} ${time}`,
  watched: "Watched",
  done: "Done",
  startsIn: ({ days, hours, minutes }: { days: number; hours: number; minutes: number }) => {
    const parts = [
      days > 0 && count(days, "day", "days"),
      hours > 0 && count(hours, "hour", "hours"),
      days === 0 && minutes > 0 && count(minutes, "minute", "minutes"),
    ];
    return `Starts in ${parts.filter(Boolean).join(" ")}`;
  },
  liveNow: "Live now",
  over: "This session is over.",
  opensBefore: "Opens 10 minutes before",
  isOpen: "You can join now.",
  addToCalendar: "Add to calendar",
  new: "New",
  newItems: (number: number) => `${number} new`,
  newFor: "New for you",
  newAnnouncements: (number: number) => count(number, "new announcement", "new announcements"),
};
