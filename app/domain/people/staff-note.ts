import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { firstFailure, type Rule } from "#domain/shared/rules.ts";
import { isBlank, isLongerThan } from "#domain/shared/text-length.ts";

/**
 * A note as submitted. With a date (YYYY-MM-DD) and a time (HH:MM), in India's time, it is a promise:
 * something that a member of the staff does then.
 */
export type NoteInput = {
  readonly text: string;
  readonly date: string;
  readonly time: string;
  /** The id of who keeps the promise; empty for nobody in particular. */
  readonly owner: string;
};

/** A plain note. */
export const noPromise = { date: "", time: "", owner: "" } as const;

export type NoteField = "text" | "date" | "time";

/** In UTF-16 units after trimming. */
export const maximumNoteLength = 2000;

const rules = [
  [({ text }) => checkNoteText(text) === "note-missing", "note-missing", "text"],
  [({ text }) => checkNoteText(text) === "too-long", "too-long", "text"],
  [({ date, time }) => isBlank(date) && !isBlank(time), "date-missing", "date"],
  [({ date, time }) => isBlank(time) && !isBlank(date), "time-missing", "time"],
  [({ date, time }) => !isBlank(date) && !parseIndiaDateTime(date, time), "no-such-time", "date"],
] as const satisfies readonly Rule<NoteInput, string, NoteField>[];

export type NoteProblem = (typeof rules)[number][1];

/** The first problem of a note that an admin writes about a person, or null. */
export const checkNote = (input: NoteInput) => firstFailure(rules, input);

/** The first problem of a note without a promise, or null. */
export function checkNoteText(text: string): "note-missing" | "too-long" | null {
  if (isBlank(text)) return "note-missing";
  return isLongerThan(text, maximumNoteLength) ? "too-long" : null;
}

/** When a promise is due, and who keeps it. */
export interface Due {
  at: Date;
  /** null for nobody in particular. */
  ownerId: string | null;
}

/** What a valid note promises; null for a plain note. */
export function dueOf({ date, time, owner }: NoteInput): Due | null {
  const at = parseIndiaDateTime(date, time);
  return at && { at, ownerId: isRecordId(owner) ? owner : null };
}
