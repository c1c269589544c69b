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
