import { sql, type RawBuilder } from "kysely";

/** SQL: the rows of a select as a JSON array, in its order; empty for none. */
export const jsonRows = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(o), '[]') from (${rows}) o)`;
