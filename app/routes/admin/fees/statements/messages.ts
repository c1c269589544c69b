import { count } from "#content/shared/count.ts";
import type { NeededColumn } from "#domain/fees/bank/layout.ts";
import type { LineState } from "#domain/fees/bank/line.ts";
import type { Match } from "#domain/fees/bank/match.ts";

export const messages = {
  title: "Bank statements",
  text: "Import your bank's statement as often as you like: each line is taken once. Money that came in is matched with what families say that they have paid and with their codes; what nobody knows waits here until you say whose it is.",
  file: "Statement of your bank",
  fileHint:
    "CSV or Excel (.xlsx), up to 5 MB, as HDFC, ICICI, SBI and others give it. An old Excel file (.xls) is not read: open it in a spreadsheet, and save it as CSV or .xlsx.",
  debitsLeftOut: "Money that went out is left out.",
  paste: "Or paste its rows",
  rows: "Rows",
  rowsHint: "Copied from a spreadsheet or a CSV file, with the headings.",
  chooseFile: "Please choose a file, or paste rows.",
  import: "Import",
  importing: "Reading...",
  imported: "Imported statements",
  none: "No statement has been imported yet.",
  period: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  statementTitle: (period: string) => `Statement of ${period}`,
  importedOn: "Imported",
  wait: "Waiting",
  linesWait: (number: number) => count(number, "line waits", "lines wait"),
  noneWait: "Nothing waits",
  lines: (number: number) => count(number, "line", "lines"),

  unknownLayout: (missing: string) =>
    `These are not the headings of a bank statement that we know. We looked for columns with the day (Date, Txn Date, Transaction Date or Value Date), the text (Narration, Description, Transaction Remarks, Particulars or Details) and the money that came in (Deposit Amount, Credit Amount, Deposit or Credit; or Transaction Amount with Cr/Dr). Not found: ${missing}.`,
  hiddenRows: (number: number) =>
    `${count(number, "row is", "rows are")} hidden in that file. Please show all rows, and save it again.`,
  noDay: (row: number, text: string) =>
    `Nothing was imported: in row ${row} there is money but no day that we can read (${text}).`,
  dayToCome: (row: number, text: string) =>
    `Nothing was imported: the day in row ${row} is still to come (${text}). The day stands before the month.`,
  noAmount: (row: number, text: string) =>
    `Nothing was imported: we can't read the amount in row ${row} (${text}).`,
  noCredits: "No money came in by that statement.",
  nothingThere: "(empty)",

  added: "New lines",
  known: "Known from earlier statements",
  debits: "Left out: money that went out",
  waiting: "Waiting",
  ready: "Ready to enter",
  suggested: "Please look at these",
  suggestedText: "Tick those that are right.",
  enter: (number: number) => `Enter ${count(number, "payment", "payments")}`,
  enterTicked: "Enter the ticked payments",
  entering: "Entering...",
  waits: "Waiting for you",
  waitsText:
    "This money is in the bank, and no family's yet. Open a line to say whose it is, or that it is no fee.",
  done: "Done",
  other: "Another family",
  open: "Whose is it?",
  see: "Open",
  allDone: "Every line of this statement is dealt with.",
  back: "All statements",

  lineTitle: (amount: string, day: string) => `${amount} of ${day}`,
  inStatement: "What the bank wrote",
  noText: "(removed, since the family's data was erased)",
  toStatement: "To its statement",
  give: (names: string) => `Give to ${names}`,
  link: (names: string) => `It is the payment of ${names}`,
  find: "Find a family",
  findHint: (code: string) => `Its code, such as ${code}, or a student's name.`,
  search: "Find",
  nobody: "No family with such a code or student.",
  owes: (amount: string) => `owes ${amount}`,
  ahead: (amount: string) => `${amount} paid in advance`,
  even: "nothing owed",
  byHand: "Entered by hand already?",
  byHandText:
    "These payments have the same amount and were entered without a number. The money counts once if you choose one.",
  enteredFor: (names: string, day: string) => `${names}, ${day}`,
  notFee: "It is no fee",
  notFeeText: "Such as interest or the academy's own money. It counts for no family.",
  reason: "What it is",
  setAside: "Set Aside",
  putBack: "Let It Wait Again",
  toFamily: "To the family",
};

/** Where a line stands. */
export const states: Record<LineState, string> = {
  waiting: "Waiting",
  given: "Entered as a payment",
  linked: "A payment that was entered by hand",
  "set-aside": "Set aside",
};

/** Why a line is somebody's, or is not known. */
export const why = {
  known: "entered by hand already; it counts once",
  claim: "the family says so",
  code: (code: string) => `has the code ${code}`,
  "maybe-known": (day: string) =>
    `a payment of this amount is entered by hand for ${day}; tick this if it is the same`,
  "other-amount": (amount: string) => `the family says it is ${amount}`,
  owed: "only this family owes this amount",
  "number-taken": "a payment with this number is entered already, and is not the same",
  "several-claims": "several families say that they have paid this",
  "several-codes": "has the codes of several families",
  nothing: "nobody has said anything about it",
} satisfies Record<Match["is"], unknown>;

export const missingColumns: Record<NeededColumn, string> = {
  day: "the day",
  narration: "the text",
  amount: "the money that came in",
};
