import type pg from "pg";
import type { TableSize } from "./measured.ts";

interface Row {
  name: string;
  rows: number;
  bytes: number;
  indexes: Record<string, number> | null;
}

/** Bytes on the disk of each table that has any rows, and of its indexes. Run it after a vacuum. */
export async function measureSizes(client: pg.ClientBase): Promise<Record<string, TableSize>> {
  const { rows } = await client.query<Row>(`
    select t.relname as name, greatest(t.reltuples, 0)::float8 as rows,
      pg_table_size(t.oid)::float8 as bytes,
      (select json_object_agg(c.relname, pg_relation_size(c.oid))
        from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = t.oid) as indexes
    from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and t.relname not like 'kysely%' and t.reltuples > 0
    order by pg_total_relation_size(t.oid) desc`);
  return Object.fromEntries(
    rows.map(({ name, rows: count, bytes, indexes }) => [
      name,
      { rows: count, table: bytes, indexes: indexes ?? {} },
    ]),
  );
}
