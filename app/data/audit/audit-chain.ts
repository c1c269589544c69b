import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";

/** A line's place in the chain of the audit log. */
export interface ChainLink {
  position: number;
  lineId: string;
  chainedAt: Date;
  previousHash: Buffer;
  hash: Buffer;
  /** What is hashed after the previous hash; null if the line does not exist. */
  text: string | null;
}

/** The last hash of the audit log, in hexadecimal; null if the log is empty. */
export async function findLastHash(
  db: Database,
): Promise<{ position: string; hash: string } | null> {
  const row = await db
    .selectFrom("audit_chain")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { position: row.position, hash: row.hash.toString("hex") } : null;
}

/** The links after a position, in order, at most `limit`. */
export async function listLinks(db: Database, after: number, limit: number): Promise<ChainLink[]> {
  // The text is the one of `audit_hash`, but not by calling it: who can change lines can replace it.
  const { rows } = await sql<Omit<ChainLink, "position"> & { position: string }>`
    select c.position, c.line_id as "lineId", c.chained_at as "chainedAt",
      c.previous_hash as "previousHash", c.hash,
      case when l.id is not null then
        jsonb_build_array(c.position, extract(epoch from c.chained_at), l.id,
          extract(epoch from l.at), l.request_id, l.actor_id, l.actor_role, l.action,
          l.subject_kind, l.subject_id, l.outcome, l.reason, l.detail)::text end as text
    from audit_chain c left join audit_log l on l.id = c.line_id
    where c.position > ${after} order by c.position limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}

/** The ids of the first lines that are not in the chain. */
export async function listUnchained(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("audit_log as l")
    .where((line) =>
      line.not(line.exists(line.selectFrom("audit_chain as c").whereRef("c.line_id", "=", "l.id"))),
    )
    .select("l.id")
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
