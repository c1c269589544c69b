import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows, rowOrNull } from "#data/shared/rows.ts";

/** A picture of the site. */
export interface SiteFile {
  hash: string;
  type: string;
  bytes: Buffer;
}

/** The hash by which changes name a picture. */
export function hashOfFile({ type, bytes }: Omit<SiteFile, "hash">): string {
  return createHash("sha256").update(type).update(bytes).digest("hex").slice(0, 32);
}

/** Stores a picture, once. @returns the hash by which changes name it */
export async function insertSiteFile(
  trx: Database,
  { type, bytes }: { type: string; bytes: Buffer },
): Promise<string> {
  const hash = hashOfFile({ type, bytes });
  await trx
    .insertInto("site_files")
    .values({ hash, type, bytes })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ added_at: sql`now()` }))
    .execute();
  return hash;
}

export function findSiteFile(db: Database, hash: string): Promise<SiteFile | null> {
  return db
    .selectFrom("site_files")
    .select(["hash", "type", "bytes"])
    .where("hash", "=", hash)
    .$call(rowOrNull);
}

/** The pictures that some changes name. */
export const listSiteFiles = (db: Database, changes: unknown) => listRows<SiteFile>(db)`
    select hash, type, bytes from site_files
    where strpos(${JSON.stringify(changes)}::text, hash) > 0`;

/** Deletes pictures that have been in no version and no draft for a day. */
export async function deleteUnusedSiteFiles(db: Database): Promise<void> {
  await sql`
    delete from site_files f
    where added_at < now() - interval '1 day'
      and not exists (select from site_versions v where strpos(v.changes::text, f.hash) > 0)
      and not exists (select from site_draft d where strpos(d.changes::text, f.hash) > 0)
  `.execute(db);
}
