export const messages = {
  subject: (subject: string | null, date: string) =>
    subject ? `The ${subject} lesson of ${date}` : `The lesson of ${date}`,
  text: "The academy has looked into this lesson and has decided how it turned out:",
  outcome: "Outcome",
  reason: "The reason:",
  next: (email: string) => `If something was overlooked, please write to ${email}.`,
  link: "Open your page",
  guardianLink: "Open your page",
};
