import { insertImport, moveImport } from "#data/import/imports.ts";
import { matchColumns, type ImportKind } from "#domain/import/fields.ts";
import { toSheet } from "#domain/import/sheet.ts";
import { checkSheet } from "#use-cases/import/plan.ts";
import type { TestDatabase } from "./academy.ts";

type Academy = Pick<TestDatabase, "database" | "pool">;

/** Starts an import of rows, the first of which has the headings; an instance takes it. @returns its id */
export async function startImport(
  { database }: Academy,
  adminId: string,
  kind: ImportKind,
  cells: readonly string[][],
): Promise<string> {
  const sheet = toSheet(cells);
  if (typeof sheet === "string") throw new Error(sheet);
  const columns = matchColumns(kind, sheet.headers);
  const { findings } = await checkSheet(database, kind, columns, sheet);
  const id = await insertImport(database, { kind, sheet, createdBy: adminId }, findings);
  await moveImport(database, id, "checked", "waiting", adminId);
  return id;
}

export interface ImportStatus {
  state: string;
  failure: string | null;
  progress: number;
}

/** How far an import is. */
export async function importStatus({ pool }: Academy, id: string): Promise<ImportStatus> {
  const { rows } = await pool.query<ImportStatus>(
    "select state, failure, progress from imports where id = $1",
    [id],
  );
  if (!rows[0]) throw new Error("no such import");
  return rows[0];
}

/** Students whom nobody has yet, as rows below their headings. */
export function studentRows(count: number): string[][] {
  const rows = Array.from({ length: count }, (_, index) => [
    `Student ${index}`,
    `many-${index}@sheet.example`,
    "10",
    "Maths",
  ]);
  return [["Name", "Email", "Class", "Subjects"], ...rows];
}
