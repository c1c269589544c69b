import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Runs the statement in a template, like the `sql` of Kysely: each value is a parameter or SQL itself. */
type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** Runs a statement. @returns its rows, in order */
export const listRows =
  <Row>(db: Database): Statement<Row[]> =>
  async (text, ...values) =>
    (await sql<Row>(text, ...values).execute(db)).rows;

/** Runs a statement. @returns its first row, or null for none */
export const findRow =
  <Row>(db: Database): Statement<Row | null> =>
  async (text, ...values) =>
    (await listRows<Row>(db)(text, ...values))[0] ?? null;

/** Runs a statement that always has a row, such as one without `from`. @returns it */
export const onlyRow =
  <Row>(db: Database): Statement<Row> =>
  async (text, ...values) => {
    const [row] = await listRows<Row>(db)(text, ...values);
    if (row === undefined) throw new Error("no row");
    return row;
  };

/** Runs a statement. @returns whether it found or changed a row; an update has to return something */
export const hasRow =
  (db: Database): Statement<boolean> =>
  async (text, ...values) =>
    (await listRows(db)(text, ...values)).length > 0;

/** Runs a statement. @returns the values of its first column, in order */
export const listValues =
  <Value>(db: Database): Statement<Value[]> =>
  async (text, ...values) => {
    const rows = await listRows<Record<string, Value>>(db)(text, ...values);
    return rows.flatMap((row) => Object.values(row).slice(0, 1));
  };

/** Runs a statement. @returns the first value of its first row, or null for none */
export const findValue =
  <Value>(db: Database): Statement<Value | null> =>
  async (text, ...values) =>
    (await listValues<Value>(db)(text, ...values))[0] ?? null;

/** Runs a statement that always has a row, such as a count. @returns the first value of its first row */
export const onlyValue =
  <Value>(db: Database): Statement<Value> =>
  async (text, ...values) => {
    const [value] = await listValues<Value>(db)(text, ...values);
    if (value === undefined) throw new Error("no row");
    return value;
  };

/** A query of the builder; call it with `$call` and one of the functions below. */
interface Query<Row> {
  executeTakeFirst(): Promise<Row | undefined>;
}

/** Runs a query. @returns its first row, or null for none */
export const rowOrNull = async <Row>(query: Query<Row>): Promise<Row | null> =>
  (await query.executeTakeFirst()) ?? null;

/** Runs a query of one column. @returns the value of its first row, or null for none */
export const valueOrNull = async <Value>(
  query: Query<Record<string, Value>>,
): Promise<Value | null> => Object.values((await query.executeTakeFirst()) ?? {})[0] ?? null;

/** Runs a query. @returns whether it found or changed a row; a change has to return something */
export const hasResult = async (query: Query<unknown>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;
