/** The page about one lesson that a tutor gives instead of its own; sent with the data. */
export const messages = {
  title: (student: string) => `Lesson with ${student}`,
  insteadOf: "Instead of",
  course: "Class and subject",
  when: "When",
  what: "Lesson",
  asked:
    "The academy asks you to teach this one lesson. Once you accept, you see its link and the last reports.",
  accepted:
    "You teach this lesson. The family knows, and its tutor too. You can open this page until seven days after the lesson.",
  noLink: "The lesson has no link yet. The academy adds it.",
  finish: "Finish and Report",
  over: "How it turned out and its report are saved.",
  decline: "I Can't Teach It",
  last: "Last time",
  noReports: "There is no report of this course yet.",
  report: "Your report",
  back: "Back to your dashboard",
};
