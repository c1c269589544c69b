import type { Due } from "#domain/people/staff-note.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult } from "#data/shared/rows.ts";
import { nameOrderSql } from "#data/shared/name-order.ts";

/** A note of the staff about a student or a tutor. */
export interface StaffNote {
  id: string;
  text: string;
  about: { id: string; role: "student" | "tutor"; name: string };
  /** null for a plain note. */
  dueAt: Date | null;
  ownerId: string | null;
  doneAt: Date | null;
  /** Who may keep a promise, by name. */
  keepers: Keeper[];
}

/** A member of the staff who may keep a promise. */
export interface Keeper {
  id: string;
  name: string;
}

/** SQL: the members of the staff who may keep a promise, by name, as JSON. */
export const keepersSql = (): RawBuilder<Keeper[]> => sql<Keeper[]>`(
  select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name)
    order by ${nameOrderSql(sql`k.name`)}, k.id), '[]')
  from admins k where k.role = any(${[...rolesIn("people")]}))`;

const dueColumns = (due: Due | null) => ({
  due_at: due?.at ?? null,
  // Somebody who has left meanwhile keeps nothing.
  owner_id: sql<string | null>`(select id from admins where id = ${due?.ownerId ?? null}::uuid)`,
});

/** Adds a note. @returns its id; null where there is no such student or tutor */
export async function insertNote(
  trx: Database,
  { role, accountId, authorId, text, due = null }: NewNote,
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
    .values({ account_id: accountId, author_id: authorId, text: text.trim(), ...dueColumns(due) })
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
  /** What it promises; null for a plain note. */
  due?: Due | null;
}

/** A note with the person whom it is about; null if there is none. */
export const findNote = (db: Database, noteId: string) => findRow<StaffNote>(db)`
    select n.id, n.text, json_build_object('id', n.account_id,
      'role', case when s.id is null then 'tutor' else 'student' end,
      'name', coalesce(s.name, concat_ws(' ', t.first_name, t.last_name))) as about,
      n.due_at as "dueAt", n.owner_id as "ownerId", n.done_at as "doneAt", ${keepersSql()} as keepers
    from staff_notes n
    left join students s on s.id = n.account_id
    left join tutors t on t.id = n.account_id
    where n.id = ${noteId}`;

/** Changes a note; a promise of another time is open again. @returns false where it is gone */
export function updateNote(
  trx: Database,
  {
    noteId,
    adminId,
    text,
    due,
  }: { noteId: string; adminId: string; text: string; due: Due | null },
) {
  const isSameTime = sql<boolean>`due_at is not distinct from ${due?.at ?? null}`;
  return trx
    .updateTable("staff_notes")
    .set({
      text: text.trim(),
      changed_at: sql<Date>`now()`,
      changed_by: adminId,
      ...dueColumns(due),
      done_at: sql<Date | null>`case when ${isSameTime} then done_at end`,
    })
    .where("id", "=", noteId)
    .returning("id")
    .$call(hasResult);
}

/** Deletes a note. @returns false where it is gone already */
export const deleteNote = (trx: Database, noteId: string) =>
  trx.deleteFrom("staff_notes").where("id", "=", noteId).returning("id").$call(hasResult);

/** Says that a promise was kept, or takes that back. @returns false where there is nothing to change */
export const settlePromise = (trx: Database, noteId: string, isKept: boolean) =>
  trx
    .updateTable("staff_notes")
    .set({ done_at: isKept ? sql<Date>`now()` : null })
    .where("id", "=", noteId)
    .where("due_at", "is not", null)
    .where("done_at", isKept ? "is" : "is not", null)
    .returning("id")
    .$call(hasResult);
