import {
  deleteNote,
  findNote,
  insertNote,
  settlePromise,
  updateNote,
  type StaffNote,
} from "#data/people/staff-notes.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import {
  checkNote,
  dueOf,
  type NoteField,
  type NoteInput,
  type NoteProblem,
} from "#domain/people/staff-note.ts";
import type { Context } from "#request/context.ts";
import { auditedChange, notFound, recordDenial } from "#request/audit.ts";
import { adminDatabase, currentAdmin } from "#security/guards.ts";
import { changeRecord } from "#use-cases/shared/change-record.ts";

type Role = "student" | "tutor";

/** A note that is not valid, with the field. */
export type InvalidNote = Refusal<NoteProblem> & { field: NoteField };

/** A note with the person whom it is about. @throws 404 where there is none */
export async function loadNote(context: Context, noteId: string): Promise<StaffNote> {
  const database = adminDatabase(context);
  const note = isRecordId(noteId) ? await findNote(database, noteId) : null;
  return note ?? notFound(context, "no-note", "note", noteId);
}

/** Writes a note about a student or a tutor. Refused for an invalid text or a missing person. */
export async function writeNote(
  context: Context,
  { role, accountId }: { role: Role; accountId: string },
  input: NoteInput,
): Promise<Result<null, InvalidNote | Refusal<"not-possible">>> {
  const { accountId: authorId } = currentAdmin(context);
  const failure = checkNote(input);
  if (failure) return { ...refuse(failure.problem), field: failure.field };
  const { text } = input;
  const note = { role, accountId, authorId, text, due: dueOf(input) };
  return changeRecord(context, { action: "write-note", kind: role, id: accountId }, async (trx) => {
    const noteId = await insertNote(trx, note);
    return noteId !== null && { noteId };
  });
}

/** Changes a note; any admin may. @throws 404 where there is none */
export async function changeNote(
  context: Context,
  noteId: string,
  input: NoteInput,
): Promise<Result<StaffNote, InvalidNote>> {
  const { accountId: adminId } = currentAdmin(context);
  const note = await loadNote(context, noteId);
  const failure = checkNote(input);
  if (failure) return { ...refuse(failure.problem), field: failure.field };
  const changed = { noteId, adminId, text: input.text, due: dueOf(input) };
  const subject = { kind: note.about.role, id: note.about.id };
  const change = { action: "change-note", subject, detail: { noteId } } as const;
  await auditedChange(context, change, (trx) => updateNote(trx, changed));
  return ok(note);
}

/** Deletes a note; any admin may. @throws 404 where there is none */
export async function removeNote(context: Context, noteId: string): Promise<StaffNote> {
  const note = await loadNote(context, noteId);
  const subject = { kind: note.about.role, id: note.about.id };
  const change = { action: "delete-note", subject, detail: { noteId } } as const;
  await auditedChange(context, change, (trx) => deleteNote(trx, noteId));
  return note;
}

/**
 * Says that a promise was kept, or takes that back; any admin may. Refused where that is so already.
 * @throws 404 where there is no such note
 */
export async function keepPromise(
  context: Context,
  noteId: string,
  isKept: boolean,
): Promise<Result<StaffNote, Refusal<"not-possible"> & { note: StaffNote }>> {
  currentAdmin(context);
  const note = await loadNote(context, noteId);
  const subject = { kind: note.about.role, id: note.about.id };
  const action = isKept ? "keep-promise" : "reopen-promise";
  const entry = { action, subject, detail: { noteId } } as const;
  if (await auditedChange(context, entry, (trx) => settlePromise(trx, noteId, isKept))) {
    return ok(note);
  }
  await recordDenial(context, { action, subject, reason: "not-possible" });
  return { ...refuse("not-possible"), note };
}
