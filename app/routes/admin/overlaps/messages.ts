export const messages = {
  title: "Overlapping lessons",
  intro:
    "These lessons were planned before the academy refused a second one at the same time. Ask the tutor to move or cancel one of each two.",
  none: "No lessons overlap.",
  when: "When",
  tutor: "Tutor",
  student: "Student",
  lesson: "Lesson",
  formerTutor: "A former tutor",
};
