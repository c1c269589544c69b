import type { ReactNode } from "react";
import { Link } from "react-router";
import { useIsBeingDeleted } from "./pending.ts";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The link that sorts by this column, and how it is sorted now. */
  sort?: { to: string; now: "ascending" | "descending" | undefined; hint: string };
}

const arrows = { ascending: "▲", descending: "▼" };

/**
 * A table that shows each row as a card on a phone. The ARIA roles are explicit because some
 * browsers drop the implicit ones when `display` changes. A row fades while it is being deleted.
 */
export function Table<Row extends { id: string }>(props: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
}) {
  const isBeingDeleted = useIsBeingDeleted();
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead role="rowgroup" className="max-md:block">
        <tr
          role="row"
          className="border-b border-edge text-left max-md:mb-2 max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:border-0"
        >
          {props.columns.map(({ label, sort }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={sort?.now}
              className={`px-3 py-2 align-middle text-sm font-semibold text-muted max-md:p-0 ${sort ? "" : "max-md:sr-only"}`}
            >
              {sort ? (
                <Link
                  to={sort.to}
                  title={sort.hint}
                  preventScrollReset
                  className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4 max-md:rounded-control max-md:border max-md:border-edge max-md:px-3 max-md:no-underline"
                >
                  {label}
                  <span aria-hidden="true">{sort.now ? arrows[sort.now] : ""}</span>
                </Link>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-4">
        {props.rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            aria-busy={isBeingDeleted(row.id) || undefined}
            className="list-row"
          >
            {props.columns.map((column) => (
              <td key={column.label} role="cell" data-label={column.label} className="list-cell">
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
