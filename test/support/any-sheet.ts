import type { ImportKind } from "#domain/import/fields.ts";

/** A small generator of random numbers between 0 and 1, which its seed repeats. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Texts that no column expects. */
const strange = [
  "",
  "x",
  "=1+1",
  '=HYPERLINK("http://x.example")',
  "-2",
  "@x",
  "9.87654321E+9",
  "31/02/2010",
  '"',
  'a"b',
  "😀",
  "\u202eabc",
  "http://x.example",
  "x".repeat(300),
  "y".repeat(20_000),
  "Physics; Dancing",
  "0",
];
const names = ["Asha Rao", "అనూష రావు", "Ravi", "Lata  Reddy"];
const newAddresses = ["new1@any.example", "NEW2@any.example ", "new3@any.example"];

interface Context {
  /** Addresses of people whom the academy has. */
  students: readonly string[];
  tutors: readonly string[];
  pick: (from: readonly string[]) => string;
  random: () => number;
}

/** The lines of a sheet whose cells are mostly what their column expects. */
export function anySheet(kind: ImportKind, { students, tutors, pick, random }: Context): string[] {
  const classes = ["10", "Class IX", "10th - A", "Inter 1st Year"];
  const subjects = ["Maths", "Physics", "mathematics & physics"];
  const phones = ["", "98765 43210", "9876543210.0"];
  const columns: Record<ImportKind, Readonly<Record<string, readonly string[]>>> = {
    students: {
      Name: names,
      Email: [...newAddresses, ...newAddresses, ...students, ...tutors],
      Phone: phones,
      Class: classes,
      Subjects: subjects,
      DOB: ["", "2012-05-31", "31-May-11"],
      Other: strange,
    },
    tutors: {
      "First Name": names,
      Email: [...newAddresses, ...newAddresses, ...tutors, ...students],
      Phone: phones,
      Classes: ["9, 10", "11"],
      Subjects: subjects,
      Bio: ["", "Teaches well."],
    },
    guardians: {
      "Student Email": students,
      Name: names,
      Email: newAddresses,
      Relation: ["Mother", "Dad", "?"],
    },
    assignments: {
      "Student Email": students,
      "Tutor Email": tutors,
      Class: ["10", "9", "X"],
      Subject: ["Maths", "Physics"],
    },
  };
  const all = Object.entries(columns[kind]);
  // Now and then a column is missing.
  const some = random() < 0.2 ? all.slice(0, -1) : all;
  const row = () => some.map(([, cells]) => pick(random() < 0.1 ? strange : cells)).join("\t");
  const rows = Array.from({ length: 12 }, () => (random() < 0.1 ? "" : row()));
  return [some.map(([heading]) => heading).join("\t"), ...rows];
}
