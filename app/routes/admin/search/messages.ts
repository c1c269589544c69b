export const messages = {
  title: "Search results in all lists",
  ask: "Type a name, an email, a phone number, a class or a subject into the box above.",
  nothing: "Nothing matches your search.",
  students: "Students",
  tutors: "Tutors",
  assignments: "Assignments",
  allStudents: (find: string) => `All students for “${find}”`,
  allTutors: (find: string) => `All tutors for “${find}”`,
  allAssignments: (find: string) => `All assignments for “${find}”`,
  joins: (subject: string, className: string, tutor: string) =>
    `${subject}, ${className}, with ${tutor}`,
  nextClass: (subject: string, at: string) => `Next class: ${subject}, ${at}`,
  noClass: "No class planned",
  none: "None.",
  similar: "Similar names",
};
