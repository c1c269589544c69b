export const messages = {
  subject: {
    declined: "Your session stays at its time",
    expired: "Your request has ended without an answer",
  },
  text: {
    declined: (tutor: string) =>
      `${tutor} cannot agree to your request. The session stays as planned:`,
    expired: (tutor: string) =>
      `${tutor} did not answer your request in time. The session stays as planned:`,
  },
  title: "Session",
  course: "Subject",
  planned: "Planned",
  wanted: "You asked for",
  reason: "The tutor's words:",
  again: "You can ask for another time, or write to the academy.",
  link: "Open the session's page",
  guardianLink: "Open your page",
};
