import type { ImportKind } from "#domain/import/fields.ts";
import type { AboutTwoRows, ImportProblem } from "#domain/import/step.ts";

/** The words of an import's own page. */
export const messages = {
  title: (kind: string) => `Import: ${kind}`,
  sheet: "Sheet",
  sheetText: "The file has several visible sheets. Choose the one to import.",
  whichSheet: "Sheet to import",
  chooseSheet: "Choose a sheet",
  sheetRows: (name: string, rows: string) => `${name} (rows: ${rows})`,
  checkSheet: "Check This Sheet",
  hiddenRows: (rows: string) =>
    `Rows that are hidden in the file, by a filter or by hand, and left out: ${rows}. Show them there to import them.`,
  hiddenColumns: (columns: string) =>
    `Columns that are hidden in the file, and left out: ${columns}.`,
  columns: "Columns",
  columnsText: "Each was recognised by its heading. Correct what is wrong, and check again.",
  notInSheet: "Not in the sheet",
  column: (number: number, heading: string) => `${number}: ${heading}`,
  unnamed: "(no heading)",
  checkAgain: "Check Again",
  checking: "Checking...",
  result: "What would happen",
  created: "Created",
  changed: "Changed",
  same: "Left as they are",
  bad: "With a problem",
  problems: "Rows with a problem",
  row: "Row",
  field: "Column",
  value: "In the sheet",
  problem: "Problem",
  more: (number: number) => `${number} more rows have a problem.`,
  empty: "(empty)",
  nothing: "There is nothing to import: every row is known already or has a problem.",
  importAll: {
    students: (rows: string) => `Import ${rows} Students`,
    tutors: (rows: string) => `Import ${rows} Tutors`,
    guardians: (rows: string) => `Import ${rows} Guardians`,
    assignments: (rows: string) => `Import ${rows} Assignments`,
  } satisfies Record<ImportKind, (rows: string) => string>,
  importGood: (rows: string) => `Import the ${rows} Good Rows`,
  importText:
    "All of these rows are imported, or none. You can undo it within a day: what nobody has used by then is deleted.",
  importMails: "New people get an email with a link to set a password, a few each second.",
  leaves: "The rows with a problem are left out. Correct them in your sheet, and import it again.",
  again: "Import Another Sheet",
  changedMeanwhile:
    "Nothing was imported: somebody has changed what this sheet is about. This is what it would do now.",
  failed: "Nothing was imported: the server was interrupted. You can start again.",
  undoFailed: "Nothing was undone: the server was interrupted. You can start again.",
  running: "Importing",
  undoing: "Undoing",
  progress: (done: string, all: string) => `${done} of ${all} rows`,
  undoProgress: (done: string) => `${done} undone`,
  reload: "Show how far it is",
  done: "Imported",
  doneText: (created: string, changed: string, same: string) =>
    `${created} created, ${changed} changed, ${same} left as they were.`,
  undo: "Undo This Import",
  undoText:
    "Whom this import created is deleted, unless they have set a password or something was added for them since. What it changed is as before, unless it was changed since.",
  late: "This import was done more than a day ago, and can't be undone.",
  undone: "Undone",
  undoneText: (count: string) => `${count} undone.`,
  stayed: "These stay, because they have been used since:",
};

export const importProblems: Record<Exclude<ImportProblem, AboutTwoRows>, string> = {
  "required-missing": "This is missing.",
  "email-invalid": "This is no valid email address.",
  "referral-email-invalid": "This is no valid email address.",
  "name-invalid": "A name has no links or hidden characters, and a space after a full stop.",
  "too-long": "This is too long.",
  "class-unknown": "This is none of our classes.",
  "subject-unknown": "This is none of our subjects.",
  "date-unreadable": "We can't read this date. Write the day first and the whole year: 31/05/2012.",
  age: "Students are between 5 and 100 years old.",
  "phone-mangled":
    "The spreadsheet has made a number of this and lost digits. Format the column as text, and type it again.",
  "date-in-doubt":
    "This is a moment without its time zone, so that the day is in doubt. Write the day: 31/05/2012.",
  "line-break":
    "This has a line break, and perhaps other rows are in it. Look for a quotation mark that is missing or too many.",
  "several-emails": "This is more than one email address. Write the one to sign in with.",
  "address-kept": "Another account had this address until lately, and can still take it back.",
  "not-a-student": "This address belongs to somebody who is no student.",
  "not-a-tutor": "This address belongs to somebody who is no tutor.",
  "no-student": "No student has this address.",
  "no-tutor": "No tutor has this address.",
  adult: "This student is 18 or older and needs no guardian.",
  "other-guardian": "This student has another guardian already.",
  "other-tutor": "This student has another tutor for it. Hand the assignment over instead.",
  "tutor-not-eligible": "This tutor does not teach that class and subject, or is not approved.",
};

/** The problems that name an earlier row. */
export const rowProblems = {
  "shared-email": (row: string) =>
    `Row ${row} has this address with another name. Each person needs an address of their own.`,
  repeated: (row: string) => `Row ${row} is about the same and says something else.`,
} satisfies Record<AboutTwoRows, (row: string) => string>;
