import { inMinutes } from "#content/shared/count.ts";

export const messages = {
  title: "For parents and guardians",
  intro:
    "Your page shows your children's next lessons, recordings, announcements and tutors. You open it with a link that we send you, without a password.",
  tooMany: (minutes: number) =>
    `Too many requests came from your network. Please try again in ${inMinutes(minutes)}.`,
  invalid: "Please enter a valid email address.",
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "guardian-link-mailed":
    "If a student has named you as their guardian with that address, an email is on its way. We send only a few each day.",
  "guardian-links-ended": "All links to your page have stopped working.",
  "guardian-forgotten": "Thank you. We have deleted your address and will not write to you again.",
};
