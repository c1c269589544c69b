import type { ImportField, ImportKind } from "#domain/import/fields.ts";

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
