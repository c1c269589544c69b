import { count } from "#content/shared/count.ts";
import type { RunPaymentProblem, TakeBackProblem } from "#domain/fees/pay-run.ts";
import type { TutorPayeeProblem } from "#domain/fees/tutor-payee.ts";

export const messages = {
  title: "Pay runs",
  text: "Each tutor gets the pay of all lessons until a day that can't be disputed any more and are not disputed, less what runs before have paid for them. A correction of a lesson that was paid is in the next run.",
  until: "Lessons until",
  show: "Show",
  caption: "What is due to tutors",
  tutor: "Tutor",
  lessons: "Lessons",
  gross: "Pay",
  tax: "Tax",
  taxOf: (amount: string, rate: string) => `${amount} (${rate}%)`,
  net: "To pay",
  thisYear: "Paid since April",
  missing: "Missing",
  noTax: "No tax set: nothing is deducted.",
  setTax: "Set it",
  noAccount: "No bank account.",
  kept: "Is less than nothing: kept for the next run",
  nothingDue: "Nothing is due to a tutor until that day.",
  former: (amount: string) =>
    `${amount} is due to tutors whose accounts are deleted. A run does not pay it.`,
  make: "Make the Pay Run",
  making: "Making it...",
  makes: (amount: string, tutors: number) => `${amount} to ${count(tutors, "tutor", "tutors")}`,
  changed: "Something has changed meanwhile. Please look at the amounts again.",
  runs: "Runs that were made",
  noRuns: "None yet.",
  runOf: (day: string) => `Pay run of ${day}`,
  untilDay: (day: string) => `Lessons until ${day}`,
  waiting: "not marked as paid yet",
  paidOn: (day: string) => `paid on ${day}`,
  takenBackOn: (day: string) => `taken back on ${day}`,

  statement: "Statement",
  total: "In all",
  allGross: "Pay",
  allTax: "Tax deducted",
  allNet: "To pay",
  bankFile: "File for the bank (CSV)",
  notInFile: (number: number) =>
    `${count(number, "tutor has", "tutors have")} no bank account and ${number === 1 ? "is" : "are"} not in the file.`,
  day: "Paid on",
  reference: "Bank's reference",
  optional: "optional",
  markPaid: "Mark as Paid",
  marking: "Saving...",
  paidText: "Only then is it entered in the books.",
  reason: (reason: string) => `Reason: ${reason}`,
  bankReference: (reference: string) => `Bank's reference: ${reference}`,
  takeBack: "Take this run back",
  takeBackTitle: (day: string) => `Take the pay run of ${day} back`,
  takeBackText:
    "Its lessons are in the next run again, and its statements disappear from tutors' pages. Their numbers are not given again.",
  takeBackReason: "Reason",
  takeItBack: "Take It Back",
  takingBack: "Taking it back...",
  backToRun: "Back to the run",

  payeeTitle: (name: string) => `Tax and bank account of ${name}`,
  payeeText:
    "Runs that are made keep the tax that they have. The PAN and the bank account are stored encrypted, and only their last four signs are shown.",
  section: "Section, for the tax deducted at source",
  sectionHint: "As your accountant calls it, such as 393 professional, or none.",
  rate: "Rate, %",
  rateHint: "0 deducts nothing. You decide when a limit is reached.",
  pan: "PAN",
  panHint: "Five letters, four digits and a letter.",
  account: "Bank account",
  stored: (end: string) => `Stored, ends with ${end}. Leave it empty to keep it.`,
  removePan: "Remove the stored PAN",
  removeAccount: "Remove the stored bank account, its IFSC and its holder",
  ifsc: "IFSC",
  holder: "Name of the account's holder",
  save: "Save",
  saving: "Saving...",
};

export const runProblems: Record<RunPaymentProblem, string> = {
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
  "day-to-come": "That day is still to come.",
  "day-too-early": "That day is before the run was made.",
  "reference-too-long": "That reference is too long.",
};

export const takeBackProblems: Record<TakeBackProblem, string> = {
  "reason-missing": "Please write the reason.",
  "reason-too-long": "That reason is too long.",
};

export const payeeProblems: Record<TutorPayeeProblem, string> = {
  "section-too-long": "That section is too long.",
  "no-rate": "Please enter a rate in percent from 0 to 50, such as 10 or 0.75.",
  "section-missing": "Please fill in the section, or write that there is none.",
  "no-pan": "A PAN has five letters, four digits and a letter.",
  "no-account": "A bank account has 6 to 18 digits. Please check it.",
  "no-ifsc": "An IFSC has four letters, a zero and six more signs.",
  "account-missing": "Please fill in the bank account as well.",
  "ifsc-missing": "Please fill in the IFSC as well.",
  "holder-missing": "Please fill in the holder's name as well.",
  "holder-too-long": "That name is too long.",
};
