export const messages = {
  subject: {
    declined: "Your lesson stays at its time",
    expired: "Your request has ended without an answer",
  },
  text: {
    declined: (tutor: string) =>
      `${tutor} cannot agree to your request. The lesson stays as planned:`,
    expired: (tutor: string) =>
      `${tutor} did not answer your request in time. The lesson stays as planned:`,
  },
  title: "Lesson",
  course: "Subject",
  planned: "Planned",
  wanted: "You asked for",
  reason: "The tutor's words:",
  again: "You can ask for another time, or write to the academy.",
  link: "Open the lesson's page",
  guardianLink: "Open your page",
};
