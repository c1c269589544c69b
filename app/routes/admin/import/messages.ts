import type { ImportField, ImportKind } from "#domain/import/fields.ts";
import { sheetLimits, type SheetProblem } from "#domain/import/sheet.ts";

export const messages = {
  title: "Import",
  text: "Bring students, tutors, guardians and assignments from a spreadsheet. You see first what would happen to each row; nothing is imported before you say so.",
  kind: "What does the sheet list?",
  file: "File",
  fileHint:
    "CSV, Excel (.xlsx) or LibreOffice (.ods), up to 5 MB. Headings such as Name and Email stand above the rows; a title above them does no harm.",
  paste: "Or paste the rows here",
  pasteHint: "Copied from a spreadsheet, with the headings.",
  kept: "The sheet is deleted once it is imported, or after a day.",
  check: "Check the Sheet",
  checking: "Checking...",
  columnsOf: "Columns",
  lastOnes: "Of the last day",
  none: "No imports yet.",
  show: (kind: string, at: string) => `${kind}, ${at}`,
  chooseKind: "Please choose what the sheet lists.",
  unclosedQuote: (row: number) =>
    `Row ${row} does not end: a quotation mark (") in it is never closed. Please close or remove it.`,
  chooseSheet: "Please choose a file, or paste rows.",
};

export const kindNames: Record<ImportKind, string> = {
  students: "Students",
  tutors: "Tutors",
  guardians: "Guardians",
  assignments: "Assignments",
};

/** What the headings of each kind may be. */
export const kindHints: Record<ImportKind, string> = {
  students:
    "Name, Email, Phone, Class, Subjects; if you like Date of Birth, Address, Referral Email. Each gets an invitation by email.",
  tutors:
    "Name, Email, Phone, Classes, Subjects; if you like Bio. Each gets an invitation by email.",
  guardians: "Student's Email, Name, Email, Phone, Relation. Import the students first.",
  assignments: "Student's Email, Tutor's Email, Class, Subject. Import the people first.",
};

export const fieldNames: Record<ImportField, string> = {
  name: "Name",
  lastName: "Last Name",
  email: "Email",
  phoneNumber: "Phone Number",
  class: "Class",
  classes: "Classes",
  subject: "Subject",
  subjects: "Subjects",
  address: "Address",
  birthDate: "Date of Birth",
  referralEmail: "Referral Email",
  bio: "Bio",
  relation: "Relation",
  studentEmail: "Student's Email",
  tutorEmail: "Tutor's Email",
};

export const sheetProblems: Record<SheetProblem, string> = {
  empty: "There are no rows below the headings.",
  hidden:
    "All rows below the headings are hidden in that file. Please show the sheet or the rows to import, and save it again.",
  "unclosed-quote":
    'A row does not end: a quotation mark (") in it is never closed. Please close or remove it.',
  "too-large": "That sheet is too large. Please keep it within 5 MB, or split it.",
  "unpacks-too-large": `Unpacked, that file has more than ${sheetLimits.unpackedBytes / 1024 / 1024} MB. Please copy only the rows that you need into a new sheet, and save that.`,
  "too-much-text": `The cells of that file hold more than ${sheetLimits.textLength / 1_000_000} million characters. Please split it.`,
  "too-much-memory":
    "That file needs too much memory to read. Please copy only the rows that you need into a new sheet, or save it as CSV.",
  "not-a-sheet":
    "That file is no sheet that we can read. Please save it as CSV (UTF-8), .xlsx or .ods.",
  "old-excel":
    "That is an old Excel file, or one with a password. Please save it as .xlsx without a password.",
  encrypted: "That file has a password. Please save it without one.",
  unreadable: "That file is damaged, or not what its name says. Please save it again.",
  "too-many-rows": `A sheet may have ${sheetLimits.rows} rows. Please split it.`,
  "too-many-columns": `A sheet may have ${sheetLimits.columns} columns. Please remove those that are not needed.`,
  "too-slow": "That sheet took too long to read. Please save it as CSV, or split it.",
  busy: "Other sheets are being read just now. Please try again in a minute.",
};
