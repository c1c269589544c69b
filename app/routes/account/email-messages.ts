import { passwordWords } from "#content/password.ts";
import type { EmailChangeProblem } from "#domain/password-reset.ts";

export const messages = {
  section: "Email address",
  notVerified: "Not confirmed yet",
  notVerifiedText:
    "Confirm it by a link that we mail you. A calendar address and a guardian need it; your classes do not. Other devices are then signed out.",
  sendAgain: "Send me the link",
  verified: "Confirmed",
  change: "Change Email",
  changing: "Sending...",
  newEmail: "New Email",
  mailedEnough:
    "You have asked for several addresses within the hour. Please try again in an hour.",
  text: "We send a link to the new address. Your address changes when you confirm it there; until then nothing does.",
};

/** The message for each rule that a change of address can fail. */
export const problems: Record<EmailChangeProblem, string> = {
  "required-missing": passwordWords.fillAll,
  "email-invalid": "Please enter a valid email address.",
  "too-long": passwordWords.tooLong,
  "same-address": "That is your address already.",
};
