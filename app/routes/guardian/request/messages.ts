import { inMinutes } from "#content/count.ts";

export const messages = {
  title: "For parents and guardians",
  intro:
    "Your page shows your children's next classes, recordings, announcements and tutors. You open it by a link in our mail, without a password.",
  lost: "Enter the email address at which you get our mails, and we will send you a new link.",
  email: "Your email",
  send: "Send me a link",
  tooMany: (minutes: number) =>
    `Too many requests came from your network. Please try again in ${inMinutes(minutes)}.`,
  invalid: "Please enter a valid email address.",
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "guardian-link-mailed":
    "If a student named that address as their guardian's, a mail is on its way. We send only a few a day.",
  "guardian-links-ended": "Every link to your page has ended.",
  "guardian-forgotten": "Thank you. We have deleted your address and will not write to you again.",
};
