/** The names of the office's screens, which the server sends, so that the browser needs none of these words. */
export const messages = {
  label: "Office",
  today: "Today",
  people: "People",
  students: "Students",
  tutors: "Tutors",
  assignments: "Assignments",
  lessons: "Lessons",
};
