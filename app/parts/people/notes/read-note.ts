import type { Fields } from "#request/form.ts";
import type { NoteField, NoteInput } from "#domain/people/staff-note.ts";
import type { InvalidNote } from "#use-cases/people/notes.ts";
import { noteProblems } from "./problem-messages.ts";

/** What a page's action returns when it refuses a note. */
export interface NoteRefusal {
  error: string;
  field: NoteField | null | undefined;
  /** As submitted; undefined where it was kept in the browser. */
  typed: NoteInput | undefined;
}

/** The fields of `NoteFields` as submitted. */
export function readNote(form: Fields): NoteInput {
  return {
    text: form.text("text"),
    date: form.text("date"),
    time: form.text("time"),
    owner: form.text("owner"),
  };
}

/** What a refused note shows. */
export function describeRefusal({ reason, field }: InvalidNote, typed: NoteInput): NoteRefusal {
  return { error: noteProblems[reason], field, typed };
}
