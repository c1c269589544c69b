import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** A note of the staff about a student or a tutor. */
export interface StaffNote {
  id: string;
  text: string;
  about: { id: string; role: "student" | "tutor"; name: string };
}

/** Adds a note. @returns its id; null where there is no such student or tutor */
export async function insertNote(
  trx: Database,
  { role, accountId, authorId, text }: NewNote,
): Promise<string | null> {
  const person = await trx
    .selectFrom(role === "student" ? "students" : "tutors")
    .where("id", "=", accountId)
    .select("id")
    .forKeyShare()
    .executeTakeFirst();
  if (!person) return null;
  const { id } = await trx
    .insertInto("staff_notes")
    .values({ account_id: accountId, author_id: authorId, text: text.trim() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A note about a student or a tutor. */
export interface NewNote {
  role: "student" | "tutor";
  accountId: string;
  /** null for nobody, in tests. */
  authorId: string | null;
  text: string;
}

/** A note with the person whom it is about; null if there is none. */
export async function findNote(db: Database, noteId: string): Promise<StaffNote | null> {
  const { rows } = await sql<StaffNote>`
    select n.id, n.text, json_build_object('id', n.account_id,
      'role', case when s.id is null then 'tutor' else 'student' end,
      'name', coalesce(s.name, concat_ws(' ', t.first_name, t.last_name))) as about
    from staff_notes n
    left join students s on s.id = n.account_id
    left join tutors t on t.id = n.account_id
    where n.id = ${noteId}`.execute(db);
  return rows[0] ?? null;
}

/** Changes a note's text. @returns false where it is gone */
export async function updateNote(
  trx: Database,
  { noteId, adminId, text }: { noteId: string; adminId: string; text: string },
): Promise<boolean> {
  const row = await trx
    .updateTable("staff_notes")
    .set({ text: text.trim(), changed_at: sql<Date>`now()`, changed_by: adminId })
    .where("id", "=", noteId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a note. @returns false where it is gone already */
export async function deleteNote(trx: Database, noteId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom("staff_notes")
    .where("id", "=", noteId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
