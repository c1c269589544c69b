/** "3", or "50+" for as many as are counted or more. */
const numberOf = (number: number, most: number) => (number >= most ? `${most}+` : String(number));

/** The words of the home's entries, which its loader writes: the browser does not load them. */
export const entryMessages = {
  numberOf,
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
  guardians: { title: "Guardians", empty: "No guardians need your attention.", more: null },
  today: {
    title: "Today",
    empty: "No live sessions today.",
    over: "Today's live sessions are over.",
    more: null,
  },
  holidays: "Holidays of the academy",
  clear: { title: "All clear", text: "No application, student or guardian is waiting for you." },
  withoutLink:
    "These live sessions have a link that doesn't lead to a meeting. Ask the tutor to correct it.",
  hold: "Lessons on hold",
  more: (shown: number, all: number, most: number) => `${numberOf(all - shown, most - shown)} more`,
  applied: (date: string) => `Applied on ${date}`,
  background: (qualification: string, band: string) => `${qualification}, ${band} of experience`,
  waiting: (className: string, date: string) => `${className}, waiting since ${date}`,
  otherSubjects: (subjects: readonly string[]) =>
    subjects.length === 1
      ? `Tutors for ${subjects[0]}`
      : `Tutors for ${subjects.length} more subjects`,
  demo: (times: readonly string[]) => `Wants a demo class on ${times.join(" or ")}`,
  guardianOf: (guardian: string) => `Guardian: ${guardian}`,
  since: (date: string) => `since ${date}`,
  who: (student: string, tutor: string) => `${student} with ${tutor}`,
  formerTutor: "a former tutor",
  held: (courses: string, lessons: string) => `${courses} on hold, ${lessons} planned`,
  courses: (number: number, most: number) =>
    number === 1 ? "1 course" : `${numberOf(number, most)} courses`,
  lessons: (number: number, most: number) =>
    number === 1 ? "1 lesson" : `${numberOf(number, most)} lessons`,
  suspendedSince: (date: string) => `Suspended since ${date}`,
  quality: { text: "Quality of lessons", to: "/admin-dashboard/quality" },
  toSettle: (number: number, most: number) =>
    number === 1 ? "1 lesson to settle" : `${numberOf(number, most)} lessons to settle`,
  overlaps: (number: number, most: number) => `${numberOf(number, most)} lessons overlap`,
  tutorLeft: (courses: string) => `${courses} without a tutor, because the tutor has left`,
};
