import type { ColumnType } from "kysely";

/** A timestamp that the database fills in by default. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;
