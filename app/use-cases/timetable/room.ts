import type { Database } from "#data/shared/database.ts";
import { lockTimetables } from "#data/timetable/locks.ts";
import { changeRoom, findRoom, type Room } from "#data/timetable/rooms.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedChange, notFound } from "#request/audit.ts";
import type { Context } from "#request/context.ts";
import { adminDatabase, currentTutor } from "#security/guards.ts";

/** Where the actor's lessons are held; empty for none. */
export function loadOwnRoom(context: Context): string {
  return currentTutor(context).tutor.roomUrl;
}

/** Changes where the actor's lessons are held; the same again changes nothing. @param url checked */
export async function setOwnRoom(context: Context, url: string): Promise<void> {
  await setRoom(context, currentTutor(context).accountId, url);
}

/** Where a tutor's lessons are held, for staff. @throws 404 for no tutor */
export async function loadRoomOf(context: Context, tutorId: string): Promise<Room> {
  const room = await findRoomOf(adminDatabase(context), tutorId);
  return room ?? notFound(context, "no-tutor", "tutor", tutorId);
}

const findRoomOf = (db: Database, tutorId: string) =>
  isRecordId(tutorId) ? findRoom(db, tutorId) : null;

/** Changes where a tutor's lessons are held, by staff. @param url checked @throws 404 for no tutor */
export async function setRoomOf(context: Context, tutorId: string, url: string): Promise<void> {
  await loadRoomOf(context, tutorId);
  await setRoom(context, tutorId, url);
}

async function setRoom(context: Context, tutorId: string, url: string): Promise<void> {
  const subject = { kind: "tutor", id: tutorId } as const;
  await auditedChange(context, { action: "set-room", subject }, async (trx) => {
    await lockTimetables(trx, [tutorId]);
    return changeRoom(trx, tutorId, url, new Date());
  });
}
