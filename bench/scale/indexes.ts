import type pg from "pg";

/**
 * Drops every index that keeps nothing unique, so that many rows come in quickly.
 *
 * @returns what makes them again, as full as they are in life: rows in random order leave the pages
 *   of a B-tree 70 percent full
 */
export async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and not i.indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => asFullAsInLife(definition));
}

function asFullAsInLife(definition: string): string {
  if (!definition.includes("USING btree") || definition.includes(" WITH (")) return definition;
  const [index = "", condition] = definition.split(" WHERE ");
  const filled = `${index} WITH (fillfactor = 70)`;
  return condition === undefined ? filled : `${filled} WHERE ${condition}`;
}
