import { studentAges, type BirthDateProblem } from "#domain/people/birth-date.ts";
import { consentReminderDays, type GuardianProblem } from "#domain/guardians/guardian.ts";
import { guardianWords } from "#parts/guardians/messages.ts";
import { relationWords } from "#parts/account/relation-messages.ts";

export const messages = {
  ...guardianWords,
  pageTitle: "Your Guardian",
  cancel: "Cancel",
  change: "Change",
  saving: "Saving...",
  birthDateTitle: "When were you born?",
  birthDateWhy:
    "If you are under 18, we ask a parent or guardian whether they agree that we keep what your lessons need. Your courses continue in the meantime.",
  noBirthDate: "You haven't told us yet.",
  tellBirthDate: "Tell us",
  lockedBirthDate: (email: string) =>
    `Your guardian has answered for you, so it can't be changed here. If it is wrong, write to ${email}.`,
  guardian: "Guardian",
  guardianWhy: `We email them a link, and remind them once after ${consentReminderDays} days. They read what we keep about you and say yes or no. After a yes they can see your next lessons, recordings, announcements and tutors.`,
  replaces: "They will replace the guardian you named before, whose link will stop working.",
  noGuardian: "You have not named a guardian yet.",
  notNeeded: "You are 18 or older, so you don't need a guardian here.",
  ageFirst: "First tell us when you were born.",
  disowned:
    "The person at that address says they are not your guardian. Please check the address and try again.",
  guardianName: "Their name",
  relation: "Who they are",
  chooseRelation: "Choose",
  relations: relationWords,
  email: "Their email",
  emailHint: "We will send the link there. Please use an address that only they read.",
  phone: "Their phone",
  optional: "Optional",
  send: "Send the link",
  sending: "Sending...",
  consent: "Answer",
  on: (date: string) => `since ${date}`,
  pageRead: (day: string, times: string) => `Their page was last opened ${day}, ${times} in total.`,
  pageNeverRead: "They have not opened their page yet.",
  changeByAdmin: (email: string) => `To name someone else, write to ${email}.`,
  proveFirst:
    "Please confirm your own email address first, with the link we emailed you, so that nobody else can name a guardian for you.",
  endUnproved:
    "We can't be sure that this is your guardian: they have not answered, or were named before your email address was confirmed. You can end their access.",
  endText: "You are 18 or older now. You can end your guardian's access to your lessons.",
  end: "End their access",
  limited: "We have sent as many emails as we can today. Please try again tomorrow.",
  refused: "This can no longer be changed. Please check the current details.",
};

export const birthDateProblems: Record<BirthDateProblem, string> = {
  "date-missing": "Please fill in day, month and year.",
  "no-such-day": "There is no such day. Please check the day, the month and the year.",
  "too-young": `Students are at least ${studentAges.youngest} years old. Please check the year.`,
  "too-old": "Please check the year.",
};

export const guardianProblems: Record<GuardianProblem, string> = {
  "required-missing": "Please fill in all required fields.",
  "relation-missing": "Please choose who they are.",
  "email-invalid": "Please enter a valid email address.",
  "name-invalid":
    "Please write the name without links or hidden characters, and with a space after a full stop.",
  "too-long": "That is too long.",
};

/** The texts of flash messages, by their codes. */
export const notices: Record<string, string> = {
  "birth-date-set": "Thank you. Your date of birth is saved.",
  "guardian-named": "The link is on its way to your guardian.",
  "guardian-ended": "Your guardian's access has ended.",
};
