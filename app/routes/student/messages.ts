import type { CourseAccess } from "#domain/course-access.ts";
import type { EmbedHost } from "#domain/embed.ts";

const count = (number: number, one: string, more: string) =>
  `${number} ${number === 1 ? one : more}`;

export const messages = {
  pageTitle: "Dashboard · Viluva",
  welcome: (name: string) => `Welcome, ${name}`,
  logout: "Logout",
  sidebar: "Your account and courses",
  myCourses: "My Courses",
  summary: "Enrollment summary",
  /** The same places in the phone's bar, where there is little room. */
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
  accessDetail: {
    open: "",
    rejected: "Contact the academy if you think this is a mistake.",
    waiting: "You will see your classes here as soon as a teacher is assigned.",
  } satisfies Record<CourseAccess, string>,
  exams: "Exams",
  recordings: "Recordings",
  liveSessions: "Live Sessions",
  noExams: "No upcoming exams.",
  noRecordings: "No recordings available.",
  noLiveSessions: "No live sessions scheduled.",
  takeExam: "Open exam",
  watch: "Watch recording",
  join: "Join session",
  newTab: "opens in a new tab",
  nextSession: "Next live session",
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
  pastSessions: "Past Sessions",
  new: "New",
  newItems: (number: number) => `${number} new`,
  newFor: "New for you",
  newAnnouncements: (number: number) => count(number, "new announcement", "new announcements"),
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
