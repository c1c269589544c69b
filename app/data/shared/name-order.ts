import { sql, type RawBuilder } from "kysely";

/** SQL: what a name is sorted by where its table has no column for it, in the order of `compareNames`. */
export function nameOrderSql(name: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(name_order(${name}) collate "C")`;
}
