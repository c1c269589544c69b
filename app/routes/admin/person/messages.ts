/** The words of a person's page. */
export const messages = {
  course: (subject: string, className: string) => `${subject}, ${className}`,
  since: (day: string) => `Assigned ${day}`,
  endedOn: (day: string) => `Ended ${day}`,
  next: (at: string) => `Next lesson ${at}`,
  planned: (at: string) => `Planned for ${at}`,
  asked: {
    move: (lesson: string, wanted: string) =>
      `The family asks to move the lesson of ${lesson} to ${wanted}.`,
    cancel: (lesson: string) => `The family asks to cancel the lesson of ${lesson}.`,
  },
  noLesson: "No lesson planned",
  needsTutor: "Needs a tutor",
  waits: "Waiting for another tutor",
  allCourses: "Show all courses",
  proved: (email: string) => `${email} (confirmed)`,
  unproved: (email: string) => `${email} (not confirmed)`,
  age: (day: string, years: number) => `${day} (${years} years)`,
  notGiven: "Not given",
  answered: (state: string, at: string) => `${state}, ${at}`,
  askedSince: (state: string, at: string) => `${state}, named ${at}`,
  allMails: "Show all emails",
  sent: (at: string) => `Sent ${at}`,
  failed: (at: string) => `Failed ${at}`,
  due: (at: string) => `To be sent ${at}`,
  waiting: "Waiting to be sent",
  allLog: "All lines in the log",
  allNotes: "Show all notes",
  cameThrough: (students: number) =>
    students === 1 ? "1 student came through them" : `${students} students came through them`,
  joinedWith: (day: string, hasCourse: boolean) =>
    `Joined ${day} · ${hasCourse ? "Has a course" : "No course yet"}`,
  allReferred: "Show all who came through them",
};

/** What a student has told us. */
export const profileLabels = {
  email: "Email",
  phone: "Phone",
  username: "Username",
  address: "Address",
  class: "Class",
  subjects: "Subjects",
  legacyCourses: "Earlier courses",
  referral: "Referred by",
  joined: "Joined",
};

/** What a student's guardian has told us. */
export const guardianLabels = {
  birthDate: "Date of birth",
  guardianName: "Guardian",
  nobody: "Nobody named",
  consent: "Consent",
  email: "Email",
  phone: "Phone",
};
