import { tutorWords } from "#content/account/profile.ts";

export const messages = {
  title: "Invite Tutor",
  text: "The tutor gets an email with a link to set a password, which works for 14 days, and is approved at once. Qualification, experience and bio are asked in their profile.",
  email: "Email",
  submit: "Send Invitation",
  sending: "Sending...",
  taken: "There is an account with this email address already.",
  problems: tutorWords.problems,
};
