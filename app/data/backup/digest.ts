import pg from "pg";
import type { Table } from "./catalog.ts";

/** A checksum of a table's rows in any order. */
export interface Digest {
  rows: string;
  /** The sum of the rows' hashes. */
  sum: string;
}

/** Reads a table's digest. The connection needs the settings of `inTransaction`. */
export async function readDigest(client: pg.ClientBase, { name, columns }: Table): Promise<Digest> {
  const row = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const { rows } = await client.query<Digest>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(md5(row(${row})::text), 15))::bit(60)::bigint), 0)::text as sum
     from ${pg.escapeIdentifier(name)}`,
  );
  return rows[0] ?? { rows: "0", sum: "0" };
}
