import { firstFailure, type Failure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

export type NoteInput = { readonly text: string };
export type NoteProblem = "note-missing" | "too-long";

/** In UTF-16 units after trimming. */
export const maximumNoteLength = 2000;

const rules: readonly Rule<NoteInput, NoteProblem, "text">[] = [
  [(input) => isBlank(input.text), "note-missing", "text"],
  [(input) => isLongerThan(input.text, maximumNoteLength), "too-long", "text"],
];

/** The first problem of a note that an admin writes about a person, or null. */
export function checkNote(input: NoteInput): Failure<NoteProblem, "text"> | null {
  return firstFailure(rules, input);
}
