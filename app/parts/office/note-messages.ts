import type { NoteProblem } from "#domain/people/staff-note.ts";

/** What is wrong with a note. */
export const noteProblems: Record<NoteProblem, string> = {
  "note-missing": "Please enter a note.",
  "too-long": "Please keep the note within 2,000 characters.",
};
