import type { Language } from "#domain/shared/language.ts";
import type { SessionTimes } from "#domain/account/session.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import { sql } from "kysely";
import { countsSql, type Counts } from "#data/office/list-counts.ts";
import type { Database } from "#data/shared/database.ts";
import { hasResult, valueOrNull } from "#data/shared/rows.ts";
import { prepare } from "#data/shared/prepared.ts";
import { hasSecondFactor } from "./second-factors.ts";

/** Whether a session's device gets notices, or its person wants none there. */
export type DevicePush = "on" | "off" | "refused";

/** The person of a session, with the record of each role that the account has. */
export interface Actor {
  accountId: string;
  email: string;
  language: Language;
  session: SessionTimes & { id: string; push: DevicePush };
  student: { name: string } | null;
  tutor: {
    firstName: string;
    lastName: string;
    status: TutorStatus;
    approvedDate: Date | null;
    rejectionReason: string | null;
    /** Where their lessons are held; empty for none. */
    roomUrl: string;
  } | null;
  admin: {
    name: string;
    role: StaffRole;
    hasSecondFactor: boolean;
    hasPasskey: boolean;
    /** The numbers at the office's tabs. */
    counts: Counts;
  } | null;
}

export interface NewSession {
  tokenHash: Buffer;
  accountId: string;
  userAgent: string;
  openedAt: Date;
  expiresAt: Date;
}

/** A session, for the list of one's own sessions. */
export interface OwnSession extends SessionTimes {
  id: string;
  userAgent: string;
  hasPush: boolean;
}

/** The most sessions of an account: more than a family ever has, and few enough to store. */
export const maxSessions = 1_000;

/** Adds a session. Of more than `maxSessions` the least recently used end. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await sql`
    delete from sessions where id in (select id from sessions where account_id = ${session.accountId}
      order by last_seen_at desc, id offset ${maxSessions - 1})`.execute(db);
  await db
    .insertInto("sessions")
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      user_agent: session.userAgent,
      created_at: session.openedAt,
      last_seen_at: session.openedAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

const selectActor = prepare("actor", (db, { tokenHash, now }: { tokenHash: Buffer; now: Date }) =>
  db
    .selectFrom("sessions as n")
    .innerJoin("accounts as a", "a.id", "n.account_id")
    .leftJoin("students as s", "s.id", "a.id")
    .leftJoin("tutors as t", "t.id", "a.id")
    .leftJoin("admins as d", "d.id", "a.id")
    .select([
      "a.id as accountId",
      "a.email",
      "a.language",
      "n.id as sessionId",
      "n.created_at as openedAt",
      "n.last_seen_at as seenAt",
      sql<DevicePush>`case
        when exists (select from push_subscriptions where session_id = n.id) then 'on'
        when n.push_refused_at is not null then 'refused' else 'off' end`.as("push"),
      "s.name as studentName",
      "t.first_name as firstName",
      "t.last_name as lastName",
      "t.status",
      "t.approved_date as approvedDate",
      "t.rejection_reason as rejectionReason",
      "t.room_url as roomUrl",
      "d.name as adminName",
      "d.role as adminRole",
      hasSecondFactor("d.id").as("hasSecondFactor"),
      sql<boolean>`exists (select from passkeys where account_id = d.id)`.as("hasPasskey"),
      sql<Counts | null>`case when d.id is not null then ${countsSql} end`.as("counts"),
    ])
    .where("n.token_hash", "=", tokenHash)
    .where("n.expires_at", ">", now)
    .compile(),
);

/** The actor of a live session, or null. One query per request, so that changes take effect at once. */
export async function findActor(db: Database, tokenHash: Buffer, now: Date): Promise<Actor | null> {
  const [row] = await selectActor(db, { tokenHash, now });
  if (!row) return null;
  const {
    accountId,
    email,
    studentName,
    firstName,
    lastName,
    status,
    approvedDate,
    rejectionReason,
    roomUrl,
    adminName,
    adminRole,
  } = row;
  return {
    accountId,
    email,
    language: row.language,
    session: {
      id: row.sessionId,
      openedAt: row.openedAt,
      seenAt: row.seenAt,
      push: row.push,
    },
    student: studentName === null ? null : { name: studentName },
    tutor:
      firstName === null || lastName === null || status === null || roomUrl === null
        ? null
        : { firstName, lastName, status, approvedDate, rejectionReason, roomUrl },
    admin:
      adminName === null || adminRole === null || row.counts === null
        ? null
        : {
            name: adminName,
            role: adminRole,
            hasSecondFactor: row.hasSecondFactor,
            hasPasskey: row.hasPasskey,
            counts: row.counts,
          },
  };
}

/** Updates when a session was last used; of concurrent requests only the first does. */
export async function updateLastSeen(
  db: Database,
  session: { id: string; seenAt: Date },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where("id", "=", session.id)
    // PostgreSQL has microseconds, JavaScript milliseconds.
    .where("last_seen_at", "<", new Date(session.seenAt.getTime() + 1))
    .execute();
}

/** A person's live sessions, the most recently used first, at most a hundred. */
export async function listOwnSessions(
  db: Database,
  accountId: string,
  now: Date,
): Promise<OwnSession[]> {
  return db
    .selectFrom("sessions")
    .select([
      "id",
      "user_agent as userAgent",
      "created_at as openedAt",
      "last_seen_at as seenAt",
      sql<boolean>`exists (select from push_subscriptions where session_id = sessions.id)`.as(
        "hasPush",
      ),
    ])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** Whether a session is live and belongs to the account. */
export const isOwnSession = (db: Database, accountId: string, sessionId: string, now: Date) =>
  db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .$call(hasResult);

/** When the password was last typed again in a session; null for never. */
export const findConfirmation = (db: Database, sessionId: string) =>
  db.selectFrom("sessions").select("confirmed_at").where("id", "=", sessionId).$call(valueOrNull);

/** Records that the password was typed again in a session. */
export async function confirmSession(trx: Database, sessionId: string, at: Date): Promise<void> {
  await trx.updateTable("sessions").set({ confirmed_at: at }).where("id", "=", sessionId).execute();
}

/** @returns false if the account has no such session */
export const deleteOwnSession = (db: Database, accountId: string, sessionId: string) =>
  db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .returning("id")
    .$call(hasResult);

/**
 * Deletes all sessions of an account, and what would allow a new one without password and code:
 * pending sign-ins and known devices.
 */
export async function deleteSessionsOf(db: Database, accountId: string): Promise<void> {
  // First: a sign-in that is being completed locks this row, and its session is then deleted too.
  await db.deleteFrom("pending_sign_ins").where("admin_id", "=", accountId).execute();
  await db.deleteFrom("known_devices").where("admin_id", "=", accountId).execute();
  await db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
}

/** Deletes expired sessions and devices, which are still personal data, and expired challenges. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  for (const table of [
    "sessions",
    "known_devices",
    "pending_sign_ins",
    "spent_challenges",
  ] as const) {
    await db.deleteFrom(table).where("expires_at", "<=", new Date()).execute();
  }
}
