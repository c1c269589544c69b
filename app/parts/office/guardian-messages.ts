import type { ConsentDecision, Relation, ShownConsent } from "#domain/guardians/guardian.ts";

const decisions: Record<ConsentDecision, string> = {
  given: "consent given",
  withheld: "consent withheld",
  withdrawn: "consent withdrawn",
};

const readers = { admin: "admin", tutor: "tutor" };

export const guardianMessages = {
  title: (name: string) => `Guardian of ${name}`,
  birthDate: "Date of birth",
  age: (date: string, years: number) => `${date} (${years} years)`,
  unknown: "Not given",
  guardian: "Guardian",
  none: "Nobody named",
  relation: "Relation",
  relations: {
    mother: "Mother",
    father: "Father",
    grandparent: "Grandparent",
    other: "Another guardian",
  } satisfies Record<Relation, string>,
  email: "Email",
  phone: "Phone",
  consent: "Consent",
  page: "Page",
  pageNeverRead: "Not read yet",
  pageRead: (at: string, times: string) => `Last read ${at}, ${times} in all`,
  consentStates: {
    unanswered: "Not answered yet",
    given: "Given",
    outdated: "Given for an earlier text: what is new in it is not open; they were asked again",
    withheld: "Withheld: please talk with the family",
    withdrawn: "Withdrawn: please talk with the family",
  } satisfies Record<ShownConsent, string>,
  answers: "Answers",
  answer: (at: string, name: string, decision: ConsentDecision, version: number) =>
    `${at}: ${name}, ${decisions[decision]} (version ${version} of the text)`,
  reads: "Who has read the contact",
  read: (at: string, name: string, role: keyof typeof readers) =>
    `${at}: ${name}, ${readers[role]}`,
  allReads: "All of them in the log",
  formerReader: "Somebody without an account now",
  endText:
    "Ending it closes the guardian's links. Their answers are kept, and the student can name somebody else and correct the date of birth.",
  end: "End this guardian's access",
  close: "Close",
};
