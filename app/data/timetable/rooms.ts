import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";
import { isPlannedLesson } from "./lesson-time.ts";
import { withoutLink } from "./meeting-link.ts";

/**
 * SQL: the link of a new lesson of the tutor `t`: the given one, or else the tutor's room.
 *
 * @param url SQL of the given link; empty for none
 */
export const orRoom = (url: RawBuilder<unknown>) =>
  sql<string>`coalesce(nullif(${url}, ''), t.room_url, '')`;

/** SQL: the link of a new lesson of an assignment: the given one, or else its tutor's room. */
export const linkOrRoom = (
  url: string,
  assignmentId: string,
) => sql<string>`coalesce(nullif(${url}, ''),
  (select t.room_url from assignments a join tutors t on t.id = a.tutor_id
    where a.id = ${assignmentId}), '')`;

/** A tutor with the address at which they hold lessons; it is empty for none. */
export interface Room {
  name: string;
  url: string;
}

/** A tutor's room; null for no such tutor. */
export async function findRoom(db: Database, tutorId: string): Promise<Room | null> {
  const row = await db
    .selectFrom("tutors")
    .select(["first_name", "last_name", "room_url as url"])
    .where("id", "=", tutorId)
    .executeTakeFirst();
  return row ? { name: `${row.first_name} ${row.last_name}`, url: row.url } : null;
}

/**
 * Gives a tutor another room. The tutor's lessons to come that were in the old one, or lead to no
 * meeting, are in the new one then, also those that they give instead of others; one that was given a link of its own keeps it. Lock the tutor's
 * timetable first.
 *
 * @returns whether it is another one than before
 */
export async function changeRoom(
  trx: Database,
  tutorId: string,
  url: string,
  now: Date,
): Promise<boolean> {
  const changed = await findRow<{ was: string }>(trx)`
    with old as (select id, room_url from tutors where id = ${tutorId} for update)
    update tutors t set room_url = ${url} from old
    where t.id = old.id and old.room_url <> ${url}
    returning old.room_url as was`;
  if (!changed) return false;
  await moveLessons(trx, sql`a.tutor_id = ${tutorId}`, changed.was, url, now);
  if (changed.was !== "") await moveSubstitutions(trx, tutorId, changed.was, url, now);
  return true;
}

/**
 * Moves the lessons to come of an assignment that was handed over from one tutor's room into the
 * other's. @param from null for a tutor who has left
 */
export async function moveIntoRoomOf(
  trx: Database,
  assignmentId: string,
  { from, to }: { from: string | null; to: string },
  now: Date,
): Promise<void> {
  const was = from === null ? null : await findRoom(trx, from);
  const next = await findRoom(trx, to);
  await moveLessons(trx, sql`a.id = ${assignmentId}`, was?.url ?? "", next?.url ?? "", now);
}

/** Moves the lessons to come that a tutor gives instead of others and that are in the tutor's room. */
async function moveSubstitutions(
  trx: Database,
  tutorId: string,
  was: string,
  url: string,
  now: Date,
): Promise<void> {
  await sql`
    update content_items set url = ${url}
    where substitute_id = ${tutorId} and substitute_accepted_at is not null
      and starts_at > ${now} and url = ${was}`.execute(trx);
}

async function moveLessons(
  trx: Database,
  ofAssignments: RawBuilder<unknown>,
  was: string,
  url: string,
  now: Date,
): Promise<void> {
  if (url === was) return;
  const isIn = (column: RawBuilder<unknown>) => (was === "" ? sql`false` : sql`${column} = ${was}`);
  const isWithout = url === "" ? sql`false` : withoutLink;
  const assignments = sql`from assignments a where ${ofAssignments} and a.status = 'active'`;
  await sql`
    update content_items c set url = ${url}
    where c.assignment_id in (select a.id ${assignments}) and ${isPlannedLesson()}
      and c.starts_at > ${now} and (${isIn(sql`c.url`)} or ${isWithout})`.execute(trx);
  // The lessons of a series without a link of its own are planned in the room.
  await sql`
    update lesson_series s set url = ''
    where s.assignment_id in (select a.id ${assignments}) and s.ended_at is null
      and ${isIn(sql`s.url`)}`.execute(trx);
}
