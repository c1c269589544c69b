import { count } from "#content/shared/count.ts";
import type { IssuerProblem } from "#domain/fees/issuer.ts";
import type { PayerProblem } from "#domain/fees/payer.ts";

export const messages = {
  title: "Invoices and receipts",
  all: "All",
  kinds: { invoice: "Invoices", "credit-note": "Credit notes", receipt: "Receipts" },
  none: "Nothing has been issued yet.",
  number: "Number",
  day: "Date",
  to: "For",
  amount: "Amount",
  noIssuer:
    "Say first who issues your invoices: the academy's legal name, its address and its state.",
  setIssuer: "Set who issues them",
  issueTitle: (day: string) => `Lessons until ${day}`,
  toIssue: (families: number, more: string, less: string) =>
    `${count(families, "family", "families")}: invoices for ${more}, credit notes for ${less}.`,
  nothingToIssue: "Every lesson is on an invoice.",
  issue: "Issue Invoices",
  issuing: "Issuing...",
  progressTitle: "Invoices are being issued",
  progress: (done: number, families: number) =>
    `${done} of ${count(families, "family", "families")}`,
  stop: "Stop Issuing",
  stopText: "What is issued stays. You can go on at any time, and none is issued twice.",
  reload: "Look Again",
  stopped: (done: number, families: number) =>
    `Stopped after ${done} of ${count(families, "family", "families")}.`,

  issuerTitle: "Who issues invoices",
  issuerText:
    "It is printed on every invoice, credit note and receipt from that day on. What is issued already never changes.",
  legalName: "Legal name",
  address: "Address",
  state: "State",
  gstin: "GSTIN",
  gstinHint: "Leave it empty while the academy is not registered for GST: then there is no tax.",
  taxRate: "GST, %",
  taxRateHint: "Prices include it. Families pay the same with and without.",
  sac: "SAC",
  sacHint: "999293 for tutoring, as far as we know. Ask your accountant.",
  keepYears: "Years for which documents are kept",
  keepYearsHint:
    "After the financial year in which they are issued. The law of GST asks for about 8.",
  from: "From this day on",
  optional: "optional",
  save: "Save",
  saving: "Saving...",
  now: "Set until now",
  since: (day: string) => `from ${day}`,
  unregistered: "Not registered for GST",

  payerTitle: (names: string) => `Invoices of ${names}`,
  payerText:
    "Invoices and receipts are made out to this person from now on. Without a name it is the first student.",
  payerName: "Name",
  payerAddress: "Address",
  payerState: "State",
  payerStateHint: "It decides which taxes an invoice has.",
  sameState: "As the academy",
  payerEmail: "Email address",
  payerEmailHint:
    "Invoices, receipts and reminders go there, with a link to all fees of the family. Without it they go to the guardians.",
  payerLanguage: "Language of these mails",
  familyFees: "The family's fees",
};

export const issuerProblems: Record<IssuerProblem, string> = {
  "name-missing": "Please fill in the legal name.",
  "name-too-long": "That name is too long.",
  "address-missing": "Please fill in the address.",
  "address-too-long": "That address is too long.",
  "state-missing": "Please choose the state.",
  "no-gstin": "Please check the GSTIN: one of its 15 signs is wrong.",
  "gstin-of-another-state": "This GSTIN is of another state. Please check both.",
  "no-rate": "Please enter the tax in percent, such as 18.",
  "no-sac": "A SAC has 6 digits.",
  "no-years": "Please enter whole years, from 6 to 20.",
  "day-missing": "Please fill in the day.",
  "no-such-day": "There is no such day. Please check it.",
};

export const payerProblems: Record<PayerProblem, string> = {
  "name-missing": "Please fill in the name as well.",
  "name-too-long": "That name is too long.",
  "address-too-long": "That address is too long.",
  "no-state": "Please choose a state from the list.",
  "no-email": "Please check the email address.",
};
