import type pg from "pg";
import { sampleAcademy } from "#content/site/academy.ts";

const { name, legalName, nameInTelugu, website, email, phone, social } = sampleAcademy;

/** The academy's facts that are the same in every language. */
const factsOfItsOwn = leaves({ name, legalName, nameInTelugu, website, email, phone, social });

/** What the screens of `look` search for, and what the import has that they show. */
const searched = ["an", "zzqx", "Dancing"];

/** Columns whose values are people's own words although they look like codes. */
const names = /(?:^|_)(?:name|username|publisher|changer)$|email/;

/**
 * Everything that people have typed into an academy, and its own facts. Codes,
 * which are words of the product's, are none of it.
 */
export async function readTypedTexts(pool: pg.Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      -- The headings of a sheet and the standard chapters are words of the product's too.
      and (c.table_name, c.column_name) not in (('imports', 'sheet'), ('lesson_reports', 'covered'))
      and c.data_type in ('text', 'character varying', 'ARRAY', 'json', 'jsonb')`);
  const { rows: sheets } = await pool.query<{ name: string }>(
    "select distinct sheet->>'name' as name from imports where sheet->>'name' is not null",
  );
  const typed = new Set(sheets.map(({ name }) => name));
  for (const { table, column, type } of columns) {
    const { rows } = await pool.query<{ value: unknown }>(
      type === "ARRAY"
        ? `select distinct unnest("${column}")::text as value from "${table}"`
        : `select distinct ${type.startsWith("json") ? `"${column}"::text` : `"${column}"`} as value
           from "${table}" where "${column}" is not null`,
    );
    for (const { value } of rows) {
      const texts = type.startsWith("json") ? leaves(JSON.parse(String(value))) : [String(value)];
      for (const text of texts) {
        if (/^[a-z][a-z0-9.-]*$/.test(text) && !names.test(column)) continue;
        for (const part of [text, ...text.split(/\r?\n/)]) typed.add(part.trim());
        // A person is also called by one of their names, and shown as initials.
        if (names.test(column)) {
          for (const part of text.split(/\s+/)) typed.add(part);
          typed.add(initialsOf(text));
        }
      }
    }
  }
  for (const fact of [...factsOfItsOwn, ...searched]) typed.add(fact);
  typed.delete("");
  return [...typed];
}

function initialsOf(name: string): string {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  const first = (part: string) => [...graphemes.segment(part)][0]?.segment ?? "";
  const [one = "", ...more] = name.split(/\s+/);
  return first(one) + first(more.at(-1) ?? "");
}

export function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}

/** A function that takes typed texts out of others. */
export function withoutTexts(typed: readonly string[]): (text: string) => string {
  const byStart = new Map<string, string[]>();
  for (const text of typed.toSorted((a, b) => b.length - a.length)) {
    const key = text.slice(0, 2);
    byStart.set(key, [...(byStart.get(key) ?? []), text]);
  }
  const isWordy = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return (text) => {
    let left = "";
    for (let at = 0; at < text.length;) {
      const found = byStart
        .get(text.slice(at, at + 2))
        ?.find(
          (each) =>
            text.startsWith(each, at) &&
            !(isWordy(text[at - 1]) && isWordy(each[0])) &&
            !(isWordy(text[at + each.length]) && isWordy(each.at(-1))),
        );
      left += found ? "\u0000" : (text[at] ?? "");
      at += found?.length ?? 1;
    }
    return left;
  };
}
