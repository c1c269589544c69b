import { isRecordId } from "#domain/shared/record-id.ts";
import type { ImportColumns, ImportKind } from "#domain/import/fields.ts";
import type { RowProblem } from "#domain/import/plan.ts";
import { keptHours, type ImportState } from "#domain/import/state.ts";
import type { Sheet, SheetFile } from "#domain/import/sheet.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult } from "#data/shared/rows.ts";
import { nameOrderSql } from "#data/shared/name-order.ts";

/** What a dry run found. */
export interface Findings {
  columns: ImportColumns;
  /** The first ones. */
  problems: RowProblem[];
  /** How many rows have a problem. */
  bad: number;
  created: number;
  changed: number;
  same: number;
  digest: string;
}

/** An import as its page shows it. */
export interface ImportRecord extends Findings {
  id: string;
  kind: ImportKind;
  state: ImportState;
  createdAt: Date;
  finishedAt: Date | null;
  failure: "changed" | "error" | null;
  progress: number;
  undone: number;
  /** The headings of the sheet; null until one is chosen, and once it is imported. */
  headers: string[] | null;
  /** The sheet's name in its file, and how much of it is hidden there and left out. */
  sheetName: string | null;
  hiddenRows: number;
  hiddenColumns: number;
  /** Of a file with several sheets those that can be imported, and those that can't. */
  sheets: { name: string; rows: number }[];
  refused: SheetFile["refused"];
  /** The first rows of the sheet. */
  samples: string[][] | null;
  /** After an undo: the names of what has been used since and stayed. */
  stayed: string[];
}

/** The columns of a dry run's findings. */
export function writeFindings({ columns, problems, ...counts }: Findings) {
  return { columns: JSON.stringify(columns), problems: JSON.stringify(problems), ...counts };
}

/**
 * Stores a sheet with its dry run; of a file with several all, until one is chosen.
 *
 * @returns the import's id
 */
export async function insertImport(
  trx: Database,
  {
    kind,
    sheet,
    file,
    createdBy,
  }: { kind: ImportKind; sheet: Sheet | null; file?: SheetFile | null; createdBy: string },
  findings: Findings,
): Promise<string> {
  const { id } = await trx
    .insertInto("imports")
    .values({
      kind,
      created_by: createdBy,
      sheet: sheet && JSON.stringify(sheet),
      sheets: file && JSON.stringify(file),
      ...writeFindings(findings),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores another dry run of a sheet that is not imported yet.
 *
 * @param sheet where another one was chosen
 * @returns false for any other import
 */
export const updateFindings = (db: Database, importId: string, findings: Findings, sheet?: Sheet) =>
  db
    .updateTable("imports")
    .set({
      ...writeFindings(findings),
      failure: null,
      ...(sheet && { sheet: JSON.stringify(sheet) }),
    })
    .where("id", "=", importId)
    .where("state", "=", "checked")
    .returning("id")
    .$call(hasResult);

/** The names behind the records that an undo left. */
const stayedSql = sql`array(
  select coalesce(s.name, t.first_name || ' ' || t.last_name, g.name,
    m.student_name || ', ' || m.tutor_name) as name
  from imported_records r
  left join students s on s.id = r.record_id
  left join tutors t on t.id = r.record_id
  left join guardians g on g.id = r.record_id
  left join assignments m on m.id = r.record_id
  where r.import_id = i.id and i.state = 'undone'
    and coalesce(s.id, t.id, g.id, m.id) is not null
  order by coalesce(s.name_key, t.name_key, m.student_key, ${nameOrderSql(sql`g.name`)}), name limit 200)`;

/** An import; null where there is none. */
export async function findImport(db: Database, importId: string): Promise<ImportRecord | null> {
  if (!isRecordId(importId)) return null;
  return findRow<ImportRecord>(db)`
    select i.id, i.kind, i.state, i.created_at as "createdAt", i.finished_at as "finishedAt",
      i.failure, i.progress, i.undone, i.columns, i.problems, i.bad, i.created, i.changed, i.same, i.digest,
      i.sheet -> 'headers' as headers,
      jsonb_path_query_array(i.sheet, '$.rows[0 to 2]') as samples,
      i.sheet ->> 'name' as "sheetName",
      coalesce((i.sheet -> 'hiddenRows')::int, 0) as "hiddenRows",
      coalesce((i.sheet -> 'hiddenColumns')::int, 0) as "hiddenColumns",
      coalesce((select json_agg(json_build_object('name', one ->> 'name',
          'rows',
          (select count(*) from jsonb_array_elements(one -> 'rows') line where line <> '[]')))
        from jsonb_array_elements(i.sheets -> 'sheets') one), '[]') as sheets,
      coalesce(i.sheets -> 'refused', '[]') as refused,
      ${stayedSql} as stayed
    from imports i where i.id = ${importId}`;
}

/** An import in the list of the last ones. */
export type ListedImport = Pick<
  ImportRecord,
  "id" | "kind" | "state" | "createdAt" | "created" | "changed" | "same"
>;

/** The imports of the last day, newest first. */
export async function listImports(db: Database): Promise<ListedImport[]> {
  return db
    .selectFrom("imports")
    .select(["id", "kind", "state", "created_at as createdAt", "created", "changed", "same"])
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
}

/** The sheet of an import; null where there is none any more. */
export async function findSheet(
  db: Database,
  importId: string,
): Promise<{ kind: ImportKind; sheet: Sheet; columns: ImportColumns; digest: string } | null> {
  const row = await db
    .selectFrom("imports")
    .where("id", "=", importId)
    .select(["kind", "sheet", "columns", "digest"])
    .executeTakeFirst();
  return row?.sheet ? { ...row, sheet: row.sheet } : null;
}

/** One sheet of a file with several that is not imported yet. @param place of the sheet, from 0 */
export async function findSheetOfFile(
  db: Database,
  importId: string,
  place: number,
): Promise<{ kind: ImportKind; sheet: Sheet } | null> {
  const row = await findRow<{ kind: ImportKind; sheet: Sheet | null }>(db)`
    select kind, sheets -> 'sheets' -> ${place}::int as sheet from imports
    where id = ${importId} and state = 'checked'`;
  return row?.sheet ? { ...row, sheet: row.sheet } : null;
}

/**
 * Changes the state of an import that has another, in the name of an admin.
 *
 * @returns false for one that has not
 */
export function moveImport(
  db: Database,
  importId: string,
  from: ImportState,
  to: ImportState,
  by: string,
) {
  return db
    .updateTable("imports")
    .set({ state: to, created_by: by, progress: 0, failure: null, run_id: null })
    .where("id", "=", importId)
    .where("state", "=", from)
    .returning("id")
    .$call(hasResult);
}

/** Deletes imports and their sheets a day after they were made or done, and what is left of their undo. */
export async function deleteOldImports(db: Database): Promise<void> {
  await sql`delete from imports
    where coalesce(undone_at, finished_at, created_at) < now() - make_interval(hours => ${keptHours})
      and state not in ('running', 'undoing')`.execute(db);
}
