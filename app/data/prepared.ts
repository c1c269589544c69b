import type { CompiledQuery } from "kysely";
import type pg from "pg";
import type { Database } from "./database.ts";

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A statement that a page makes each time it is opened, and whose text is always the same: it is
 * built and compiled once, and each connection of PostgreSQL's parses and plans it once. To plan the
 * query of a dashboard takes longer than to answer it.
 *
 * @param name small letters and hyphens; no other statement has it
 * @param build must not look at the values: it gets none, only what stands for them
 * @returns what runs it, with the values of one occasion
 */
export function prepare<Values extends object, Row>(
  name: string,
  build: (db: Database, values: Values) => CompiledQuery<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    statement ??= nameStatement(name, build(db, placeholders()));
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.key as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}

function placeholders<Values extends object>(): Values {
  const values = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) });
  return values as Values;
}

// The name travels in the text, which logs and PostgreSQL's own views then show too.
function nameStatement<Row>(name: string, statement: CompiledQuery<Row>): CompiledQuery<Row> {
  return { ...statement, sql: `/*statement='${name}'*/ ${statement.sql}` };
}

/** The name of a statement that is prepared under it; null for any other. */
export function nameOf(text: string): string | null {
  return /^\/\*statement='([a-z-]+)'\*\//.exec(text)?.[1] ?? null;
}

type Query = (asked: unknown, values?: unknown, done?: unknown) => unknown;

/** Lets a pool's connections prepare what has a name. */
export function prepareNamed(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as Query;
    const query: Query = (asked, values, done) => {
      const name = typeof asked === "string" ? nameOf(asked) : null;
      return name === null
        ? send(asked, values, done)
        : send({ name, text: asked, values }, done);
    };
    Object.assign(client, { query });
  });
}
