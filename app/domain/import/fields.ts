import { plain, withoutBrackets } from "./read-cells.ts";

/** What an import can bring. */
export const importKinds = ["students", "tutors", "guardians", "assignments"] as const;

export type ImportKind = (typeof importKinds)[number];

export function isImportKind(text: string): text is ImportKind {
  return (importKinds as readonly string[]).includes(text);
}

/** The fields of each kind, in the order of the form. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  students: [
    "name",
    "lastName",
    "email",
    "phoneNumber",
    "class",
    "subjects",
    "birthDate",
    "address",
    "referralEmail",
  ],
  tutors: ["name", "lastName", "email", "phoneNumber", "classes", "subjects", "bio"],
  guardians: ["studentEmail", "name", "email", "phoneNumber", "relation"],
  assignments: ["studentEmail", "tutorEmail", "class", "subject"],
};

/** The fields without which no row of a kind says whom it is about. */
export const keyFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  students: ["email"],
  tutors: ["email"],
  guardians: ["studentEmail", "name", "email"],
  assignments: ["studentEmail", "tutorEmail", "class", "subject"],
};

/** The number of the sheet's column for each field that it has; the first column is 0. */
export type ImportColumns = Partial<Record<ImportField, number>>;

const personal = ["", "student", "students", "child", "childs", "tutor", "tutors", "teacher"];
const guardianly = ["", "guardian", "guardians", "parent", "parents", "mother", "father"];

/** Headings by which a column is recognised, without spaces and signs. */
const headings = {
  name: ["name", "fullname", "firstname", "givenname", "nameinfull"],
  lastName: ["lastname", "surname", "familyname"],
  email: ["email", "emailaddress", "emailid", "mail", "mailid", "gmail"],
  phoneNumber: [
    "phone",
    "phonenumber",
    "phoneno",
    "mobile",
    "mobilenumber",
    "mobileno",
    "cell",
    "contact",
    "contactnumber",
    "contactno",
    "whatsapp",
    "whatsappnumber",
  ],
  class: ["class", "classname", "grade", "standard", "std"],
  classes: ["class", "classes", "grades", "grade", "standards", "teachesclasses"],
  subject: ["subject", "subjectname", "course"],
  subjects: ["subjects", "subject", "courses", "course", "teaches"],
  address: ["address", "homeaddress", "postaladdress", "city", "place"],
  birthDate: ["dateofbirth", "birthdate", "dob", "birthday", "born"],
  referralEmail: ["referralemail", "referredby", "referral", "referrer", "referreremail"],
  bio: ["bio", "about", "profile", "description"],
  relation: ["relation", "relationship", "relationtostudent", "relationtochild"],
  studentEmail: ["studentemail", "studentsemail", "studentemailaddress", "student", "childemail"],
  tutorEmail: [
    "tutoremail",
    "tutorsemail",
    "tutoremailaddress",
    "tutor",
    "teacheremail",
    "teacher",
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** What a column of a sheet can hold. */
export type ImportField = keyof typeof headings;

/** "Name of the Student" is "studentname", and "D.O.B. (dd/mm/yyyy)" is "dob". */
function plainHeading(heading: string): string {
  return plain(withoutBrackets(heading)).replace(
    /^(.+)of(?:the)?(student|child|tutor|teacher|parent|guardian)s?$/,
    "$2$1",
  );
}

function isHeadingOf(kind: ImportKind, field: ImportField, heading: string): boolean {
  const known = headings[field];
  if (known.includes(heading)) return true;
  const prefixes = kind === "guardians" ? guardianly : personal;
  return (
    kind !== "assignments" &&
    prefixes.some((prefix) => prefix !== "" && known.some((name) => prefix + name === heading))
  );
}

/** The columns of a sheet, recognised by their headings; each column is used once. */
export function matchColumns(kind: ImportKind, headers: readonly string[]): ImportColumns {
  const columns: ImportColumns = {};
  const names = headers.map(plainHeading);
  const used = new Set<number>();
  // The most particular first: "Student's Email" is no guardian's email.
  const isParticular = (field: ImportField) => field.endsWith("Email");
  const all = importFields[kind];
  const fields = [...all.filter(isParticular), ...all.filter((field) => !isParticular(field))];
  for (const field of fields) {
    const at = names.findIndex((name, index) => !used.has(index) && isHeadingOf(kind, field, name));
    if (at < 0) continue;
    columns[field] = at;
    used.add(at);
  }
  return columns;
}

/** How many cells of a row are headings of some kind of sheet. */
export function countHeadings(cells: readonly string[]): number {
  const counts = importKinds.map((kind) => Object.keys(matchColumns(kind, cells)).length);
  return Math.max(...counts);
}
