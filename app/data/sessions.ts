import type { Database } from "./database.ts";

/** Whose session it is, with the record of each role that the account has. */
export interface Actor {
  accountId: string;
  email: string;
  student: { name: string } | null;
  tutor: {
    firstName: string;
    lastName: string;
    status: "pending" | "approved" | "rejected";
    rejectionReason: string | null;
  } | null;
  admin: { name: string } | null;
}

export async function insertSession(
  db: Database,
  tokenHash: Buffer,
  accountId: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
    .execute();
}

/** The live session's actor, or null; one query, so that a deleted or changed person counts at once. */
export async function findActor(db: Database, tokenHash: Buffer): Promise<Actor | null> {
  const row = await db
    .selectFrom("sessions as n")
    .innerJoin("accounts as a", "a.id", "n.account_id")
    .leftJoin("students as s", "s.id", "a.id")
    .leftJoin("tutors as t", "t.id", "a.id")
    .leftJoin("admins as d", "d.id", "a.id")
    .select([
      "a.id as accountId",
      "a.email",
      "s.name as studentName",
      "t.first_name as firstName",
      "t.last_name as lastName",
      "t.status",
      "t.rejection_reason as rejectionReason",
      "d.name as adminName",
    ])
    .where("n.token_hash", "=", tokenHash)
    .where("n.expires_at", ">", new Date())
    .executeTakeFirst();
  if (!row) return null;
  const { accountId, email, studentName, firstName, lastName, status, rejectionReason, adminName } =
    row;
  return {
    accountId,
    email,
    student: studentName === null ? null : { name: studentName },
    tutor:
      firstName === null || lastName === null || status === null
        ? null
        : { firstName, lastName, status, rejectionReason },
    admin: adminName === null ? null : { name: adminName },
  };
}

/** @returns whose session it was, or null where there is none */
export async function deleteSession(db: Database, tokenHash: Buffer): Promise<string | null> {
  const gone = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", tokenHash)
    .returning("account_id")
    .executeTakeFirst();
  return gone?.account_id ?? null;
}

/** Removes sessions past their end; they open nothing, but they are personal data. */
export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", new Date()).execute();
}
