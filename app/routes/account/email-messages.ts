import { passwordWords } from "#content/account/password.ts";
import type { EmailChangeProblem } from "#domain/account/password-reset.ts";

export const messages = {
  section: "Email address",
  notVerified: "Not confirmed yet",
  notVerifiedText:
    "We can send you a link to confirm it. You need this for a calendar address or a guardian, but not for your lessons. Your other devices will then be signed out.",
  sendAgain: "Send me the link",
  verified: "Confirmed",
  change: "Change Email",
  changing: "Sending...",
  newEmail: "New Email",
  mailedEnough: "You have asked for several changes within an hour. Please try again in an hour.",
  text: "We will send a link to the new address. Nothing changes until you confirm it there.",
};

/** The message for each rule that a change of address can fail. */
export const problems: Record<EmailChangeProblem, string> = {
  "required-missing": passwordWords.fillAll,
  "email-invalid": "Please enter a valid email address.",
  "too-long": passwordWords.tooLong,
  "same-address": "That is already your address.",
};
