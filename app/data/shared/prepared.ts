import type { CompiledQuery } from "kysely";
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
