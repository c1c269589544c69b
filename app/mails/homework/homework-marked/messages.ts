export const messages = {
  subject: (subject: string) => `Homework marked: ${subject}`,
  text: (tutor: string) => `${tutor} has marked your homework:`,
  noName: "The tutor",
  word: (tutor: string) => `${tutor} writes:`,
  link: "See your answer and what was marked",
};
