import type { ReactNode } from "react";
import { Link } from "react-router";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Where the heading leads to sort by this column, and how it is sorted now. */
  sort?: { to: string; now: "ascending" | "descending" | undefined; hint: string };
}

const arrows = { ascending: "▲", descending: "▼" };

/**
 * A table that becomes a card a row on a phone. The roles are spelled out because some browsers
 * forget them when a cell is no longer laid out as one.
 */
export function Table<Row extends { id: string }>(props: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
}) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-edge text-left">
          {props.columns.map(({ label, sort }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              aria-sort={sort?.now}
              className="px-3 py-2 align-middle text-sm font-semibold text-muted"
            >
              {sort ? (
                <Link
                  to={sort.to}
                  title={sort.hint}
                  className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
                >
                  {label}
                  <span aria-hidden="true">{sort.now && arrows[sort.now]}</span>
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
            className="border-b border-line align-top max-md:grid max-md:gap-2 max-md:rounded-card max-md:border max-md:bg-surface max-md:p-4"
          >
            {props.columns.map((column) => (
              <td
                key={column.label}
                role="cell"
                data-label={column.label}
                className="min-w-0 px-3 py-3 max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-2 max-md:p-0 max-md:before:text-sm max-md:before:text-muted max-md:before:content-[attr(data-label)]"
              >
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
