import type { Relation } from "#domain/guardians/guardian.ts";

/** What a guardian is to the student. */
export const relationWords: Record<Relation, string> = {
  mother: "Mother",
  father: "Father",
  grandparent: "Grandparent",
  other: "Another guardian",
};
