import type { ImportColumns, ImportKind } from "#domain/import/fields.ts";
import type { RowProblem } from "#domain/import/plan.ts";
import type { ImportState } from "#domain/import/state.ts";
import type { Sheet, SheetFile } from "#domain/import/sheet.ts";
import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** A JSON column, which is written as text. */
type Json<Value> = ColumnType<Value, string, string>;

/** Imports of sheets, kept for a day. */
export interface ImportTables {
  imports: {
    id: Generated<string>;
    kind: ImportKind;
    /** null for a deleted admin. */
    created_by: string | null;
    created_at: Stamp;
    state: ColumnType<ImportState, ImportState | undefined, ImportState>;
    /** null until one of several is chosen, and once it is imported. */
    sheet: ColumnType<Sheet | null, string | null, string | null>;
    /** Those of a file with several. */
    sheets: ColumnType<SheetFile | null, string | null | undefined, null>;
    columns: Json<ImportColumns>;
    problems: Json<RowProblem[]>;
    /** How many rows have a problem; the first of them are in `problems`. */
    bad: number;
    created: number;
    changed: number;
    same: number;
    /** A hash of what the dry run would do. */
    digest: string;
    failure: ColumnType<"changed" | "error" | null, null | undefined, "changed" | "error" | null>;
    run_id: ColumnType<string | null, undefined, string | null>;
    /** Rows that are done. */
    progress: Generated<number>;
    progress_at: ColumnType<Date | null, undefined, Date>;
    finished_at: ColumnType<Date | null, undefined, Date>;
    undone_at: ColumnType<Date | null, undefined, Date>;
    /** Records that were undone. */
    undone: Generated<number>;
  };
  imported_records: {
    import_id: string;
    record_id: string;
    kind: "student" | "tutor" | "guardian" | "assignment";
    /** null for a new record. */
    before: ColumnType<unknown, string | null, never>;
    after: ColumnType<unknown, string | null, never>;
  };
}
