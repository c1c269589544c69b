import { Empty } from "#ui/empty.tsx";
import { Table } from "./table.tsx";

/** A table, or what is said where it has no rows. */
export function TableOrEmpty<Row extends { id: string }>({
  empty,
  ...table
}: { empty: string } & Parameters<typeof Table<Row>>[0]) {
  return table.rows.length === 0 ? <Empty>{empty}</Empty> : <Table {...table} />;
}
