import { createHash } from "node:crypto";
import type { CompiledQuery, RawBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { PreparedQuery } from "./dialect.ts";

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/**
 * Prepares a statement that is executed each time a page is opened and whose text is always the
 * same. It is built and compiled once, and each connection parses and plans it once: to plan a
 * dashboard's query takes longer than to execute it.
 *
 * @param name lower-case letters and hyphens; unique among all prepared statements
 * @param build receives placeholders instead of values, so it must not depend on a value
 * @returns a function that executes the statement with given values
 */
export function prepare<Values extends object, Row>(
  name: string,
  build: (db: Database, values: Values) => CompiledQuery<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    statement ??= build(db, placeholders() as Values);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.key as keyof Values] : parameter,
    );
    const query: PreparedQuery<Row> = { ...statement, parameters, preparedName: name };
    const { rows } = await db.executeQuery<Row>(query);
    return rows;
  };
}

function placeholders(): object {
  return new Proxy({}, { get: (_, key) => new Placeholder(String(key)) });
}

// Each is planned by each connection, and PostgreSQL keeps some 100 KB of a plan. Each language has a
// copy of this module, and they share the connections: a name says which text it is.
const maxNames = 60;
const names = new Map<string, string>();

/**
 * Executes a statement whose text depends on how a list is sorted and searched, but not on a value that
 * the planner should see. Each connection plans each of the first `maxNames` texts once, as statements
 * of `prepare`; the others are planned for each execution.
 */
export async function executeByText<Row>(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  const compiled = query.compile(db);
  const name = names.get(compiled.sql) ?? (names.size < maxNames ? nameOf(compiled.sql) : null);
  if (name === null) return (await db.executeQuery<Row>(compiled)).rows;
  names.set(compiled.sql, name);
  const prepared: PreparedQuery<Row> = { ...compiled, preparedName: name };
  return (await db.executeQuery<Row>(prepared)).rows;
}

const nameOf = (text: string) =>
  `text-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
