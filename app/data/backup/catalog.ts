import type pg from "pg";
import { dependencyOrder, type Reference } from "./dependency-order.ts";
import { leftOut } from "./left-out.ts";

/** A table with its columns, except generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

export interface Sequence {
  name: string;
  /** As text, since it may exceed the safe integers of JavaScript. */
  lastValue: string;
  isCalled: boolean;
}

/** The schema of unqualified names on this connection. */
export async function currentSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>("select current_schema() as name");
  return rows[0]?.name ?? "public";
}

/** Lists the tables of a schema that are backed up, each after the tables that it references. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<Table[]> {
  const tables = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = $1::text::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [schema],
  );
  const references = await client.query<Reference>(
    `select f.relname::text as from, t.relname::text as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = $1::text::regnamespace`,
    [schema],
  );
  const backedUp = tables.rows.filter(({ name }) => !Object.hasOwn(leftOut, name));
  return dependencyOrder(backedUp, references.rows);
}

/** Reads the state of each sequence of a schema. */
export async function readSequences(client: pg.ClientBase, schema: string): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; read: string }>(
    `select relname::text as name,
       format('select last_value::text as "lastValue", is_called as "isCalled" from %I.%I', $1::text, relname) as read
     from pg_class where relkind = 'S' and relnamespace = $1::text::regnamespace order by relname`,
    [schema],
  );
  const sequences: Sequence[] = [];
  for (const { name, read } of rows) {
    const state = await client.query<Omit<Sequence, "name">>(read);
    if (state.rows[0]) sequences.push({ name, ...state.rows[0] });
  }
  return sequences;
}

/** The migrations applied to the schema, in order; none if there is no academy. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query("select to_regclass('kysely_migration') as name");
  if (found.rows[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  return rows.map(({ name }) => name);
}
