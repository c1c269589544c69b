import type { NoteProblem } from "#domain/people/staff-note.ts";

/** What is wrong with a note. */
export const noteProblems: Record<NoteProblem, string> = {
  "note-missing": "Please enter a note.",
  "too-long": "Please keep the note within 2,000 characters.",
  "date-missing": "Please fill in the date too.",
  "time-missing": "Please fill in the time too.",
  "no-such-time": "There is no such time. Please check it.",
};
